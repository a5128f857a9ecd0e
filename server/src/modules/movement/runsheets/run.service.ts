/** What the phone in the street may do. */
import { hash } from 'node:crypto';
import { IsNull } from 'typeorm';
import { deliveryRefusals, type PodRequired } from '../../../domain/delivery/deliveryRules';
import { runLinkTexts, runSheetRefusal } from '../../../domain/policy/runSheets';
import { textOrNull } from '../../../domain/values/text';
import { forbidden, notFound, refuse, refuseInput, unauthenticated } from '../../../core/operation/errors';
import { command, NoInput, query, type CommandContext } from '../../../core/operation/operation';
import type { Reader } from '../../../db/read/reader';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { fieldToken } from '../../parties/accounts/session.service';
import { settingOn } from '../../system/settings/settingValues';
import { applyEvent, hasPictures, isForTheDesk, lockedDoor, provesDelivery, waitingEvents } from './deliveries';
import { DeliveryEvent } from './deliveryEvent.entity';
import { DeliveryPerson } from './deliveryPerson.entity';
import { cityNames } from './parcels';
import { podPictureOf } from './podPicture';
import { PodImage } from './podImage.entity';
import type { OpenedRun, RecordedDelivery, Run, StoredPodImage } from './run.type';
import {
  claimsOf,
  hasEnded,
  isOfEarlierLink,
  linkHashOf,
  maxPinFailures,
  mayBeOpened,
  pinHashOf,
  sessionLength,
} from './runLink';
import { RunSheet, RunSheetLine } from './runSheet.entity';
import { PutPodImageInput } from './podImage.upload';
import { OpenRunInput, RecordDeliveryInput } from './runSheet.inputs';

/** Five wrong PINs lock a link until the desk gives another. */
export const openRun = command({
  action: 'openRun',
  input: OpenRunInput,
  notIdempotent: 'Its answer holds a token.',
  async run(context, { token, pin }): Promise<OpenedRun> {
    const { db, app, now, commitAndThrow } = context;
    const found = await db.find(RunSheet, { linkHash: linkHashOf(token) });
    if (!found || found.deletedOn) throw unauthenticated(runLinkTexts.ended);
    const sheet = await db.lock(RunSheet, found.id);
    const { linkExpiresOn } = sheet;
    if (sheet.linkHash !== linkHashOf(token) || !mayBeOpened(sheet, now()) || !linkExpiresOn)
      throw unauthenticated(runLinkTexts.ended);
    if (sheet.pinFailures >= maxPinFailures) throw unauthenticated(runLinkTexts.locked);
    if (sheet.pinHash !== pinHashOf(token, pin.trim())) {
      const pinFailures = sheet.pinFailures + 1;
      await db.update(sheet, { pinFailures });
      const isLocked = pinFailures >= maxPinFailures;
      return commitAndThrow(unauthenticated(isLocked ? runLinkTexts.locked : runLinkTexts.wrongPin));
    }
    if (sheet.pinFailures > 0) await db.update(sheet, { pinFailures: 0 });
    return {
      token: fieldToken(app, claimsOf(sheet), now(), sessionLength(linkExpiresOn, now())),
      run: await runOf(db, sheet),
    };
  },
});

export const runSheetOfLink = query({
  action: 'runSheetOfLink',
  input: NoInput,
  async run({ db, user, now }): Promise<Run> {
    if (user?.runSheetId === undefined) throw forbidden();
    const sheet = await db.get(RunSheet, user.runSheetId);
    if (isOfEarlierLink(user, sheet) || hasEnded(sheet, now())) throw unauthenticated(runLinkTexts.ended);
    return runOf(db, sheet);
  },
});

/** Of a closed one no parcels. */
async function runOf(db: Reader, sheet: RunSheet): Promise<Run> {
  const isClosed = sheet.status === 'Closed';
  const lines = isClosed ? [] : await db.findAll(RunSheetLine, { runSheetId: sheet.id, deletedOn: IsNull() });
  const ids = lines.map(({ consignmentId }) => consignmentId);
  const consignments = await db.byIds(Consignment, ids, ['awbNo', 'receiver', 'deliveryCityId', 'packet']);
  const cities = await cityNames(db, [...consignments.values()]);
  const people = await db.byIds(DeliveryPerson, [sheet.personId], ['name']);
  const { number, date, status, linkExpiresOn } = sheet;
  return {
    number,
    date,
    status,
    person: people.get(sheet.personId)?.name ?? '',
    linkExpiresOn: linkExpiresOn ?? sheet.createdOn,
    podRequired: await podRequiredOf(db, sheet),
    parcels: lines
      .sort((a, b) => a.sequence - b.sequence)
      .map(({ uniqueId, consignmentId, sequence, dueAmount, state }) => {
        const consignment = consignments.get(consignmentId);
        return {
          lineId: uniqueId,
          sequence,
          awbNo: consignment?.awbNo ?? '',
          receiver: consignment?.receiver ?? '',
          city: cities(consignment?.deliveryCityId ?? 0),
          packet: consignment?.packet ?? 1,
          dueAmount,
          state,
        };
      }),
  };
}

/** As of the issue, so that what a phone has kept offline is not refused after a change. */
const podRequiredOf = async (db: Reader, { podRequired, date }: RunSheet): Promise<PodRequired> =>
  podRequired ?? settingOn(db, 'pod.required', date);

/**
 * One sent again is answered as the first time. One whose parcel the desk has settled is kept for the desk, and so is one that comes by
 * an earlier link: the phone with it may be in anybody's hands.
 */
