/** Double entry: every movement of a customer's balance is written with what it is balanced by. */
import { randomUUID } from 'node:crypto';
import { bulkInsertStatements } from '../../../db/write/insert';
import type { NewRow } from '../../../db/write/newRecord';
import type { Statement } from '../../../db/read/statement';
import type { Writer } from '../../../db/write/writer';
import type { LedgerKind, PaymentSource } from '../../../domain/money/enums';
import type { NoteKind } from '../../../domain/tax/gstReturn/enums';
import type { Paise } from '../../../domain/values/money';
import { LedgerEntry, type LedgerAccount } from './ledgerEntry.entity';

export interface Movement {
  customerId: number;
  day: string;
  /** Number of the invoice, the payment or the credit note. */
  document: string;
  /** Amounts in paise, positive for debit; 0 writes nothing. */
  entries: readonly (readonly [account: LedgerAccount, kind: LedgerKind, amount: Paise])[];
}

/** Throws for a movement that does not sum to zero. */
function entriesOf(
  { customerId, day, document, entries }: Movement,
  author: { createdOn: Date; createdById: number | null },
): NewRow<LedgerEntry>[] {
  const left = entries.reduce((sum, [, , amount]) => sum + amount, 0);
  if (left !== 0) throw new Error(`The movement of ${document} leaves ${left} paise`);
  const movementId = randomUUID();
  return entries
    .filter(([, , amount]) => amount !== 0)
    .map(([account, kind, amount]) => ({ movementId, day, customerId, account, kind, amount, document, ...author }));
}

/** Writes the movement at the end of the transaction. */
export function post(db: Writer, movement: Movement): void {
  db.collect(appended, entriesOf(movement, { createdOn: db.now, createdById: db.userId }));
}

const appended = (db: Writer, entries: readonly NewRow<LedgerEntry>[]): Statement[] =>
  entries.length === 0 ? [] : bulkInsertStatements(db.internal, LedgerEntry, entries);

interface Billed {
  customerId: number;
  invoiceDate: string;
  invoiceNumber: string | null;
  totalAmount: Paise;
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
}

/** An invoice that has been approved. */
export function invoiceMovement({ customerId, invoiceDate, invoiceNumber, totalAmount, ...taxes }: Billed): Movement {
  const tax = taxes.igst + taxes.cgst + taxes.sgst;
  return {
    customerId,
    day: invoiceDate,
    document: invoiceNumber ?? '',
    entries: [
      ['Receivable', 'Invoice', totalAmount],
      ['Sales', 'Invoice', tax - totalAmount],
      ['OutputTax', 'Invoice', -tax],
    ],
  };
}

/** An approved invoice that is cancelled. */
export const cancellationMovement = (invoice: Billed, cancelledOn: string): Movement => {
  const { entries, ...movement } = invoiceMovement(invoice);
  return {
    ...movement,
    day: cancelledOn,
    entries: entries.map(([account, , amount]) => [account, 'Cancellation', -amount] as const),
  };
};

interface Credited {
  kind: NoteKind;
  customerId: number;
  noteDate: string;
  number: string | null;
  total: Paise;
  taxable: Paise;
}

/** A credit or debit note that has been approved. */
export function noteMovement({ kind, customerId, noteDate, number, total, taxable }: Credited): Movement {
  const [moved, sign] = kind === 'Debit' ? (['DebitNote', -1] as const) : (['CreditNote', 1] as const);
  return {
    customerId,
    day: noteDate,
    document: number ?? '',
    entries: [
      ['Receivable', moved, -sign * total],
      ['Sales', moved, sign * taxable],
      ['OutputTax', moved, sign * (total - taxable)],
    ],
  };
}

interface Paid {
  customerId: number;
  number: string;
  reference: string | null;
  source: PaymentSource;
  receivedOn: string;
  reversedOn: string | null;
  amount: Paise;
  tdsAmount: Paise;
}

/** What is set off is taken from what is owed to the customer, and bears the number of the remittance. */
const originOf = ({ source, number, reference }: Paid) =>
  source === 'Vpp'
    ? ({ from: 'VppPayable', kind: 'VppSetOff', document: reference ?? number } as const)
    : ({ from: 'Receipts', kind: 'Payment', document: number } as const);

export function paymentMovement(payment: Paid): Movement {
  const { customerId, receivedOn, amount, tdsAmount } = payment;
  const { from, kind, document } = originOf(payment);
  return {
    customerId,
    day: receivedOn,
    document,
    entries: [
      ['Receivable', kind, -amount],
      [from, kind, amount],
      ['Receivable', 'Tds', -tdsAmount],
      ['TdsReceivable', 'Tds', tdsAmount],
    ],
  };
}

export function reversalMovement(payment: Paid): Movement {
  const { customerId, receivedOn, reversedOn, amount, tdsAmount } = payment;
  const { from, document } = originOf(payment);
  return {
    customerId,
    day: reversedOn ?? receivedOn,
    document,
    entries: [
      ['Receivable', 'Reversal', amount + tdsAmount],
      [from, 'Reversal', -amount],
      ['TdsReceivable', 'Reversal', -tdsAmount],
    ],
  };
}

/** The price of the goods of a VPP consignment, collected for its sender; in minus: that is taken back. */
export const collectionMovement = (
  { senderId, day, amount }: { senderId: number; day: string; amount: Paise },
  awbNo: string,
): Movement => ({
  customerId: senderId,
  day,
  document: awbNo,
  entries: [
    ['Receipts', 'VppCollected', amount],
    ['VppPayable', 'VppCollected', -amount],
  ],
});

interface Refunded {
  customerId: number;
  number: string;
  refundedOn: string;
  amount: Paise;
}

/** What was not allocated, paid back. */
export const refundMovement = ({ customerId, number, refundedOn, amount }: Refunded): Movement => ({
  customerId,
  day: refundedOn,
  document: number,
  entries: [
    ['Receivable', 'Refund', amount],
    ['Receipts', 'Refund', -amount],
  ],
});

interface WrittenOff {
  customerId: number;
  number: string | null;
  writtenOffOn: string;
  amount: Paise;
}

/** What is given up of an invoice. Its tax stays due. */
export const writeOffMovement = ({ customerId, number, writtenOffOn, amount }: WrittenOff): Movement => ({
  customerId,
  day: writtenOffOn,
  document: number ?? '',
  entries: [
    ['Receivable', 'WriteOff', -amount],
    ['BadDebts', 'WriteOff', amount],
  ],
});

interface Remitted {
  customerId: number;
  number: string;
  remittedOn: string;
  reversedOn: string | null;
  paidOut: Paise;
}

/** What is paid out; of a reversed remittance, that it is taken back. What is set off is the movement of a payment. */
export function remittanceMovement({ customerId, number, remittedOn, reversedOn, paidOut }: Remitted): Movement {
  const [kind, amount] = reversedOn === null ? (['VppRemitted', paidOut] as const) : (['Reversal', -paidOut] as const);
  return {
    customerId,
    day: reversedOn ?? remittedOn,
    document: number,
    entries: [
      ['VppPayable', kind, amount],
      ['Receipts', kind, -amount],
    ],
  };
}

export const openingMovement = (customerId: number, day: string, amount: Paise): Movement => ({
  customerId,
  day,
  document: openingNumber,
  entries: [
    ['Receivable', 'Opening', amount],
    ['OpeningBalances', 'Opening', -amount],
  ],
});

/** The opening balance where invoices have a number. */
export const openingNumber = 'Opening balance';
