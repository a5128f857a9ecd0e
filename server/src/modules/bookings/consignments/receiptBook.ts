import { databaseFailureOf } from '../../../db/write/retry';
import { Generated } from '../../../db/read/statement';
import type { Insertion } from '../../../db/write/newRecord';
import type { Writer } from '../../../db/write/writer';
import { ask } from '../../../core/module/hooks';
import type {} from './consignment.hooks';
import type { Consignment } from './consignment.entity';
import type { ConsignmentHistory } from './history.entity';

/** The series of the numbers of who has no range. */
export const receiptBook = 'receiptBook';

/** AWB numbers of own cargo: `WC` and eight digits. */
export const awbOf = (number: number) => `WC${String(number).padStart(8, '0')}`;

/** The AWB number of the number that is taken from the receipt book in the same round trip. */
export const receiptAwb = new Generated(
  "CONCAT('WC', LPAD(LAST_INSERT_ID(), GREATEST(8, CHAR_LENGTH(LAST_INSERT_ID())), '0'))",
  awbOf,
);

/**
 * Inserts a booking, whose AWB number is `receiptAwb`, and its movement with the next number of the own-cargo receipt book: of the
 * ranges of the branch for the vendor, if it has any. Skips numbers that were entered by hand, including concurrently: the
 * unique index refuses them.
 */
export async function insertWithReceiptNumber(
  db: Writer,
  booking: Insertion<Consignment>,
  movement: Insertion<ConsignmentHistory>,
  vendorId: number,
): Promise<[Consignment, ConsignmentHistory]> {
  const hasRanges = (await db.all('ReceiptBook')).length > 0;
  for (;;) {
    try {
      if (!hasRanges)
        return await db.insertTogether<[Consignment, ConsignmentHistory]>([booking, movement], receiptBook);
      const awbNo = await ask('takeAwb')(db, vendorId);
      const numbered = { ...booking, values: { ...booking.values, awbNo, liveAwbNo: awbNo } };
      return await db.insertTogether<[Consignment, ConsignmentHistory]>([numbered, movement]);
    } catch (error) {
      if (databaseFailureOf(error) !== 'duplicate') throw error;
    }
  }
}
