import { Button, Checkbox, Col, Input, Row, Select } from 'antd';
import { useState } from 'react';
import { branchFields } from '../../../../server/src/domain/parties/branchFields';
import { blankTexts } from '../../../../server/src/domain/values/fields';
import { SaveBranchInput } from '../../../../server/src/modules/parties/branches/branch.inputs';
import { useSaveBranchMutation, type BranchRowFragment, type RegistrationRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { none, valuesFrom } from '../../ui/form/formValues';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { ReferenceSelect } from '../../ui/input/ReferenceSelect';
import type { Suggestion } from '../../ui/input/RemoteSelect';
import { useSuggestions } from '../../ui/input/useSuggestions';

const blank = {
  ...blankTexts(branchFields),
  cityId: none<Suggestion>(),
  registrationId: none<number>(),
  isActive: true,
};

type Values = typeof blank;

interface Props {
  /** The branch to change; null: a new one. */
  branch: BranchRowFragment | null;
  registrations: readonly RegistrationRowFragment[];
  onDone: () => void;
  /** In the set-up, where there is no window to close. */
  onSkip?: () => void;
}

function valuesOf({ branch, registrations }: Props): Values {
  if (!branch) return { ...blank, registrationId: registrations.find(({ isDefault }) => isDefault)?.id ?? null };
  const { city, registration } = branch;
  const cityId = city && { id: city.id, name: city.name };
  return valuesFrom(blank, branch, { cityId, registrationId: registration?.id ?? null });
}

export function BranchForm(props: Props) {
  const { branch, registrations, onDone, onSkip } = props;
  const [first] = useState(() => valuesOf(props));
  const { cities } = useSuggestions();
  const form = useCommandForm({
    rules: SaveBranchInput,
    blank: first,
    toInput: ({ cityId, registrationId, ...values }: Values) => ({
      ...values,
      cityId: cityId?.id ?? null,
      registrationId,
      uniqueId: branch?.uniqueId ?? null,
      version: branch?.version ?? null,
    }),
    startsFocused: true,
    mutation: useSaveBranchMutation(),
    done: ({ saveBranch }) => `Branch ${saveBranch.name} saved`,
    changes: ['branches'],
    onSaved: onDone,
  });
  const choices = registrations
    .filter(({ id, closedOn }) => !closedOn || id === branch?.registration?.id)
    .map(({ id, gstin, state }) => ({ value: id, label: `${gstin} ${state?.name ?? ''}` }));
  return (
    <InputForm form={form} label="Branch">
      <Row gutter={12}>
        <form.Field xs={16} sm={8} name="name" />
        <form.Field xs={8} sm={4} name="code">
          <Input maxLength={4} autoCapitalize="characters" />
        </form.Field>
        <form.Field xs={24} sm={12} name="cityId">
          <ReferenceSelect load={cities} />
        </form.Field>
        <form.Field xs={24} sm={12} name="addressLines">
          <Input.TextArea rows={3} />
        </form.Field>
        <form.Field xs={12} sm={6} name="pinCode">
          <Input inputMode="numeric" />
        </form.Field>
        <form.Field xs={12} sm={6} name="phone">
          <Input inputMode="tel" />
        </form.Field>
        <form.Field xs={24} sm={12} name="registrationId" label="Registration">
          <Select options={choices} />
        </form.Field>
        <Col xs={24} sm={12}>
          <form.Flag className="lone-box" name="isActive" label=" " colon={false}>
            <Checkbox>Open</Checkbox>
          </form.Flag>
        </Col>
      </Row>
      <FormButtons ok="Save" saving={form.saving}>
        {onSkip ? <Button onClick={onSkip}>Skip</Button> : undefined}
      </FormButtons>
    </InputForm>
  );
}
