import { Input } from 'antd';
import { SendTestMailInput } from '../../../../server/src/modules/system/mails/mail.inputs';
import { useSendTestMailMutation } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';

const blank = { emailAddress: '' };

/** Sends a mail that says that mails arrive. */
export function TestMailForm({ onDone }: { onDone: () => void }) {
  const form = useCommandForm({
    rules: SendTestMailInput,
    blank,
    startsFocused: true,
    toInput: ({ emailAddress }: typeof blank) => ({ emailAddress: emailAddress.trim() || null }),
    mutation: useSendTestMailMutation(),
    done: ({ sendTestMail }) => `Test mail to ${sendTestMail.to} is on its way`,
    changes: ['mails', 'failingMails'],
    onSaved: onDone,
  });
  return (
    <InputForm form={form} label="Test mail">
      <form.Field name="emailAddress" label="Email" extra="Left blank: to your own address">
        <Input type="email" spellCheck={false} />
      </form.Field>
      <FormButtons ok="Send" saving={form.saving} />
    </InputForm>
  );
}
