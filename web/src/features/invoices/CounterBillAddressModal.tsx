import { AddressOfCounterBill } from '../../../../server/src/modules/billing/invoices/counter/counterBill.inputs';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';

interface Props {
  /** Of the person whom the bill names. */
  name: string;
  create: (buyerAddress: string) => Promise<boolean>;
  onClose: () => void;
}

/** A large bill needs an address. */
export function CounterBillAddressModal(props: Props) {
  return (
    <FormModal open title={`Address of ${props.name}`} width={520} onClose={props.onClose}>
      <AddressForm {...props} />
    </FormModal>
  );
}

const blank = { buyerAddress: '' };

function AddressForm({ create, onClose }: Props) {
  const form = useInputForm<typeof blank, object>({
    rules: AddressOfCounterBill,
    blank,
    toInput: (values) => values,
    startsFocused: true,
    async save({ buyerAddress }) {
      if (await create(buyerAddress)) onClose();
    },
  });
  return (
    <InputForm form={form} label="Address of the bill">
      <p className="quiet">A bill of this value names who paid, with the address.</p>
      <form.Field name="buyerAddress" />
      <FormButtons ok="Make Bill" saving={form.saving} />
    </InputForm>
  );
}
