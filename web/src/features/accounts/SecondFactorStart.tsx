import { Button, Input } from 'antd';
import { StartSecondFactorInput } from '../../../../server/src/modules/parties/accounts/secondFactor/secondFactor.inputs';
import { useStartSecondFactorMutation, type StartSecondFactorMutation } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';

export type SecondFactorSetup = StartSecondFactorMutation['startSecondFactor'];

interface Props {
  onStarted: (setup: SecondFactorSetup) => void;
  onCancel: () => void;
}

export function SecondFactorStart({ onStarted, onCancel }: Props) {
  const form = useCommandForm({
    rules: StartSecondFactorInput,
    blank: { password: '' },
    toInput: (values: { password: string }) => values,
    mutation: useStartSecondFactorMutation(),
    onSaved: ({ startSecondFactor }) => onStarted(startSecondFactor),
  });
  return (
    <InputForm form={form} label="Set up the second factor">
      <form.Field name="password" label="Your password">
        <Input.Password autoComplete="current-password" maxLength={200} />
      </form.Field>
      <FormButtons ok="Continue" saving={form.saving}>
        <Button onClick={onCancel}>Cancel</Button>
      </FormButtons>
    </InputForm>
  );
}
