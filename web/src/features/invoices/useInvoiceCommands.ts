import { useCallback, useState } from 'react';
import { productTexts } from '../../../../server/src/domain/productTexts';
import { checkInput } from '../../ui/form/checkInput';
import { ApproveInvoiceInput } from '../../../../server/src/modules/billing/invoices/approval.inputs';
import {
  useApproveInvoiceMutation,
  useCancelInvoiceMutation,
  useDeleteInvoiceMutation,
  useMailInvoiceMutation,
  useRecordIrnCancelledMutation,
  useRecordIrnMutation,
  type InvoiceRowFragment,
  type RecordIrnInput,
} from '../../graphql.generated';
import { useConfirm } from '../../ui/overlay/confirm';
import { toast } from '../../ui/overlay/toast';
import { useCommand } from '../../ui/form/useCommand';
import type { InvoicePaid } from './PayInvoice';
import { billingFields, settlementFields } from './billingFields';

/** Cached fields that releasing consignments outdates. */
const released = ['consignments', 'consignment', 'customerSuggestions'] as const;

/** The answers carry the invoice, so list and detail update without another request. */
export function useInvoiceCommands() {
  const confirm = useConfirm();
  const [taxObjection, setTaxObjection] = useState<string | null>(null);
  const [approveNow, approving] = useCommand(useApproveInvoiceMutation(), {
    done: 'Invoice approved successfully',
    changes: [...billingFields, ...settlementFields],
    firstErrorOnly: true,
    form: {
      saved: () => setTaxObjection(null),
      refuse: ({ fields }) => setTaxObjection(fields.taxReason?.[0] ?? null),
    },
  });
  const [payNow, paying] = useCommand(useApproveInvoiceMutation(), {
    done: 'Invoice updated successfully',
    // Its pending consignments are paid with it.
    changes: ['consignments', 'consignment', ...billingFields, ...settlementFields],
    firstErrorOnly: true,
  });

  return {
    approving,
    paying,
    /** Why the taxes were refused; null: they were not. */
    taxObjection,
    forgetTaxObjection: () => setTaxObjection(null),
    /** With the taxes that were refused. */
    approveWith: ({ uniqueId, version }: InvoiceRowFragment, taxReason: string) =>
      approveNow({ input: { uniqueId, version, invoiceStatus: 'Approved', taxReason, checkTaxes: true } }),
    async approve({ uniqueId, version }: InvoiceRowFragment): Promise<void> {
      const sure = await confirm({
        question: productTexts.areYouSureTo('lock Invoice for further editing'),
        ok: 'Approve',
      });
      if (sure) await approveNow({ input: { uniqueId, version, invoiceStatus: 'Approved', checkTaxes: true } });
    },
    /** Returns false if the date is missing. */
    pay({ uniqueId, version }: InvoiceRowFragment, { paymentDate, mode, tdsAmount }: InvoicePaid): boolean {
      const stated = { ...(mode && { mode }), ...(tdsAmount !== null && { tdsAmount }) };
      const input = { uniqueId, version, invoiceStatus: 'Paid', paymentDate, ...stated } as const;
      const [objection] = checkInput(ApproveInvoiceInput, input).messages;
      if (objection) toast.error(objection);
      else void payNow({ input });
      return !objection;
    },
  };
}

/** Records what the e-invoice portal has answered. */
export function useIrnCommands() {
  const confirm = useConfirm();
  const [record] = useCommand(useRecordIrnMutation(), { done: 'IRN recorded', changes: ['changeLog'] });
  const [cancelled] = useCommand(useRecordIrnCancelledMutation(), {
    done: 'IRN is recorded as cancelled',
    changes: ['changeLog'],
  });
  return {
    recordIrn: async (input: RecordIrnInput) => (await record({ input })) !== null,
    async recordIrnCancelled(input: { uniqueId: string; version: number }): Promise<void> {
      const question = 'Was the IRN cancelled on the portal? Its number cannot be reported again.';
      if (await confirm({ question, ok: 'Cancelled' })) await cancelled({ input });
    },
  };
}

/** Cancels an approved invoice; true if it was. */
export function useCancelInvoice() {
  return useCommand(useCancelInvoiceMutation(), {
    done: ({ cancelInvoice: { invoiceNumber } }) => `Invoice ${invoiceNumber} cancelled successfully`,
    changes: [...released, ...billingFields, 'openItems', 'ageing', 'receivablesSummary', 'changeLog'],
    firstErrorOnly: true,
  });
}

/** Mails an approved invoice to its customer. */
export function useMailInvoice(): [mail: (invoice: InvoiceRowFragment) => void, mailing: boolean] {
  const [mailNow, mailing] = useCommand(useMailInvoiceMutation(), {
    done: 'Invoice is being mailed',
    changes: [],
    firstErrorOnly: true,
  });
  return [({ uniqueId, version }) => void mailNow({ input: { uniqueId, version } }), mailing];
}

/** 'named': the confirmation names the customer, for use where the invoice is not visible. */
export function useDeleteInvoice(named: 'named' | 'seen') {
  const confirm = useConfirm();
  const [remove, removing] = useCommand(useDeleteInvoiceMutation(), {
    done: ({ deleteInvoice: { customer } }) =>
      named === 'named' ? `Invoice ${customer?.company} deleted successfully` : 'Invoice deleted successfully',
    changes: [...released, ...billingFields],
    firstErrorOnly: true,
  });
  const deleteAsked = useCallback(
    async ({ uniqueId, version, customer }: InvoiceRowFragment): Promise<void> => {
      const question =
        named === 'named'
          ? productTexts.areYouSureTo(`delete Invoice ${customer?.company}`)
          : productTexts.areYouSureTo('delete Invoice');
      if (await confirm({ question, ok: 'Delete', danger: true })) await remove({ input: { uniqueId, version } });
    },
    [confirm, remove, named],
  );
  return [deleteAsked, removing] as const;
}
