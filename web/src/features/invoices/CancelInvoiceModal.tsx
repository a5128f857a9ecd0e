import { CancelInvoiceInput } from '../../../../server/src/modules/billing/invoices/approval.inputs';
import type { InvoiceRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';
import { useCancelInvoice } from './useInvoiceCommands';

interface Props {
  invoice: InvoiceRowFragment;
  onClose: () => void;
}

export default function CancelInvoiceModal({ invoice, onClose }: Props) {
  return (
    <FormModal open title={`Cancel ${invoice.invoiceNumber}`} width={520} onClose={onClose}>
      <CancelForm invoice={invoice} onClose={onClose} />
    </FormModal>
  );
}

const blank = { reason: '' };

function CancelForm({ invoice: { uniqueId, version }, onClose }: Props) {
  const [cancel] = useCancelInvoice();
  const inputOf = ({ reason }: typeof blank) => ({ uniqueId, version, reason });
  const form = useInputForm<typeof blank, object>({
    rules: CancelInvoiceInput,
    blank,
    toInput: inputOf,
    startsFocused: true,
    async save(values) {
      if (await cancel({ input: inputOf(values) })) onClose();
    },
  });
  return (
    <InputForm form={form} label="Cancel invoice">
      <p className="quiet">The number stays used, and the consignments can be invoiced again.</p>
      <form.Field name="reason" />
      <FormButtons ok="Cancel Invoice" danger saving={form.saving} />
    </InputForm>
  );
}
