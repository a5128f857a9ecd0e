import { Input } from 'antd';
import { MailDisputeInput } from '../../../../server/src/modules/money/vendorbills/vendorBill.inputs';
import { useMailDisputeMutation, type VendorBillRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { showMoney } from '../../ui/app/format';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';

interface Props {
  bill: VendorBillRowFragment;
  onClose: () => void;
}

export function LetterModal({ bill, onClose }: Props) {
  return (
    <FormModal open title={`Letter about ${bill.billNo}`} width={440} onClose={onClose}>
      <LetterForm bill={bill} onClose={onClose} />
    </FormModal>
  );
}

const blank = { email: '' };

function LetterForm({ bill, onClose }: Props) {
  const { uniqueId, version, billNo, claim, vendor } = bill;
  const confirm = useConfirm();
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId, version });
  const form = useCommandForm({
    rules: MailDisputeInput,
    blank,
    startsFocused: true,
    toInput: inputOf,
    confirm: (values) => confirm({ question: `Send the claim on ${billNo} to ${values.email.trim()}?`, ok: 'Send' }),
    mutation: useMailDisputeMutation(),
    done: 'Letter sent',
    onSaved: onClose,
  });
  return (
    <InputForm form={form} label="Letter">
      <p className="quiet">
        Claims {showMoney(claim)} of {vendor?.name}, with the dispute sheet attached, and asks for a credit note.
      </p>
      <form.Field name="email" label="Email">
        <Input type="email" spellCheck={false} />
      </form.Field>
      <FormButtons ok="Send" saving={form.saving} />
    </InputForm>
  );
}
