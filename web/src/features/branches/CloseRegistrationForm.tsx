import { Row } from 'antd';
import { useState } from 'react';
import { CloseRegistrationInput } from '../../../../server/src/modules/parties/branches/branch.inputs';
import { useCloseRegistrationMutation, type RegistrationRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { DateInput } from '../../ui/input/DateInput';

interface Props {
  registration: RegistrationRowFragment;
  onDone: () => void;
}

/** The day from which nothing is supplied under it; without one it is open again. */
export function CloseRegistrationForm({ registration, onDone }: Props) {
  const { uniqueId, version } = registration;
  const [first] = useState({ closedOn: registration.closedOn });
  const form = useCommandForm({
    rules: CloseRegistrationInput,
    blank: first,
    toInput: ({ closedOn }: typeof first) => ({ uniqueId, version, closedOn }),
    startsFocused: true,
    mutation: useCloseRegistrationMutation(),
    done: ({ closeRegistration: { gstin, closedOn } }) => `Registration ${gstin} is ${closedOn ? 'closed' : 'open'}`,
    changes: ['registrations'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Close registration">
      <Row gutter={12}>
        <form.Field xs={24} sm={12} name="closedOn" label="Closed From" extra="Blank while it is open">
          <DateInput />
        </form.Field>
      </Row>
      <FormButtons ok="Save" saving={form.saving} />
    </InputForm>
  );
}
