import { names } from '../values/fields';

export const InvoiceStatus = names('Generated', 'Approved', 'Pending', 'Paid');
export type InvoiceStatus = keyof typeof InvoiceStatus;

/** Counter: over what unregistered persons paid on a day. Cash: over what a customer has paid already. Of both the tax is inside. */
export const InvoiceType = names('Automatic', 'Manual', 'Counter', 'Cash');
export type InvoiceType = keyof typeof InvoiceType;

/** Two readings of the invoice enumerations (SPEC 3); see `invoiceStatus.ts`. */
export const InvoiceReading = names('A', 'B');
export type InvoiceReading = keyof typeof InvoiceReading;

/** Cargo: the amount of a cargo consignment; the others are of consignments. */
export const EarningKind = names('Freight', 'VppCommission', 'InsuranceCommission', 'Cargo');
export type EarningKind = keyof typeof EarningKind;

/** Unbilled: on no document. Cancelled: the booking is deleted. */
export const EarningState = names('Unbilled', 'Billed', 'Cancelled');
export type EarningState = keyof typeof EarningState;

/** Who pays for a cargo consignment. */
export const CargoPayer = names('Sender', 'Receiver');
export type CargoPayer = keyof typeof CargoPayer;

/** What may be wrong with a customer's bill of a month. SeveralStates: it will be several invoices. */
export const BillWarning = names('AmountMissing', 'NoGstin', 'SeveralStates', 'NoEmail');
export type BillWarning = keyof typeof BillWarning;

/** What is numbered by the financial year. */
export const SeriesKind = names(
  'Invoice',
  'CounterBill',
  'CreditNote',
  'DebitNote',
  'Receipt',
  'Refund',
  'WriteOff',
  'Remittance',
  'CourierRemittance',
);
export type SeriesKind = keyof typeof SeriesKind;

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
  } satisfies Record<SeriesKind, string>,
  InvoiceStatus: { Generated: 'Generated', Approved: 'Approved', Pending: 'Pending', Paid: 'Paid' } satisfies Record<
    InvoiceStatus,
    string
  >,
  InvoiceType: { Automatic: 'Automatic', Manual: 'Manual', Counter: 'Counter', Cash: 'Cash' } satisfies Record<
    InvoiceType,
    string
  >,
  BillWarning: {
    AmountMissing: 'Amount missing',
    NoGstin: 'No GSTIN',
    SeveralStates: 'Several states',
    NoEmail: 'No email address',
  } satisfies Record<BillWarning, string>,
  EarningKind: {
    Freight: 'Freight',
    VppCommission: 'VPP Commission',
    InsuranceCommission: 'Insurance Commission',
    Cargo: 'Cargo',
  } satisfies Record<EarningKind, string>,
  CargoPayer: { Sender: 'Sender', Receiver: 'Receiver' } satisfies Record<CargoPayer, string>,
  EarningState: { Unbilled: 'Unbilled', Billed: 'Billed', Cancelled: 'Cancelled' } satisfies Record<
    EarningState,
    string
  >,
};
