import type { InvoiceStatus } from '../enums';
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
  /** What the invoice says: its date, its amounts. */
  amounts: (i: InvoiceState): Refusal =>
    i.invoiceStatus === 'Generated' ? null : `Amounts are locked: the invoice is ${i.invoiceStatus}`,
  approve: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is deleted';
    return i.invoiceStatus === 'Paid' ? 'Invoice is paid' : null;
  },
  delete: (i: InvoiceState): Refusal => {
    if (i.deletedOn) return 'Invoice is already deleted';
    return i.invoiceStatus === 'Generated' ? null : 'Only a Generated invoice can be deleted';
  },
};
