import type { Reader } from '../../../../db/read/reader';
import { nextSerial, peekSerial } from '../../../../db/write/serial';
import type { Writer } from '../../../../db/write/writer';
import { conflict } from '../../../../core/operation/errors';
import { bookEnds, isInRange, receiptAwbOf } from '../../../../domain/bookings/receiptRange';
import { Consignment } from '../consignment.entity';
import { awbOf, receiptBook } from '../receiptBook';
import { bookSerial, booksOf, leftOf, stocksOf } from './bookStock';
import type { ReceiptBook } from './receiptBook.entity';

/** The next number of the ranges of the writer's branch for the vendor, or of who has none. Throws when they are used up. */
export async function takeAwb(db: Writer, vendorId: number): Promise<string> {
  const books = await db.all('ReceiptBook');
  const own = booksOf(books, db.branchId, vendorId);
  if (own.length === 0) return takeFromRest(db, books);
  for (const stock of await stocksOf(db, own)) {
    if (leftOf(stock) === 0) continue;
    const number = await nextSerial(db, bookSerial(stock.book), stock.book.fromNumber);
    if (number <= stock.book.toNumber) return receiptAwbOf(stock.book, number);
  }
  throw await usedUp(db, db.branchId);
}

async function takeFromRest(db: Writer, books: readonly ReceiptBook[]): Promise<string> {
  for (;;) {
    const awbNo = awbOf(await nextSerial(db, receiptBook));
    if (!books.some((book) => isInRange(book, awbNo))) return awbNo;
  }
}

async function usedUp(db: Reader, branchId: number) {
  const branch = (await db.all('Branch')).find(({ id }) => id === branchId);
  return conflict(bookEnds(branch?.name ?? '', 0));
}

/** The number that the next booking of the branch would probably get, without taking it. Null: of any vendor. */
export async function peekReceiptNumber(db: Reader, branchId: number, vendorId: number | null): Promise<string> {
  const books = await db.all('ReceiptBook');
  const own = booksOf(books, branchId, vendorId);
  const isFree = async (awbNo: string) => !(await db.find(Consignment, { liveAwbNo: awbNo }));
  for (const { book, next } of await stocksOf(db, own))
    for (let number = next; number <= book.toNumber; number += 1)
      if (await isFree(receiptAwbOf(book, number))) return receiptAwbOf(book, number);
  if (own.length > 0) throw await usedUp(db, branchId);
  for (let number = await peekSerial(db, receiptBook); ; number += 1) {
    const awbNo = awbOf(number);
    if (!books.some((book) => isInRange(book, awbNo)) && (await isFree(awbNo))) return awbNo;
  }
}
