import { databaseFailureOf } from '../../../db/write/retry';
import { peekSerial } from '../../../db/write/serial';
import { Generated } from '../../../db/read/statement';
import type { Reader } from '../../../db/read/reader';
import { Consignment } from './consignment.entity';

/** The series of its numbers. */
export const receiptBook = 'receiptBook';

/** AWB numbers of own cargo: `WC` and eight digits. */
const awbOf = (number: number) => `WC${String(number).padStart(8, '0')}`;

/** The AWB number of the number that is taken from the receipt book in the same round trip. */
export const receiptAwb = new Generated(
  "CONCAT('WC', LPAD(LAST_INSERT_ID(), GREATEST(8, CHAR_LENGTH(LAST_INSERT_ID())), '0'))",
  awbOf,
);

/**
 * Books with the next number of the own-cargo receipt book, which `book` takes in its transaction. Skips numbers that
 * were entered by hand, including concurrently: the unique index refuses them.
 */
export async function withReceiptNumber<Booked>(book: () => Promise<Booked>): Promise<Booked> {
  for (;;) {
    try {
      return await book();
    } catch (error) {
      if (databaseFailureOf(error) !== 'duplicate') throw error;
    }
  }
}

/** The number that the next booking would probably get, without taking it. */
export async function peekReceiptNumber(db: Reader): Promise<string> {
  for (let number = await peekSerial(db, receiptBook); ; number += 1) {
    if (!(await db.find(Consignment, { liveAwbNo: awbOf(number) }))) return awbOf(number);
  }
}
