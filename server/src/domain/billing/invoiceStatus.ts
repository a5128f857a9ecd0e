import { billingLabels, type InvoiceReading, type InvoiceStatus, type InvoiceType } from './enums';

export type { InvoiceReading };

/** Allowed next statuses of each status, by reading; `INVOICE_READING` selects one (DECISIONS 6). */
export const nextInvoiceStatuses: Record<InvoiceReading, Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  A: {
    Generated: ['Approved'],
    Approved: ['Paid'],
    // This reading has no Pending, but an invoice left Pending by the other one must remain payable.
    Pending: ['Paid'],
    Paid: [],
  },
  B: {
    Generated: ['Approved'],
    Approved: ['Pending', 'Paid'],
    Pending: ['Paid'],
    Paid: [],
  },
};

export function mayBecome(reading: InvoiceReading, from: InvoiceStatus, to: InvoiceStatus): boolean {
  return nextInvoiceStatuses[reading][from].includes(to);
}

/** An edit may skip steps; from Generated it passes through Approved, where the number is assigned (SPEC 4). */
export function mayBecomeByEdit(reading: InvoiceReading, from: InvoiceStatus, to: InvoiceStatus): boolean {
  return nextInvoiceStatuses[reading][from].some((next) => next === to || mayBecomeByEdit(reading, next, to));
}

/** SPEC 5: a paid invoice has the date of its payment. */
export const lacksPaymentDate = (invoiceStatus: unknown, paymentDate: string | null | undefined): boolean =>
  invoiceStatus === 'Paid' && !paymentDate;

const statuses: Record<InvoiceReading, readonly InvoiceStatus[]> = {
  A: ['Generated', 'Approved', 'Paid'],
  B: ['Generated', 'Approved', 'Pending', 'Paid'],
};

/** Statuses of the reading, in the order of their numbers. */
export function invoiceStatusesOf(reading: InvoiceReading): readonly InvoiceStatus[] {
  return statuses[reading];
}

/** Options of the list filter, in both readings (SPEC 3). */
export const filterInvoiceStatuses = ['Generated', 'Approved', 'Paid'] as const satisfies readonly InvoiceStatus[];

/** Options of the edit form: all except Generated. */
export function editableInvoiceStatuses(reading: InvoiceReading): readonly InvoiceStatus[] {
  return statuses[reading].filter((status) => status !== 'Generated');
}

/** The readings name the types differently; status labels are those of `billingLabels`. */
export const invoiceTypeLabels: Record<InvoiceReading, Record<InvoiceType, string>> = {
  A: billingLabels.InvoiceType,
  B: { Automatic: 'Self', Manual: 'Third Party', Counter: 'Counter', Cash: 'Cash' },
};

/** Such an invoice is born paid, its tax inside the total; it is unpaid with its cancelling. */
export const isBornPaid = (type: InvoiceType): boolean => type === 'Counter' || type === 'Cash';
