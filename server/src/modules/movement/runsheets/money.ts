/** What the cash of a run sheet pays. */
import type { Writer } from '../../../db/write/writer';
import { consignmentRefusal } from '../../../domain/policy/consignments';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { saveConsignments } from '../../bookings/consignments/consignment.save';
import type { RunSheet, RunSheetLine } from './runSheet.entity';

/** Consignments whose whole due was collected are paid; another payment of them stays. */
export async function paidFrom(db: Writer, { date }: RunSheet, lines: readonly RunSheetLine[]): Promise<void> {
  const inFull = lines.filter(({ dueAmount, collected }) => dueAmount > 0 && collected === dueAmount);
  const consignments = await db.lockMany(
    Consignment,
    inFull.map(({ consignmentId }) => consignmentId),
  );
  const payable = consignments.filter((consignment) => consignmentRefusal.pay(consignment) === null);
  await saveConsignments(db, payable, { paymentStatus: 'Paid', paymentReceivedDate: date });
}
