import { Input } from 'antd';
import { useMemo } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { SettleVendorBillInput } from '../../../../server/src/modules/money/vendorbills/vendorBill.inputs';
import { useSettleVendorBillMutation, type VendorBillRowFragment } from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { showMoney } from '../../ui/app/format';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { MoneyInput } from '../../ui/input/MoneyInput';
import { useCommand } from '../../ui/form/useCommand';
import { outdated } from './outdated';

interface Props {
  bill: VendorBillRowFragment;
  onClose: () => void;
}

export function SettleModal({ bill, onClose }: Props) {
  return (
    <FormModal open title={`Settle ${bill.billNo}`} width={420} destroyOnHidden onClose={onClose}>
      <SettleForm bill={bill} onClose={onClose} />
    </FormModal>
  );
}

function SettleForm({ bill, onClose }: Props) {
  const { uniqueId, version, billNo, claim } = bill;
  const confirm = useConfirm();
  const blank = useMemo(() => ({ agreed: claim, remark: '' }), [claim]);
  const inputOf = (values: typeof blank) => ({ ...values, uniqueId, version });
  const form = useInputForm<typeof blank, object>({
    rules: SettleVendorBillInput,
    blank,
    startsFocused: true,
    toInput: inputOf,
    async save(values) {
      const question = productTexts.areYouSureTo(`settle Vendor Bill ${billNo}`);
      if (!(await confirm({ question, ok: 'Settle' }))) return;
      if (await settle({ input: inputOf(values) })) onClose();
    },
  });
  const [settle] = useCommand(useSettleVendorBillMutation(), {
    done: 'Vendor bill settled',
    changes: outdated.bills,
    form,
  });
  return (
    <InputForm form={form} label="Settlement">
      <p className="form-note">Of the claim of {showMoney(claim)}, what the vendor grants. A settled bill is locked.</p>
      <form.Field name="agreed" label="Agreed Amount">
        <MoneyInput />
      </form.Field>
      <form.Field name="remark" label="Remark">
        <Input />
      </form.Field>
      <FormButtons ok="Settle" saving={form.saving} />
    </InputForm>
  );
}
