import type { InvoiceStatus, InvoiceType } from '../enums';
import { NounPolicy, type Refusal } from './nounPolicy';

export const invoicePolicy = new NounPolicy({
  actions: {
    invoices: 'invoices:read',
    invoice: 'invoices:read',
    invoiceReading: 'invoices:read',
    invoicePreview: 'invoices:read',
    generateInvoice: 'invoices:write',
    createManualInvoice: 'invoices:write',
    updateInvoice: 'invoices:write',
    deleteInvoice: 'invoices:write',
    approveInvoice: 'invoices:approve',
    bulkApproveInvoices: 'invoices:approve',
    mailInvoice: 'invoices:write',
    bulkMailInvoices: 'invoices:write',
  },
  member: [],
});

export interface InvoiceState {
  invoiceStatus: InvoiceStatus;
  deletedOn?: unknown;
}

export const invoiceRefusal = {
  update: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    return i.invoiceStatus === 'Paid' ? 'Invoice is paid' : null;
  },
  approve: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    return i.invoiceStatus === 'Paid' ? 'Invoice is paid' : null;
  },
  delete: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is already deleted';
    return i.invoiceStatus === 'Generated' ? null : 'Only a Generated invoice can be deleted';
  },
  mail: (i: InvoiceState, email: string | null): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    if (i.invoiceStatus === 'Generated') return 'Invoice is not approved';
    return email ? null : 'Customer has no email address';
  },
  /** `isNext`: the table of statuses allows the step (`domain/invoiceStatus`). */
  move: ({ invoiceStatus }: InvoiceState, next: InvoiceStatus, isNext: boolean): Refusal => {
    if (next === invoiceStatus) return `Invoice is already ${next}`;
    return isNext ? null : `Invoice cannot go from ${invoiceStatus} to ${next}`;
  },
};

const issuedLock = (i: InvoiceState): Refusal =>
  i.invoiceStatus === 'Generated' ? null : `Amounts are locked: the invoice is ${i.invoiceStatus}`;

/** What an update may not change (DECISIONS 6): date and amounts once approved; the number but for a third party's. */
export const invoiceLocks = {
  invoiceDate: issuedLock,
  actualAmount: issuedLock,
  additionalCharges: issuedLock,
  igst: issuedLock,
  cgst: issuedLock,
  sgst: issuedLock,
  totalAmount: issuedLock,
  invoiceNumber: (i: InvoiceState & { invoiceType: InvoiceType }): Refusal =>
    i.invoiceType === 'Manual' && i.invoiceStatus === 'Generated' ? null : 'Invoice number cannot be changed',
};