export const recordDelivery = command({
  action: 'recordDelivery',
  input: RecordDeliveryInput,
  notIdempotent: 'It has a key of its own, clientEventId, which holds for ever.',
  async run(context, input): Promise<RecordedDelivery> {
    const { db, now } = context;
    const { sheet, isEarlierLink } = await lockedSheet(context);
    const clientEventId = input.clientEventId.toLowerCase();
    const earlier = await db.find(DeliveryEvent, { clientEventId });
    const line = await db.lockDeletedToo(RunSheetLine, earlier?.lineId ?? input.lineId);
    if (line.runSheetId !== sheet.id) throw notFound('Run sheet line');
    if (earlier) return { clientEventId, answer: earlier.answer };
    await refuseTooMany(db, line, input);
    const given = { ...input, remark: textOrNull(input.remark ?? '') };
    refuseInput(deliveryRefusals(given, line.dueAmount, await podRequiredOf(db, sheet)));
    const happenedAt = within(input.happenedAt ?? now(), outSince(sheet, line), now());
    const isDelivered = input.outcome === 'Delivered';
    const event = Object.assign(new DeliveryEvent(), {
      lineId: line.id,
      clientEventId,
      outcome: input.outcome,
      reason: isDelivered ? null : (input.reason ?? null),
      nextDate: isDelivered ? null : (input.nextDate ?? null),
      receiverName: isDelivered ? textOrNull(input.receiverName ?? '') : null,
      relation: isDelivered ? (input.relation ?? null) : null,
      collected: isDelivered ? (input.collected ?? 0) : null,
      collectedBy: isDelivered && input.collected ? (input.collectedBy ?? 'Cash') : null,
      utr: textOrNull(input.utr ?? ''),
      photoHash: input.photoHash ?? null,
      signatureHash: input.signatureHash ?? null,
      happenedAt,
      receivedOn: now(),
      remark: given.remark,
    });
    const door = await lockedDoor(db, sheet, line);
    const isLate = isEarlierLink || isForTheDesk(door, event);
    const answer = isLate ? 'Late' : (await hasPictures(db, event)) ? 'Applied' : 'PhotoPending';
    const row = await db.insertRow(DeliveryEvent, {
      ...event,
      answer,
      applied: false,
      dismissedOn: null,
      dismissedById: null,
    });
    if (answer === 'Applied') await applyEvent(context, { ...door, event: row });
    return { clientEventId, answer };
  },
});

/** One that is known is answered before. */
async function refuseTooMany(db: Reader, { id }: RunSheetLine, given: RecordDeliveryInput): Promise<void> {
  const events = await db.findAll(DeliveryEvent, { lineId: id });
  refuse(runSheetRefusal.events(events.length));
  const named = [given, ...events].flatMap(({ photoHash, signatureHash }) => [photoHash, signatureHash]);
  refuse(runSheetRefusal.picturesOfParcel(new Set(named.filter(Boolean)).size));
}

/** A parcel that was added to a sheet in the street is out since then. */
const outSince = ({ issuedOn, createdOn }: RunSheet, line: RunSheetLine): Date => {
  const issued = issuedOn ?? createdOn;
  return line.createdOn > issued ? line.createdOn : issued;
};

const within = (given: Date, first: Date, last: Date): Date => (given < first ? first : given > last ? last : given);

/** Sent again it is there already. What waited for it is applied. */
export const putPodImage = command({
  action: 'putPodImage',
  input: PutPodImageInput,
  notIdempotent: 'The input is a file; uploading it again changes nothing.',
  async prepare({ db }, { file }) {
    const name = hash('sha256', file);
    const isStored = (await db.find(PodImage, { hash: name })) !== null;
    return { hash: name, picture: isStored ? null : await podPictureOf(file) };
  },
  async run(context, _, { hash: name, picture }): Promise<StoredPodImage> {
    const { db } = context;
    const { sheet } = await lockedSheet(context);
    const lines = await db.findAll(RunSheetLine, { runSheetId: sheet.id });
    if (picture && !(await db.find(PodImage, { hash: name }))) {
      const stored = await db.internal.countBy(PodImage, { runSheetId: sheet.id });
      refuse(runSheetRefusal.pictures(stored, lines.length));
      const brought = { createdOn: db.now, runSheetId: sheet.id, thinnedOn: null };
      await db.insertRow(PodImage, { hash: name, ...picture, ...brought });
    }
    await applyWaiting(context, sheet, lines);
    return { hash: name };
  },
});

async function applyWaiting(context: CommandContext, sheet: RunSheet, lines: readonly RunSheetLine[]): Promise<void> {
  const { db } = context;
  for (const event of await waitingEvents(db, lines)) {
    if (!(await hasPictures(db, event))) continue;
    const line = await db.lockDeletedToo(RunSheetLine, event.lineId);
    const door = await lockedDoor(db, sheet, line);
    if (!isForTheDesk(door, event) || (await provesDelivery(db, line, event)))
      await applyEvent(context, { ...door, event });
  }
}

/** Also of one whose link has ended: what the phone has kept is taken. */
async function lockedSheet({ db, user }: CommandContext): Promise<{ sheet: RunSheet; isEarlierLink: boolean }> {
  if (user?.runSheetId === undefined) throw forbidden();
  const sheet = await db.lock(RunSheet, user.runSheetId);
  return { sheet, isEarlierLink: isOfEarlierLink(user, sheet) };
}
