import { useState } from 'react';
import { WriteOffInput } from '../../../../server/src/modules/money/receivables/writeoffs/writeOff.inputs';
import { companyToday } from '../../companyToday';
import { useWriteOffInvoiceMutation, type InvoiceRowFragment } from '../../graphql.generated';
import { showMoney } from '../../ui/app/format';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm } from '../../ui/form/InputForm';
import { useCommandForm } from '../../ui/form/useRecordForm';
import { DateInput } from '../../ui/input/DateInput';
import { billingFields, settlementFields } from './billingFields';

interface Props {
  invoice: InvoiceRowFragment;
  onClose: () => void;
}

export default function WriteOffModal({ invoice, onClose }: Props) {
  return (
    <FormModal open title={`Write off ${invoice.invoiceNumber}`} width={520} onClose={onClose}>
      <WriteOffForm invoice={invoice} onClose={onClose} />
    </FormModal>
  );
}

function WriteOffForm({ invoice: { uniqueId, version, outstanding, invoiceDate }, onClose }: Props) {
  const [blank] = useState(() => ({ writtenOffOn: companyToday() as string | null, reason: '' }));
  const form = useCommandForm({
    rules: WriteOffInput,
    blank,
    toInput: (values: typeof blank) => ({ ...values, uniqueId, version }),
    startsFocused: true,
    mutation: useWriteOffInvoiceMutation(),
    done: ({ writeOffInvoice: { number } }) =>
      number ? `Written off by ${number}` : 'The write-off waits for the approval of somebody else',
    changes: ['invoice', 'invoices', 'writeOffs', 'changeLog', 'consignments', ...billingFields, ...settlementFields],
    onSaved: onClose,
  });
  return (
    <InputForm form={form} label="Write-off">
      <p className="quiet">
        {showMoney(outstanding)} is given up; the tax of the invoice stays due. Above the setting writeOff.limit
        somebody else has to approve it.
      </p>
      <form.Field name="writtenOffOn" label="Written Off On">
        <DateInput name="Write-off date" min={invoiceDate} minName="the invoice date" max="today" />
      </form.Field>
      <form.Field name="reason" />
      <FormButtons ok="Write Off" danger saving={form.saving} />
    </InputForm>
  );
}
