/** What happens to a parcel at the door, and how it changes its consignment and the money of its run sheet. */
import { randomUUID } from 'node:crypto';
import { In, IsNull } from 'typeorm';
import { deliveryLabels, type CollectedBy } from '../../../domain/delivery/enums';
import { deliveryRefusals, type GivenDelivery } from '../../../domain/delivery/deliveryRules';
import { isOpening } from '../../../domain/bookings/movements';
import { consignmentRefusal } from '../../../domain/policy/consignments';
import { formatRupees } from '../../../domain/values/money';
import { textOrNull } from '../../../domain/values/text';
import { refuseInput } from '../../../core/operation/errors';
import type { CommandContext } from '../../../core/operation/operation';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { ConsignmentHistory } from '../../bookings/consignments/history.entity';
import { addMovement } from '../../bookings/consignments/history.service';
import { DeliveryEvent } from './deliveryEvent.entity';
import { cityNames, isAtItsEnd, outForDelivery, refuseOnAnother } from './parcels';
import { PodImage } from './podImage.entity';
import { RunSheetLine, type RunSheet } from './runSheet.entity';

/** The movement of a parcel that the desk has back. */
const backAtDesk = 'Back at desk';

interface AtTheDoor {
  sheet: RunSheet;
  line: RunSheetLine;
  consignment: Consignment;
}

/** Of a parcel that is at its end nothing: the office has entered what became of it. */
export async function backToDesk(context: CommandContext, consignment: Consignment): Promise<void> {
  if (!isAtItsEnd(consignment)) await movement(context, consignment, backAtDesk, 'Intransit', context.now());
}

/** A movement that the system writes of a locked consignment. After a delivery nothing; a delivery is the last. */
async function movement(
  context: CommandContext,
  consignment: Consignment,
  action: string,
  deliveryStatus: DeliveryStatus,
  at: Date,
): Promise<void> {
  const { db, now } = context;
  const rows = await db.findAll(ConsignmentHistory, { consignmentId: consignment.id, deletedOn: IsNull() });
  const isEnd = deliveryStatus === 'Delivered';
  if (consignment.deliveryStatus === 'Delivered') {
    const isBefore = rows.every((row) => row.deliveryStatus !== 'Delivered' || row.actionDate > at);
    if (isEnd || !isBefore) return;
  }
  const instants = isEnd ? rows.filter((row) => !isOpening(row)).map(({ actionDate }) => actionDate) : [];
  const last = instants.reduce((latest, each) => (each > latest ? each : latest), at);
  const cities = await cityNames(db, [consignment]);
  const actionDate = last < now() ? last.toISOString() : null;
  const city = cities(consignment.deliveryCityId);
  await addMovement(context, consignment, { action, city, deliveryStatus, actionDate }, { internal: true });
}

type Desk = GivenDelivery & Partial<Pick<DeliveryEvent, 'collectedBy' | 'utr'>>;

/** A delivery that the desk enters, as an event without pictures: the paper has the signature. */
export async function deliver(context: CommandContext, { given, ...door }: AtTheDoor & { given: Desk }): Promise<void> {
  const { db, now } = context;
  refuseInput(deliveryRefusals({ ...given, outcome: 'Delivered' }, door.line.dueAmount, 'None'));
  const collected = given.collected ?? 0;
  const taken = {
    receiverName: (given.receiverName ?? '').trim(),
    relation: given.relation ?? 'Other',
    collected,
    collectedBy: collected > 0 ? (given.collectedBy ?? 'Cash') : null,
    remark: given.remark ?? null,
  };
  await db.insertRow(DeliveryEvent, {
    ...taken,
    lineId: door.line.id,
    clientEventId: randomUUID(),
    outcome: 'Delivered',
    reason: null,
    nextDate: null,
    utr: textOrNull(given.utr ?? ''),
    photoHash: null,
    signatureHash: null,
    happenedAt: now(),
    receivedOn: now(),
    answer: 'Applied',
    applied: true,
    dismissedOn: null,
    dismissedById: null,
  });
  await followDelivery(context, door, { ...taken, at: now() });
}

