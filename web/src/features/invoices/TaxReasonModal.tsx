import { useState } from 'react';
import { CancelInvoiceInput } from '../../../../server/src/modules/billing/invoices/approval.inputs';
import type { InvoiceRowFragment } from '../../graphql.generated';
import { FormButtons } from '../../ui/form/FormButtons';
import { FormModal } from '../../ui/form/FormModal';
import { InputForm, useInputForm } from '../../ui/form/InputForm';

interface Props {
  invoice: InvoiceRowFragment;
  objection: string;
  approve: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why an invoice is approved with other taxes than those due. */
export default function TaxReasonModal({ invoice, objection, approve, onClose }: Props) {
  return (
    <FormModal open title="Approve with these taxes?" width={520} onClose={onClose}>
      <ReasonForm invoice={invoice} objection={objection} approve={approve} onClose={onClose} />
    </FormModal>
  );
}

function ReasonForm({ invoice: { uniqueId, version }, objection, approve }: Props) {
  const [blank] = useState({ reason: '' });
  const form = useInputForm<typeof blank, object>({
    // Required, unlike that of `ApproveInvoiceInput`.
    rules: CancelInvoiceInput,
    blank,
    toInput: ({ reason }) => ({ uniqueId, version, reason }),
    startsFocused: true,
    save: async ({ reason }) => void (await approve(reason)),
  });
  return (
    <InputForm form={form} label="Taxes">
      <p className="facts">{objection}. Edit the invoice, or say why these taxes are right; GSTR-1 lists them.</p>
      <form.Field name="reason" />
      <FormButtons ok="Approve" saving={form.saving} />
    </InputForm>
  );
}
