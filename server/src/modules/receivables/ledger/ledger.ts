/** Double entry: every movement of a customer's balance is written with what it is balanced by. */
import { randomUUID } from 'node:crypto';
import { bulkInsertStatements } from '../../../db/bulkInsert';
import type { NewRow } from '../../../db/newRecord';
import type { Statement } from '../../../db/statement';
import type { Writer } from '../../../db/writer';
import type { LedgerKind } from '../../../domain/enums';
import type { Paise } from '../../../domain/money';
import { LedgerEntry, type LedgerAccount } from './ledgerEntry.entity';

export interface Movement {
  customerId: number;
  day: string;
  /** Number of the invoice or the payment. */
  document: string;
  /** Amounts in paise, positive for debit; 0 writes nothing. */
  entries: readonly (readonly [account: LedgerAccount, kind: LedgerKind, amount: Paise])[];
}

/** Throws for a movement that does not sum to zero. */
export function entriesOf(
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

interface Paid {
  customerId: number;
  number: string;
  receivedOn: string;
  reversedOn: string | null;
  amount: Paise;
  tdsAmount: Paise;
}

export const paymentMovement = ({ customerId, number, receivedOn, amount, tdsAmount }: Paid): Movement => ({
  customerId,
  day: receivedOn,
  document: number,
  entries: [
    ['Receivable', 'Payment', -amount],
    ['Receipts', 'Payment', amount],
    ['Receivable', 'Tds', -tdsAmount],
    ['TdsReceivable', 'Tds', tdsAmount],
  ],
});

export const reversalMovement = ({
  customerId,
  number,
  receivedOn,
  reversedOn,
  amount,
  tdsAmount,
}: Paid): Movement => ({
  customerId,
  day: reversedOn ?? receivedOn,
  document: number,
  entries: [
    ['Receivable', 'Reversal', amount + tdsAmount],
    ['Receipts', 'Reversal', -amount],
    ['TdsReceivable', 'Reversal', -tdsAmount],
  ],
});

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
