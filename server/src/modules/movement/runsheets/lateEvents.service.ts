/** What the desk decides of events that came in after it had settled the parcel. */
import { IsNull } from 'typeorm';
import { hasPermission } from '../../../domain/policy/roles';
import { runSheetRefusal } from '../../../domain/policy/runSheets';
import { conflict, notFound } from '../../../domain/rules/errors';
import type { Writer } from '../../../db/write/writer';
import { refuse } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { applyEvent, awbNosOf, eventOf, hasPictures, lockedDoor, provesDelivery } from './deliveries';
import { DeliveryEvent } from './deliveryEvent.entity';
import { paidFrom } from './money';
import { RunSheet, RunSheetLine } from './runSheet.entity';
import { ApplyDeliveryInput } from './runSheet.inputs';

/** Money of a closed sheet explains its difference; of one whose cash is confirmed it is the administrator's. */
export const applyDelivery = command({
  action: 'applyDelivery',
  input: ApplyDeliveryInput,
  async run(context, { uniqueId, clientEventId }) {
    const { db, user } = context;
    const sheet = await db.lock(RunSheet, uniqueId);
    const event = await undecided(db, sheet, clientEventId);
    const line = await db.lockDeletedToo(RunSheetLine, event.lineId);
    if (!(await provesDelivery(db, line, event))) refuse(runSheetRefusal.line(line.state));
    const isConfirmed = sheet.cashConfirmedOn !== null;
    if (isConfirmed && event.collected && !hasPermission('runSheets:confirm', user))
      refuse(runSheetRefusal.lateMoney(sheet));
    if (!(await hasPictures(db, event))) refuse(runSheetRefusal.photos(await awbNosOf(db, [line])));
    if (line.deletedOn) await putBack(db, sheet, line);
    await applyEvent(context, { ...(await lockedDoor(db, sheet, line)), event });
    if (isConfirmed) await paidFrom(db, sheet, [line]);
    const { countedCash, expectedCash } = sheet;
    const difference = countedCash === null ? null : countedCash - expectedCash;
    return db.update(sheet, { difference, updatedOn: context.now() });
  },
});

/** It stays on the sheet, without effect. */
export const dismissDelivery = command({
  action: 'dismissDelivery',
  input: ApplyDeliveryInput,
  async run({ db, user, now }, { uniqueId, clientEventId }) {
    const sheet = await db.lock(RunSheet, uniqueId);
    const { id } = await undecided(db, sheet, clientEventId);
    await db.internal.update(DeliveryEvent, { id }, { dismissedOn: now(), dismissedById: user?.id ?? null });
    return db.update(sheet, { updatedOn: now() });
  },
});

async function undecided(db: Writer, sheet: RunSheet, clientEventId: string): Promise<DeliveryEvent> {
  const found = await eventOf(db, sheet, clientEventId);
  if (!found) throw notFound('Event');
  refuse(runSheetRefusal.decided(found.event));
  return found.event;
}

/** A parcel that was taken off, as one that the desk has back. */
async function putBack(db: Writer, sheet: RunSheet, line: RunSheetLine): Promise<void> {
  const { runSheetId, consignmentId } = line;
  const again = await db.find(RunSheetLine, { runSheetId, consignmentId, deletedOn: IsNull() });
  const [awbNo = ''] = await awbNosOf(db, [line]);
  if (again) throw conflict(runSheetRefusal.onAnother({ number: sheet.number, awbNo }));
  await db.update(line, { deletedOn: null, state: 'CarriedOver' });
}
