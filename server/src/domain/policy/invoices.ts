import type { InvoiceStatus, InvoiceType } from '../billing/enums';
import { isBornPaid } from '../billing/invoiceStatus';
import { lastNoteDate } from '../tax/gstReturn/creditNote';
import { gstLabels, type NoteKind } from '../tax/gstReturn/enums';
import { financialYearOf, formatDate, type DateOnly } from '../values/dates';
import { irnTimeLeft } from '../tax/gstReturn/portalAnswer';
import { NounPolicy, type Refusal } from './nounPolicy';

export const invoicePolicy = new NounPolicy({
  group: 'Invoices',
  actions: {
    invoices: 'invoices:read',
    invoice: 'invoices:read',
    /** Also a field of an invoice. */
    invoicePayments: 'invoices:read',
    invoiceReading: 'invoices:read',
    invoicePreview: 'invoices:read',
    invoicePreviewsByState: 'invoices:read',
    generateInvoice: 'invoices:write',
    generateInvoicesByState: 'invoices:write',
    cargoInvoicePreviews: 'invoices:read',
    generateCargoInvoices: 'invoices:write',
    earnings: 'invoices:read',
    unbilledEarnings: 'invoices:read',
    monthToBill: 'invoices:read',
    monthPreview: 'invoices:read',
    billMonth: 'invoices:write',
    bulkBillMonth: 'invoices:write',
    counterDays: 'invoices:read',
    createCounterBill: 'invoices:approve',
    createManualInvoice: 'invoices:write',
    updateInvoice: 'invoices:write',
    deleteInvoice: 'invoices:write',
    approveInvoice: 'invoices:approve',
    cancelInvoice: 'invoices:approve',
    bulkApproveInvoices: 'invoices:approve',
    mailInvoice: 'invoices:write',
    bulkMailInvoices: 'invoices:write',
  },
  permissions: {
    'invoices:read': { label: 'See invoices and what is unbilled', kind: 'read', member: false },
    'invoices:write': { label: 'Make, change, delete and mail invoices', kind: 'write', member: false },
    'invoices:approve': { label: 'Approve and cancel invoices, make counter bills', kind: 'approve', member: false },
  },
});

export interface InvoiceState {
  invoiceStatus: InvoiceStatus;
  invoiceType?: InvoiceType;
  deletedOn?: unknown;
  cancelledOn?: unknown;
}

const hasPayments = 'Invoice has payments';

/** An IRN that stands, while the portal would still cancel it and afterwards. */
function irnRefusal({ irn, irnCancelledOn, ackDate }: IrnState, now: Date): Refusal {
  if (!irn || irnCancelledOn || !ackDate) return null;
  return irnTimeLeft(ackDate, now) < 0 ? irnTooLate : 'The IRN must be cancelled on the portal first';
}

const irnTooLate = 'IRN was reported more than 24 hours ago; make a credit note';

export interface IrnState {
  irn: string | null;
  ackDate: Date | null;
  irnCancelledOn: Date | null;
}

/** Of invoices and credit notes. */
export const irnRefusals = {
  record: ({ irn, irnCancelledOn }: IrnState): Refusal => {
    if (irnCancelledOn) return 'The IRN of this number was cancelled, and the number cannot be reported again';
    return irn ? 'IRN is already recorded' : null;
  },
  unregistered: 'Only documents to registered customers have an IRN',
  /** `cancelledAt`: on the portal. */
  cancel: ({ irn, irnCancelledOn, ackDate }: IrnState, cancelledAt: Date): Refusal => {
    if (!irn || !ackDate) return 'No IRN is recorded';
    if (irnCancelledOn) return 'The IRN is already cancelled';
    return irnTimeLeft(ackDate, cancelledAt) < 0 ? irnTooLate : null;
  },
};

