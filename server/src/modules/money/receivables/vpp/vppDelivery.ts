/** What a delivery brings in for the sender: owed from the date of delivery, until the delivery is taken back or remitted. */
import { conflict } from '../../../../core/operation/errors';
import type { Writer } from '../../../../db/write/writer';
import { vppRefusal } from '../../../../domain/policy/receivables';
import { collectedBy, type Collected, type Delivered } from '../../../bookings/consignments/collected';
import { collectionMovement, post } from '../../../billing/ledger/ledger';
import { VppCollection, VppRemittance } from './vpp.entity';

/** Writes what changed between two states of a locked consignment. Throws if what has changed is remitted. */
export async function followDelivery(db: Writer, before: Collected | null, consignment: Delivered): Promise<void> {
  const after = collectedBy(consignment);
  if (isSame(before, after)) return;
  // Deliveries from before remittances were kept are in no collection, and were settled without it.
  if (before && !(await takeBack(db, before, consignment))) return;
  if (!after) return;
  const { id: consignmentId, awbNo } = consignment;
  const { day: collectedOn, amount } = after;
  await db.insert(VppCollection, { consignmentId, collectedOn, amount, remittanceId: null });
  post(db, collectionMovement(after, awbNo));
}

/** As if it had never been: dated as what it takes back. False if nothing was kept. */
async function takeBack(db: Writer, { senderId, day, amount }: Collected, { id, awbNo }: Delivered): Promise<boolean> {
  const known = await db.findAll(VppCollection, { consignmentId: id });
  const live = known.find(({ deletedOn }) => deletedOn === null);
  if (!live) return false;
  const locked = await db.lock(VppCollection, live.id);
  if (locked.remittanceId !== null) {
    const remittance = await db.find(VppRemittance, { id: locked.remittanceId });
    throw conflict(vppRefusal.remitted({ awbNo, number: remittance?.number ?? '' }));
  }
  await db.delete(locked);
  post(db, collectionMovement({ senderId, day, amount: -amount }, awbNo));
  return true;
}

const isSame = (one: Collected | null, other: Collected | null): boolean =>
  one?.senderId === other?.senderId && one?.day === other?.day && one?.amount === other?.amount;
