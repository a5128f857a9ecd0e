import { useMemo } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { SettleVendorBillInput } from '../../../../server/src/modules/money/vendorbills/vendorBill.inputs';
import { useSettleVendorBillMutation, type VendorBillRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { showMoney } from '../../ui/app/format';
import { InputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { outdated } from './outdated';

interface Props {
  bill: VendorBillRowFragment;
  onClose: () => void;
}

export function SettleModal({ bill, onClose }: Props) {
  return (
    <FormModal open title={`Settle ${bill.billNo}`} width={420} onClose={onClose}>
      <SettleForm bill={bill} onClose={onClose} />
    </FormModal>
  );
}

function SettleForm({ bill, onClose }: Props) {
  const { uniqueId, version, billNo, claim } = bill;
  const confirm = useConfirm();
  const blank = useMemo(() => ({ agreed: claim, remark: '' }), [claim]);
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId, version });
  const form = useCommandForm({
    rules: SettleVendorBillInput,
    blank,
    startsFocused: true,
    toInput: inputOf,
    confirm: () => confirm({ question: productTexts.areYouSureTo(`settle Vendor Bill ${billNo}`), ok: 'Settle' }),
    mutation: useSettleVendorBillMutation(),
    done: 'Vendor bill settled',
    changes: outdated.bills,
    onSaved: onClose,
  });
  return (
    <InputForm form={form} label="Settlement">
      <p className="quiet">Of the claim of {showMoney(claim)}, what the vendor grants. A settled bill is locked.</p>
      <form.Field name="agreed" label="Agreed Amount">
        <MoneyInput />
      </form.Field>
      <form.Field name="remark" />
      <FormButtons ok="Settle" saving={form.saving} />
    </InputForm>
  );
}