export const invoiceRefusal = {
  registrations: 'Bookings of two registrations need two invoices',
  update: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    if (i.cancelledOn) return 'Invoice is cancelled';
    return i.invoiceStatus === 'Paid' ? 'Invoice is paid' : null;
  },
  approve: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    if (i.cancelledOn) return 'Invoice is cancelled';
    return i.invoiceStatus === 'Paid' ? 'Invoice is paid' : null;
  },
  delete: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is already deleted';
    return i.invoiceStatus === 'Generated' ? null : 'Only a Generated invoice can be deleted';
  },
  /** What can be undone after approval; `now` decides whether the IRN can still be cancelled on the portal. */
  cancel: (i: InvoiceState & IrnState, now: Date): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    if (i.cancelledOn) return 'Invoice is already cancelled';
    if (i.invoiceStatus === 'Generated') return 'Invoice is not approved; it can be deleted';
    return i.invoiceStatus === 'Paid' && !(i.invoiceType && isBornPaid(i.invoiceType))
      ? hasPayments
      : irnRefusal(i, now);
  },
  /** What is declared of a financial year is amended until 30 November after it (sections 34 and 37 of the CGST Act). */
  changedUntil: ({ invoiceDate }: { invoiceDate: DateOnly }, today: DateOnly): Refusal => {
    const last = lastNoteDate(invoiceDate);
    return today > last
      ? `Invoices of ${financialYearOf(invoiceDate)} could be cancelled until ${formatDate(last)}`
      : null;
  },
  /** To the e-invoice portal. */
  report: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    if (i.cancelledOn) return 'Invoice is cancelled';
    return i.invoiceStatus === 'Generated' ? 'Invoice is not approved' : null;
  },
  paid: ({ count, awbNos }: { count: number; awbNos: string }): string =>
    `${count} ${count === 1 ? 'booking is' : 'bookings are'} paid already: AWB ${awbNos}`,
  nothingOf: ({ month }: { month: string }): string => `Nothing of ${month} is left to bill`,
  paidAndOpen: 'Paid and unpaid bookings need separate invoices',
  hasPayments,
  hasNotes: ({ kind }: { kind: NoteKind }): string => `Invoice has ${gstLabels.NoteKind[kind].toLowerCase()}s`,
  /** Names of the states in which an unregistered customer handed over the goods. */
  states: ({ states }: { states: readonly string[] }): string => {
    const [last = '', ...others] = [...states].reverse();
    const count = ['two', 'three', 'four'][others.length - 1] ?? String(states.length);
    return `Bookings from ${others.reverse().join(', ')} and ${last} need ${count} invoices`;
  },
  services: ({ services }: { services: readonly string[] }): string => `${services.join(' and ')} need an invoice each`,
  taxed: 'This invoice has no tax: the recipient pays it, or its service is exempt',
  otherCharge: ({ service, day }: { service: string; day: DateOnly }): string =>
    `${service} is charged otherwise on ${formatDate(day)}: delete the invoice and generate it again`,
  mail: (i: InvoiceState, email: string | null): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    if (i.cancelledOn) return 'Invoice is cancelled';
    if (i.invoiceStatus === 'Generated') return 'Invoice is not approved';
    return email ? null : 'Customer has no email address';
  },
  /** `isNext`: the table of statuses allows the step (`domain/invoiceStatus`). */
  move: ({ invoiceStatus }: InvoiceState, next: InvoiceStatus, isNext: boolean): Refusal => {
    if (next === invoiceStatus) return `Invoice is already ${next}`;
    return isNext ? null : `Invoice cannot go from ${invoiceStatus} to ${next}`;
  },
};

export const counterRefusal = {
  nothing: ({ day }: { day: string }): string => `No booking of ${day} is left for a counter bill`,
  /** `from`: as formatted. */
  address: ({ name, from }: { name: string; from: string }): string =>
    `Enter the address of ${name}: supplies from ${from} need it`,
};

const issuedLock = (i: InvoiceState): Refusal =>
  i.invoiceStatus === 'Generated' ? null : `Amounts are locked: the invoice is ${i.invoiceStatus}`;

/** What an update may not change (DECISIONS 6): date and amounts once approved; the number but for a third party's. */
export const invoiceLocks = {
  invoiceDate: issuedLock,
  actualAmount: issuedLock,
  additionalCharges: issuedLock,
  chargesTaxable: issuedLock,
  igst: issuedLock,
  cgst: issuedLock,
  sgst: issuedLock,
  totalAmount: issuedLock,
  invoiceNumber: (i: InvoiceState & { invoiceType: InvoiceType }): Refusal =>
    i.invoiceType === 'Manual' && i.invoiceStatus === 'Generated' ? null : 'Invoice number cannot be changed',
};
