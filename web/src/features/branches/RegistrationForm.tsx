import { Input, Row } from 'antd';
import { useState } from 'react';
import { registrationFields } from '../../../../server/src/domain/parties/branchFields';
import { blankTexts } from '../../../../server/src/domain/values/fields';
import { SaveRegistrationInput } from '../../../../server/src/modules/parties/branches/branch.inputs';
import { companyToday } from '../../companyToday';
import { useSaveRegistrationMutation, type RegistrationRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { none, valuesFrom } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { DateInput } from '../../ui/input/DateInput';

const blank = { ...blankTexts(registrationFields), validFrom: none<string>() };

type Values = typeof blank;

interface Props {
  /** The registration to change; null: a new one. */
  registration: RegistrationRowFragment | null;
  onDone: () => void;
}

export function RegistrationForm({ registration, onDone }: Props) {
  const [first] = useState<Values>(() =>
    registration ? valuesFrom(blank, registration, {}) : { ...blank, validFrom: companyToday() },
  );
  const form = useCommandForm({
    rules: SaveRegistrationInput,
    blank: first,
    toInput: (values: Values) => ({
      ...values,
      uniqueId: registration?.uniqueId ?? null,
      version: registration?.version ?? null,
    }),
    startsFocused: true,
    mutation: useSaveRegistrationMutation(),
    done: ({ saveRegistration }) => `Registration ${saveRegistration.gstin} saved`,
    changes: ['registrations'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Registration">
      <Row gutter={12}>
        <form.Field xs={24} sm={8} name="gstin" extra="Gives the state">
          <Input maxLength={15} autoCapitalize="characters" />
        </form.Field>
        <form.Field xs={24} sm={16} name="legalName" />
        <form.Field xs={24} sm={12} name="addressLines">
          <Input.TextArea rows={3} />
        </form.Field>
        <form.Field xs={12} sm={6} name="city" />
        <form.Field xs={12} sm={6} name="pinCode">
          <Input inputMode="numeric" />
        </form.Field>
        <form.Field
          xs={24}
          sm={12}
          name="validFrom"
          extra={registration && 'From a later day on: papers of days before keep name and address'}
        >
          <DateInput />
        </form.Field>
      </Row>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
