import { Button, Input } from 'antd';
import { SecondFactorCodeInput } from '../../../../server/src/modules/parties/accounts/secondFactor/secondFactor.inputs';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm, useInputForm } from '../../ui/form/InputForm';

interface Props {
  /** Accessible name. */
  label: string;
  hint?: string;
  ok: string;
  /** Resolves to true if the code was taken. */
  send: (code: string) => Promise<boolean>;
  onCancel: () => void;
}

/** Asks for a code of the second factor. A refused one is taken back, since the next one is another. */
export function CodeForm({ label, hint = 'Six digits of the app, or a recovery code', ok, send, onCancel }: Props) {
  const form = useInputForm({
    rules: SecondFactorCodeInput,
    blank: { code: '' },
    async save({ code }) {
      if (!(await send(code))) form.reset();
    },
  });
  return (
    <InputForm form={form} label={label}>
      <form.Field name="code" label="Code" extra={hint}>
        <Input autoComplete="one-time-code" maxLength={40} />
      </form.Field>
      <FormButtons ok={ok} saving={form.saving}>
        <Button onClick={onCancel}>Cancel</Button>
      </FormButtons>
    </InputForm>
  );
}
