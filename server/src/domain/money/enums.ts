import { names } from '../values/fields';

/** How a customer pays. NotStated: an invoice was marked Paid without saying how. */
export const ReceiptMode = names('Cash', 'Cheque', 'BankTransfer', 'Upi', 'Card', 'Adjustment', 'NotStated');
export type ReceiptMode = keyof typeof ReceiptMode;

/** MarkedPaid: written because an invoice was set to Paid. Vpp: set off by a remittance. */
export const PaymentSource = names('Entered', 'MarkedPaid', 'Vpp');
export type PaymentSource = keyof typeof PaymentSource;

/** What moves the cash in hand. */
export const CashKind = names('Receipt', 'RunSheet', 'Expense', 'Deposit', 'VppPayout', 'CourierRemittance', 'Refund');
export type CashKind = keyof typeof CashKind;

export const CashDayState = names('Open', 'Closed', 'Confirmed');
export type CashDayState = keyof typeof CashDayState;

export const ReversalKind = names('Bounced', 'Mistake');
export type ReversalKind = keyof typeof ReversalKind;

/** Waiting: it counts once it is approved. */
export const WriteOffStatus = names('Waiting', 'Approved');
export type WriteOffStatus = keyof typeof WriteOffStatus;

/** What moved a customer's balance. */
export const LedgerKind = names(
  'Opening',
  'Invoice',
  'Payment',
  'Tds',
  'Reversal',
  'VppCollected',
  'VppRemitted',
  'VppSetOff',
  'CreditNote',
  'Cancellation',
  'Refund',
  'DebitNote',
  'WriteOff',
);
export type LedgerKind = keyof typeof LedgerKind;

/** Days after the due date; NotDue up to that day. */
export const AgeingBucket = names('NotDue', 'Days30', 'Days60', 'Days90', 'Days180', 'Older');
export type AgeingBucket = keyof typeof AgeingBucket;

export const moneyLabels = {
  ReceiptMode: {
    Cash: 'Cash',
    Cheque: 'Cheque',
    BankTransfer: 'Bank Transfer',
    Upi: 'UPI',
    Card: 'Card',
    Adjustment: 'Adjustment',
    NotStated: 'Not stated',
  } satisfies Record<ReceiptMode, string>,
  PaymentSource: { Entered: 'Entered', MarkedPaid: 'Marked Paid', Vpp: 'VPP' } satisfies Record<PaymentSource, string>,
  ReversalKind: { Bounced: 'Bounced', Mistake: 'Entered by mistake' } satisfies Record<ReversalKind, string>,
  CashKind: {
    Receipt: 'Receipt',
    RunSheet: 'Run sheet',
    Expense: 'Expense',
    Deposit: 'Deposit',
    VppPayout: 'VPP paid out',
    CourierRemittance: 'Courier remittance',
    Refund: 'Refund',
  } satisfies Record<CashKind, string>,
  CashDayState: { Open: 'Open', Closed: 'Closed', Confirmed: 'Confirmed' } satisfies Record<CashDayState, string>,
  LedgerKind: {
    Opening: 'Opening balance',
    Invoice: 'Invoice',
    Payment: 'Payment',
    Tds: 'TDS',
    Reversal: 'Reversal',
    VppCollected: 'VPP collected',
    VppRemitted: 'VPP paid out',
    VppSetOff: 'VPP set off',
    CreditNote: 'Credit note',
    Cancellation: 'Cancelled invoice',
    Refund: 'Refund',
    DebitNote: 'Debit note',
    WriteOff: 'Written off',
  } satisfies Record<LedgerKind, string>,
  WriteOffStatus: { Waiting: 'Waiting', Approved: 'Approved' } satisfies Record<WriteOffStatus, string>,
  AgeingBucket: {
    NotDue: 'Not due',
    Days30: '1–30 days',
    Days60: '31–60 days',
    Days90: '61–90 days',
    Days180: '91–180 days',
    Older: 'Over 180 days',
  } satisfies Record<AgeingBucket, string>,
};
