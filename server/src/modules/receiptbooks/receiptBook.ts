import { failureOf } from '../../db/retry';
import { nextSerial, peekSerial } from '../../db/serial';
import type { Reader } from '../../db/reader';
import type { Writer } from '../../db/writer';
import { Consignment } from '../consignments/consignment.entity';

const series = 'receiptBook';

/** `WC` for own cargo, and the number of the page. */
const awbOf = (number: number) => `WC${String(number).padStart(8, '0')}`;

/**
 * Books under the next number of the own-cargo receipt book, taken in this transaction. Numbers that were typed in by hand
 * are passed over, also one that another clerk types in at this very moment.
 */
export async function withReceiptNumber<Booked>(db: Writer, book: (awbNo: string) => Promise<Booked>): Promise<Booked> {
  for (;;) {
    const awbNo = awbOf(await nextSerial(db, series));
    if (await db.find(Consignment, { liveAwbNo: awbNo })) continue;
    try {
      return await book(awbNo);
    } catch (error) {
      if (failureOf(error) !== 'duplicate') throw error;
    }
  }
}

/** The number that the next booking would probably get; nothing is taken. */
export async function peekReceiptNumber(db: Reader): Promise<string> {
  for (let number = await peekSerial(db, series); ; number += 1) {
    if (!(await db.find(Consignment, { liveAwbNo: awbOf(number) }))) return awbOf(number);
  }
}
