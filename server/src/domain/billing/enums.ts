import { names, namesOf } from '../values/fields';

export const billingLabels = {
  SeriesKind: {
    Invoice: 'Invoice',
    CounterBill: 'Counter bill',
    CreditNote: 'Credit note',
    DebitNote: 'Debit note',
    Receipt: 'Receipt',
    Refund: 'Refund',
    WriteOff: 'Write-off',
    Remittance: 'VPP remittance',
    CourierRemittance: 'Courier remittance',
  },
  InvoiceStatus: { Generated: 'Generated', Approved: 'Approved', Pending: 'Pending', Paid: 'Paid' },
  InvoiceType: { Automatic: 'Automatic', Manual: 'Manual', Counter: 'Counter', Cash: 'Cash' },
  BillWarning: {
    AmountMissing: 'Amount missing',
    NoGstin: 'No GSTIN',
    SeveralStates: 'Several states',
    NoEmail: 'No email address',
    CreditStop: 'Credit stop',
    SeveralRegistrations: 'Several registrations',
    InParts: 'In parts',
  },
  EarningKind: {
    Freight: 'Freight',
    VppCommission: 'VPP Commission',
    InsuranceCommission: 'Insurance Commission',
    Cargo: 'Cargo',
  },
  CargoPayer: { Sender: 'Sender', Receiver: 'Receiver' },
  EarningState: { Unbilled: 'Unbilled', Billed: 'Billed', Cancelled: 'Cancelled' },
};

export const InvoiceStatus = namesOf(billingLabels.InvoiceStatus);
export type InvoiceStatus = keyof typeof InvoiceStatus;

/** Counter: over what unregistered persons paid on a day. Cash: over what a customer has paid already. Of both the tax is inside. */
export const InvoiceType = namesOf(billingLabels.InvoiceType);
export type InvoiceType = keyof typeof InvoiceType;

/** Two readings of the invoice enumerations (SPEC 3); see `invoiceStatus.ts`. */
export const InvoiceReading = names('A', 'B');
export type InvoiceReading = keyof typeof InvoiceReading;

/** Cargo: the amount of a cargo consignment; the others are of consignments. */
export const EarningKind = namesOf(billingLabels.EarningKind);
export type EarningKind = keyof typeof EarningKind;

/** Unbilled: on no document. Cancelled: the booking is deleted. */
export const EarningState = namesOf(billingLabels.EarningState);
export type EarningState = keyof typeof EarningState;

/** Who pays for a cargo consignment. */
export const CargoPayer = namesOf(billingLabels.CargoPayer);
export type CargoPayer = keyof typeof CargoPayer;

/** What may be wrong with a customer's bill of a month. SeveralStates, SeveralRegistrations, InParts: it will be several invoices. */
export const BillWarning = namesOf(billingLabels.BillWarning);
export type BillWarning = keyof typeof BillWarning;

/** What is numbered by the financial year. */
export const SeriesKind = namesOf(billingLabels.SeriesKind);
export type SeriesKind = keyof typeof SeriesKind;
