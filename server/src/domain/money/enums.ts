import { namesOf } from '../values/fields';

export const moneyLabels = {
  ReceiptMode: {
    Cash: 'Cash',
    Cheque: 'Cheque',
    BankTransfer: 'Bank Transfer',
    Upi: 'UPI',
    Card: 'Card',
    Adjustment: 'Adjustment',
    NotStated: 'Not stated',
  },
  PaymentSource: { Entered: 'Entered', MarkedPaid: 'Marked Paid', Vpp: 'VPP' },
  ReversalKind: { Bounced: 'Bounced', Mistake: 'Entered by mistake' },
  CashKind: {
    Receipt: 'Receipt',
    RunSheet: 'Run sheet',
    Expense: 'Expense',
    Deposit: 'Deposit',
    VppPayout: 'VPP paid out',
    CourierRemittance: 'Courier remittance',
    Refund: 'Refund',
  },
  CashDayState: { Open: 'Open', Closed: 'Closed', Confirmed: 'Confirmed' },
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
  },
  WriteOffStatus: { Waiting: 'Waiting', Approved: 'Approved' },
  AgeingBucket: {
    NotDue: 'Not due',
    Days30: '1–30 days',
    Days60: '31–60 days',
    Days90: '61–90 days',
    Days180: '91–180 days',
    Older: 'Over 180 days',
  },
};

/** How a customer pays. NotStated: an invoice was marked Paid without saying how. */
export const ReceiptMode = namesOf(moneyLabels.ReceiptMode);
export type ReceiptMode = keyof typeof ReceiptMode;

/** MarkedPaid: written because an invoice was set to Paid. Vpp: set off by a remittance. */
export const PaymentSource = namesOf(moneyLabels.PaymentSource);
export type PaymentSource = keyof typeof PaymentSource;

/** What moves the cash in hand. */
export const CashKind = namesOf(moneyLabels.CashKind);
export type CashKind = keyof typeof CashKind;

export const CashDayState = namesOf(moneyLabels.CashDayState);
export type CashDayState = keyof typeof CashDayState;

export const ReversalKind = namesOf(moneyLabels.ReversalKind);
export type ReversalKind = keyof typeof ReversalKind;

/** Waiting: it counts once it is approved. */
export const WriteOffStatus = namesOf(moneyLabels.WriteOffStatus);
export type WriteOffStatus = keyof typeof WriteOffStatus;

/** What moved a customer's balance. */
export const LedgerKind = namesOf(moneyLabels.LedgerKind);
export type LedgerKind = keyof typeof LedgerKind;

/** Days after the due date; NotDue up to that day. */
export const AgeingBucket = namesOf(moneyLabels.AgeingBucket);
export type AgeingBucket = keyof typeof AgeingBucket;
