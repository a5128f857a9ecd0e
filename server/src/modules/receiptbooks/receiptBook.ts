import { databaseFailureOf } from '../../db/retry';
import { nextSerial, peekSerial } from '../../db/serial';
import type { Reader } from '../../db/reader';
import type { Writer } from '../../db/writer';
import { Consignment } from '../consignments/consignment.entity';

const series = 'receiptBook';

/** AWB numbers of own cargo: `WC` and eight digits. */
const awbOf = (number: number) => `WC${String(number).padStart(8, '0')}`;

/**
 * Books with the next number of the own-cargo receipt book, taken in this transaction. Skips numbers that were entered
 * by hand, including concurrently.
 */
export async function withReceiptNumber<Booked>(db: Writer, book: (awbNo: string) => Promise<Booked>): Promise<Booked> {
  for (;;) {
    const awbNo = awbOf(await nextSerial(db, series));
    if (await db.find(Consignment, { liveAwbNo: awbNo })) continue;
    try {
      return await book(awbNo);
    } catch (error) {
      if (databaseFailureOf(error) !== 'duplicate') throw error;
    }
  }
}

/** The number that the next booking would probably get, without taking it. */
export async function peekReceiptNumber(db: Reader): Promise<string> {
  for (let number = await peekSerial(db, series); ; number += 1) {
    if (!(await db.find(Consignment, { liveAwbNo: awbOf(number) }))) return awbOf(number);
  }
}
