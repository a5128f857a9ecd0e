/** What is left of the ranges. */
import type { Reader } from '../../../../db/read/reader';
import { decodeRows, text } from '../../../../db/read/rawRows';
import { serialStates } from '../../../../db/write/serial';
import { receiptAwbOf } from '../../../../domain/bookings/receiptRange';
import type { ReceiptBook } from './receiptBook.entity';

export const bookSerial = ({ id }: Pick<ReceiptBook, 'id'>): string => `receipt book ${id}`;

export interface Stock {
  book: ReceiptBook;
  /** Above the last one: it is used up. */
  next: number;
}

export async function stocksOf(db: Reader, books: readonly ReceiptBook[]): Promise<Stock[]> {
  const stateOf = await serialStates(db, books.map(bookSerial));
  return books.map((book) => {
    const { next, isUsed } = stateOf(bookSerial(book));
    return { book, next: isUsed ? next : book.fromNumber };
  });
}

export const leftOf = ({ book, next }: Stock): number => Math.max(0, book.toNumber - next + 1);

/** Those of a branch for a vendor, in the order in which they are used. */
export const booksOf = (
  books: readonly ReceiptBook[],
  branchId: number,
  vendorId: number | null,
): readonly ReceiptBook[] =>
  books
    .filter((book) => book.branchId === branchId && (vendorId === null || book.vendorId === vendorId))
    .sort((one, other) => one.id - other.id);

const maxUnused = 100;

/** Numbers before the next one that no live consignment has. */
export async function unusedOf(db: Reader, { book, next }: Stock): Promise<string[]> {
  const end = Math.min(next - 1, book.toNumber);
  if (end < book.fromNumber) return [];
  const rows = await db.query('SELECT live_awb_no FROM consignment WHERE live_awb_no BETWEEN ? AND ?', [
    receiptAwbOf(book, book.fromNumber),
    receiptAwbOf(book, end),
  ]);
  const used = new Set(decodeRows(rows, { live_awb_no: text }).map((row) => row.live_awb_no));
  const unused: string[] = [];
  for (let number = book.fromNumber; number <= end && unused.length < maxUnused; number += 1) {
    const awbNo = receiptAwbOf(book, number);
    if (!used.has(awbNo)) unused.push(awbNo);
  }
  return unused;
}
