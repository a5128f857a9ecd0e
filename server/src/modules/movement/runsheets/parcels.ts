/** Which consignments may go on a run sheet, and what becomes of them when it is issued. */
import { In } from 'typeorm';
import type { CommandContext } from '../../../core/operation/operation';
import { conflict } from '../../../domain/rules/errors';
import { toPayTotal } from '../../../domain/bookings/toPay';
import { bookingsLabels } from '../../../domain/bookings/enums';
import { runSheetRefusal } from '../../../domain/policy/runSheets';
import { fold } from '../../../domain/values/text';
import type { Paise } from '../../../domain/values/money';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { saveConsignments } from '../../bookings/consignments/consignment.save';
import { ConsignmentHistory } from '../../bookings/consignments/history.entity';
import { ewayRefusal } from '../../bookings/eway/ewayLimits';
import { Branch } from '../../parties/branches/branch.entity';
import { City } from '../../parties/locations/city.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { RunSheet, RunSheetLine } from './runSheet.entity';

const ends: readonly Consignment['deliveryStatus'][] = ['Delivered', 'Returned', 'Invalid'];

export const isAtItsEnd = ({ deliveryStatus }: Consignment): boolean => ends.includes(deliveryStatus);

/** How the movement of a parcel begins that goes out with a person. */
export const outForDelivery = 'Out for delivery with ';

/** The run sheet, or the person whose it will be. */
type OfBranch = Pick<RunSheet, 'branchId'>;

/** The consignments named, locked, in their order. Throws for the first that may not go on a run sheet. */
export async function lockEligible(db: Writer, refs: readonly string[], of: OfBranch): Promise<Consignment[]> {
  const chosen = await db.namedInOrder(Consignment, refs, 'consignmentIds');
  return lockInOrder(
    db,
    chosen.map(({ id }) => id),
    of,
  );
}

export async function lockInOrder(db: Writer, ids: readonly number[], of: OfBranch): Promise<Consignment[]> {
  const locked = new Map((await db.lockMany(Consignment, ids)).map((each) => [each.id, each]));
  const consignments = ids.flatMap((id) => locked.get(id) ?? []);
  if (consignments.length < ids.length) throw conflict('A consignment has been deleted meanwhile');
  await refuseIneligible(db, consignments, of);
  return consignments;
}

async function refuseIneligible(
  db: Reader,
  consignments: readonly Consignment[],
  { branchId }: OfBranch,
): Promise<void> {
  const own = await db.findAll(Vendor, { type: In(['OwnCourier', 'OwnCargo']) });
  const ids = new Set(own.map(({ id }) => id));
  const names = new Set(own.map(({ name }) => fold(name)));
  for (const consignment of consignments) {
    const { awbNo, vendorId, deliveryCourier, deliveryStatus } = consignment;
    const isOwn = ids.has(vendorId) || (deliveryCourier !== null && names.has(fold(deliveryCourier)));
    const why = !isOwn
      ? runSheetRefusal.notOwn
      : consignment.branchId !== branchId
        ? runSheetRefusal.otherBranch(await branchName(db, consignment))
        : isAtItsEnd(consignment)
          ? `Consignment is ${bookingsLabels.DeliveryStatus[deliveryStatus]}`
          : await ewayRefusal(db, consignment);
    if (why) throw conflict(runSheetRefusal.ineligible({ awbNo, why }));
  }
}

const branchName = async (db: Reader, { branchId }: Consignment): Promise<string> =>
  (await db.byIds(Branch, [branchId], ['name'])).get(branchId)?.name ?? '';

/** What is to be collected at the door. */
export const dueOf = (consignment: Consignment): Paise =>
  consignment.paymentStatus === 'Pending' ? toPayTotal(consignment) : 0;

/** Appends locked consignments that are on no other run sheet, which is not settled. */
export async function addLines(db: Writer, sheet: RunSheet, consignments: readonly Consignment[]): Promise<void> {
  await refuseOnAnother(db, consignments);
  const [last] = await db
    .select(RunSheetLine, 'l')
    .where('l.runSheetId = :id', { id: sheet.id })
    .orderBy('l.sequence', 'DESC')
    .take(1)
    .getMany();
  const first = (last?.sequence ?? 0) + 1;
  await db.insertMany(
    RunSheetLine,
    consignments.map((consignment, at) => ({
      runSheetId: sheet.id,
      consignmentId: consignment.id,
      liveConsignmentId: consignment.id,
      sequence: first + at,
      dueAmount: dueOf(consignment),
      state: 'Assigned' as const,
      attempts: 0,
      collected: null,
      collectedBy: null,
      remark: null,
      deliveredOn: null,
    })),
  );
}

/** `own`: the line that may have it. */
export async function refuseOnAnother(
  db: Writer,
  consignments: readonly Consignment[],
  own?: RunSheetLine,
): Promise<void> {
  const taken = await db.findAll(RunSheetLine, { liveConsignmentId: In(consignments.map(({ id }) => id)) });
  const byConsignment = new Map(taken.flatMap((line) => (line.id === own?.id ? [] : [[line.consignmentId, line]])));
  const first = consignments.find(({ id }) => byConsignment.has(id));
  if (!first) return;
  const sheets = await db.byIds(RunSheet, [byConsignment.get(first.id)?.runSheetId ?? 0], ['number']);
  const [sheet] = [...sheets.values()];
  throw conflict(runSheetRefusal.onAnother({ number: sheet?.number ?? '', awbNo: first.awbNo }));
}

/** Writes that locked consignments are out for delivery. */
export async function sendOut(
  { db, now }: CommandContext,
  { number }: RunSheet,
  person: string,
  consignments: readonly Consignment[],
): Promise<void> {
  const cities = await cityNames(db, consignments);
  await db.insertMany(
    ConsignmentHistory,
    consignments.map(({ id, deliveryCityId }) => ({
      consignmentId: id,
      actionDate: now(),
      action: `${outForDelivery}${person}, run ${number}`,
      city: cities(deliveryCityId),
      deliveryStatus: 'OutForDelivery' as const,
      internal: true,
      nonDeletable: true,
    })),
  );
  await saveConsignments(db, consignments, { deliveryStatus: 'OutForDelivery', deliveryDate: null });
}

export async function cityNames(
  db: Reader,
  consignments: readonly Pick<Consignment, 'deliveryCityId'>[],
): Promise<(id: number) => string> {
  const ids = [...new Set(consignments.map(({ deliveryCityId }) => deliveryCityId))];
  const cities = await db.byIds(City, ids, ['name']);
  return (id) => cities.get(id)?.name ?? '';
}
