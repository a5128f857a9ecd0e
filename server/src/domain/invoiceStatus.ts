import { InvoiceReading, labels, type InvoiceStatus, type InvoiceType } from './enums';

export type { InvoiceReading };

/** `INVOICE_READING` chooses one (DECISIONS 6). */
export const invoiceReadings: readonly InvoiceReading[] = Object.values(InvoiceReading);

/** From each state the states that may follow. */
export const nextInvoiceStatuses: Record<InvoiceReading, Record<InvoiceStatus, readonly InvoiceStatus[]>> = {
  A: {
    Generated: ['Approved'],
    Approved: ['Paid'],
    // Unknown in this reading, but an invoice left Pending by the other one must still be payable.
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

/** An edit may go further than a step; what leaves Generated passes through Approved, where it gets its number (spec 4). */
export function mayBecomeByEdit(reading: InvoiceReading, from: InvoiceStatus, to: InvoiceStatus): boolean {
  return nextInvoiceStatuses[reading][from].some((next) => next === to || mayBecomeByEdit(reading, next, to));
}

const statuses: Record<InvoiceReading, readonly InvoiceStatus[]> = {
  A: ['Generated', 'Approved', 'Paid'],
  B: ['Generated', 'Approved', 'Pending', 'Paid'],
};

/** The states that the reading knows, in the order of its numbers. */
export function invoiceStatusesOf(reading: InvoiceReading): readonly InvoiceStatus[] {
  return statuses[reading];
}

/** What the list filter offers, in both readings (spec 3). */
export const filterInvoiceStatuses = ['Generated', 'Approved', 'Paid'] as const satisfies readonly InvoiceStatus[];

/** What the edit form offers: everything but Generated. */
export function editableInvoiceStatuses(reading: InvoiceReading): readonly InvoiceStatus[] {
  return statuses[reading].filter((status) => status !== 'Generated');
}

/** The two readings name the types differently; the names of the states are those of `labels`. */
export const invoiceTypeLabels: Record<InvoiceReading, Record<InvoiceType, string>> = {
  A: labels.InvoiceType,
  B: { Automatic: 'Self', Manual: 'Third Party' },
};