/** What a phone tells of a delivery that the desk has entered without its pictures is the proof of it. */
export async function provesDelivery(db: Reader, line: RunSheetLine, event: DeliveryEvent): Promise<boolean> {
  if (line.state !== 'Delivered' || event.outcome !== 'Delivered' || event.collected !== line.collected) return false;
  const known = await db.findAll(DeliveryEvent, { lineId: line.id, outcome: 'Delivered', applied: true });
  return known.every(({ photoHash, signatureHash }) => photoHash === null && signatureHash === null);
}

interface Taken {
  receiverName: string;
  relation: keyof typeof deliveryLabels.ReceiverRelation;
  collected: number;
  collectedBy: CollectedBy | null;
  remark: string | null;
  at: Date;
}

async function followDelivery(context: CommandContext, { sheet, line, consignment }: AtTheDoor, taken: Taken) {
  const { db } = context;
  const { receiverName, relation, collected, at } = taken;
  const collectedBy = collected > 0 ? (taken.collectedBy ?? 'Cash') : null;
  const words = `Delivered to ${receiverName.trim()} (${deliveryLabels.ReceiverRelation[relation]})`;
  await movement(context, consignment, words, 'Delivered', at);
  const short = line.dueAmount - collected;
  const remark = short > 0 ? `Short by ${formatRupees(short)}: ${taken.remark}`.slice(0, 300) : taken.remark;
  await db.update(line, {
    state: 'Delivered',
    collected,
    collectedBy,
    remark,
    deliveredOn: at,
    liveConsignmentId: null,
  });
  if (collected > 0)
    await db.update(
      sheet,
      collectedBy === 'Upi'
        ? { expectedUpi: sheet.expectedUpi + collected }
        : { expectedCash: sheet.expectedCash + collected },
    );
}

/** What run sheets have written of a parcel before it was known that it had been delivered. */
async function dropLaterTours(db: Writer, { id, deliveryStatus }: Consignment, deliveredAt: Date): Promise<void> {
  if (deliveryStatus === 'Delivered') return;
  const rows = await db.findAll(ConsignmentHistory, { consignmentId: id, internal: true, deletedOn: IsNull() });
  const ofTours = [backAtDesk, outForDelivery, notDelivered];
  const later = rows.filter(
    ({ actionDate, action }) => actionDate > deliveredAt && ofTours.some((words) => action.startsWith(words)),
  );
  for (const row of later) await db.delete(await db.lock(ConsignmentHistory, row.id));
}

const notDelivered = 'Not delivered: ';

/** Attempts after a delivery that came before it: of another phone, or by a clock that is wrong. They are for the desk. */
async function dropLaterAttempts({ db }: CommandContext, line: RunSheetLine, at: Date): Promise<void> {
  const events = await db.findAll(DeliveryEvent, { lineId: line.id, outcome: 'Attempted', applied: true });
  const later = events.filter(({ happenedAt }) => happenedAt > at);
  if (later.length === 0) return;
  await db.internal.update(DeliveryEvent, { id: In(later.map(({ id }) => id)) }, { applied: false });
  await db.update(line, { attempts: line.attempts - later.length });
}

