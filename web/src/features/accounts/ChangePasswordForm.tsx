import { Button, Input } from 'antd';
import { ChangePasswordForm as rules } from '../../../../server/src/modules/parties/accounts/account.inputs';
import { useChangePasswordMutation } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { Panel } from '../../ui/panel/Panel';
import { useCommand } from '../../ui/form/useCommand';

const blank = { oldPassword: '', newPassword: '', confirmPassword: '' };

/** Passwords are never stored as a draft. */
export function ChangePasswordForm() {
  const form = useInputForm({
    rules,
    blank,
    async save({ oldPassword, newPassword }) {
      if (await change({ input: { oldPassword, newPassword } })) form.reset();
    },
  });
  const [change] = useCommand(useChangePasswordMutation(), { done: 'Password changed successfully', form });

  return (
    <Panel>
      <InputForm form={form} label="Change Password">
        <form.Field name="oldPassword" label="Old Password">
          <Input.Password autoComplete="current-password" maxLength={200} />
        </form.Field>
        <form.Field name="newPassword" label="New Password" extra="At least 8 characters">
          <Input.Password autoComplete="new-password" maxLength={200} />
        </form.Field>
        <form.Field name="confirmPassword" label="Confirm Password">
          <Input.Password autoComplete="new-password" maxLength={200} />
        </form.Field>
        <FormButtons ok="Change Password" saving={form.saving}>
          <Button onClick={form.reset}>Reset</Button>
        </FormButtons>
      </InputForm>
    </Panel>
  );
}
