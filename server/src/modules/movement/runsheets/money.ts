/** What the cash of a run sheet pays. */
import type { Writer } from '../../../db/write/writer';
import { consignmentRefusal } from '../../../domain/policy/consignments';
import { notPaidBySheet } from '../../../domain/policy/runSheets';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { saveConsignments } from '../../bookings/consignments/consignment.save';
import { RunSheetLine, type RunSheet } from './runSheet.entity';

/** Consignments whose whole due was collected are paid; another payment of one stays, and its line says so. */
export async function paidFrom(db: Writer, { date }: RunSheet, lines: readonly RunSheetLine[]): Promise<void> {
  const inFull = lines.filter(({ dueAmount, collected }) => dueAmount > 0 && collected === dueAmount);
  const consignments = await db.lockMany(
    Consignment,
    inFull.map(({ consignmentId }) => consignmentId),
  );
  const refusals = new Map(consignments.map((consignment) => [consignment.id, consignmentRefusal.pay(consignment)]));
  const payable = consignments.filter(({ id }) => refusals.get(id) === null);
  await saveConsignments(db, payable, { paymentStatus: 'Paid', paymentReceivedDate: date });
  for (const { id, consignmentId } of inFull) {
    const why = refusals.get(consignmentId);
    if (!why) continue;
    const line = await db.lock(RunSheetLine, id);
    await db.update(line, { remark: notPaidBySheet(line.remark, why) });
  }
}
