import { databaseFailureOf } from '../../../db/write/retry';
import { peekSerial } from '../../../db/write/serial';
import { Generated } from '../../../db/read/statement';
import type { Reader } from '../../../db/read/reader';
import type { Insertion } from '../../../db/write/newRecord';
import type { Writer } from '../../../db/write/writer';
import { Consignment } from './consignment.entity';
import type { ConsignmentHistory } from './history.entity';

/** The series of its numbers. */
const receiptBook = 'receiptBook';

/** AWB numbers of own cargo: `WC` and eight digits. */
const awbOf = (number: number) => `WC${String(number).padStart(8, '0')}`;

/** The AWB number of the number that is taken from the receipt book in the same round trip. */
export const receiptAwb = new Generated(
  "CONCAT('WC', LPAD(LAST_INSERT_ID(), GREATEST(8, CHAR_LENGTH(LAST_INSERT_ID())), '0'))",
  awbOf,
);

/**
 * Inserts a booking, whose AWB number is `receiptAwb`, and its movement with the next number of the own-cargo receipt book. Skips
 * numbers that were entered by hand, including concurrently: the unique index refuses them.
 */
export async function insertWithReceiptNumber(
  db: Writer,
  booking: Insertion<Consignment>,
  movement: Insertion<ConsignmentHistory>,
): Promise<[Consignment, ConsignmentHistory]> {
  for (;;) {
    try {
      return await db.insertTogether<[Consignment, ConsignmentHistory]>([booking, movement], receiptBook);
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