/** Does what an event says, whatever the desk has settled before. */
export async function applyEvent(
  context: CommandContext,
  { event, ...door }: AtTheDoor & { event: DeliveryEvent },
): Promise<void> {
  const { line, consignment } = door;
  const { outcome, reason, happenedAt, remark, receiverName, relation, collected, collectedBy } = event;
  if (await provesDelivery(context.db, line, event)) {
    // The desk has entered the rest.
  } else if (outcome === 'Delivered') {
    await refuseOnAnother(context.db, [consignment], line);
    await dropLaterAttempts(context, line, happenedAt);
    await dropLaterTours(context.db, consignment, happenedAt);
    await followDelivery(context, door, {
      receiverName: receiverName ?? '',
      relation: relation ?? 'Other',
      collected: collected ?? 0,
      collectedBy,
      remark,
      at: happenedAt,
    });
  } else {
    const words = `${notDelivered}${deliveryLabels.DeliveryReason[reason ?? 'Other']}`;
    await movement(context, consignment, words, 'Processing', happenedAt);
    const attempts = line.attempts + 1;
    await context.db.update(line, line.state === 'Assigned' ? { attempts, state: 'Attempted' } : { attempts });
  }
  await context.db.internal.update(DeliveryEvent, { id: event.id }, { applied: true });
}

/** Whether the phone decides, or the desk has settled the parcel. After a delivery nothing but what happened before it. */
export function isForTheDesk(
  { sheet, line, consignment }: AtTheDoor,
  { outcome, happenedAt }: Pick<DeliveryEvent, 'outcome' | 'happenedAt'>,
): boolean {
  if (sheet.status === 'Closed' || line.deletedOn !== null) return true;
  if (line.state === 'CarriedOver' || line.state === 'Missing') return true;
  if (line.state === 'Delivered')
    return outcome === 'Delivered' || line.deliveredOn === null || happenedAt > line.deliveredOn;
  return consignmentRefusal.addHistory(consignment) !== null;
}

export async function eventOf(db: Reader, sheet: RunSheet, clientEventId: string) {
  const event = await db.find(DeliveryEvent, { clientEventId });
  const line = event && (await db.find(RunSheetLine, { id: event.lineId }));
  return event && line?.runSheetId === sheet.id ? { event, line } : null;
}

/** Whether all pictures that an event names have arrived. */
export async function hasPictures(db: Reader, { photoHash, signatureHash }: DeliveryEvent): Promise<boolean> {
  const hashes = [...new Set([photoHash, signatureHash].filter((each) => each !== null))];
  if (hashes.length === 0) return true;
  return (await storedHashes(db, hashes)).size === hashes.length;
}

export async function storedHashes(db: Reader, hashes: readonly string[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const found = await db.select(PodImage, 'i').select(['i.hash']).where('i.hash IN (:...hashes)', { hashes }).getMany();
  return new Set(found.map(({ hash }) => hash));
}

/** Events that wait for a picture. */
export async function waitingEvents(db: Reader, lines: readonly RunSheetLine[]): Promise<DeliveryEvent[]> {
  if (lines.length === 0) return [];
  const waiting = await db.findAll(DeliveryEvent, {
    lineId: In(lines.map(({ id }) => id)),
    answer: 'PhotoPending',
    applied: false,
    dismissedOn: IsNull(),
  });
  return waiting.sort((a, b) => a.id - b.id);
}

/** Lines with an event whose picture has not arrived. */
export async function awaitsPicture(db: Reader, lines: readonly RunSheetLine[]): Promise<RunSheetLine[]> {
  const waiting = await waitingEvents(db, lines);
  const isMissing = await Promise.all(waiting.map(async (event) => !(await hasPictures(db, event))));
  const ids = new Set(waiting.filter((_, at) => isMissing[at]).map(({ lineId }) => lineId));
  return lines.filter(({ id }) => ids.has(id));
}

export async function awbNosOf(db: Reader, lines: readonly RunSheetLine[]): Promise<string[]> {
  const consignments = await db.byIds(
    Consignment,
    lines.map(({ consignmentId }) => consignmentId),
    ['awbNo'],
  );
  return lines.flatMap(({ consignmentId }) => consignments.get(consignmentId)?.awbNo ?? []);
}

export const lockedDoor = async (db: Writer, sheet: RunSheet, line: RunSheetLine): Promise<AtTheDoor> => ({
  sheet,
  line,
  consignment: await db.lock(Consignment, line.consignmentId),
});
