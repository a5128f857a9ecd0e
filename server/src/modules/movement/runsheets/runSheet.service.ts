import { IsNull } from 'typeorm';
import { notBefore } from '../../../domain/rules/dateRules';
import { notFound } from '../../../domain/rules/errors';
import { runSheetRefusal } from '../../../domain/policy/runSheets';
import type { Writer } from '../../../db/write/writer';
import { badInput, refuse, refuseInput } from '../../../core/operation/errors';
import { command } from '../../../core/operation/operation';
import { listQuery, recordQuery } from '../../../core/operation/reads';
import { RecordInput } from '../../../core/record/record.inputs';
import { textOrNull } from '../../../domain/values/text';
import { settingOn } from '../../system/settings/settingValues';
import { DeliveryEvent } from './deliveryEvent.entity';
import { awaitsPicture, awbNosOf, backToDesk, deliver } from './deliveries';
import { DeliveryPerson } from './deliveryPerson.entity';
import { addLines, dueOf, lockEligible, lockInOrder, refuseOnAnother, sendOut } from './parcels';
import type { RunLink } from './run.type';
import { paidFrom } from './money';
import { newLink } from './runLink';
import { RunSheet, RunSheetLine } from './runSheet.entity';
import { nextNumber } from './runSheetNumber';
import {
  AddToRunSheetInput,
  CloseRunSheetInput,
  CreateRunSheetInput,
  RunLineInput,
  SettleLineInput,
} from './runSheet.inputs';
import { runSheetList, RunSheetSearch } from './runSheet.list';
import { Consignment } from '../../bookings/consignments/consignment.entity';

export const runSheets = listQuery('runSheets', RunSheetSearch, runSheetList);

export const runSheet = recordQuery('runSheet', RunSheet);

export const createRunSheet = command({
  action: 'createRunSheet',
  input: CreateRunSheetInput,
  taken: () => 'A consignment is on another run sheet',
  async run({ db, today }, { personId, date, consignmentIds }) {
    refuseInput({ date: notBefore('Date', date, today(), 'today') });
    const person = await db.named(DeliveryPerson, personId, 'Delivery person', 'personId');
    if (!person.isActive) throw badInput('Delivery person is not active', 'personId');
    const consignments = await lockEligible(db, consignmentIds, person);
    const sheet = await db.insert(RunSheet, {
      branchId: person.branchId,
      number: await nextNumber(db, date),
      date,
      personId: person.id,
      status: 'Open',
      linkHash: null,
      pinHash: null,
      pinFailures: 0,
      linkMadeOn: null,
      linkExpiresOn: null,
      issuedOn: null,
      podRequired: null,
      expectedCash: 0,
      expectedUpi: 0,
      countedCash: null,
      difference: null,
      differenceRemark: null,
      photoRemark: null,
      closedOn: null,
      closedById: null,
      cashConfirmedOn: null,
      cashConfirmedById: null,
    });
    await addLines(db, sheet, consignments);
    return sheet;
  },
});

/** Also to a sheet in the street: they are out for delivery with it at once. */
export const addToRunSheet = command({
  action: 'addToRunSheet',
  input: AddToRunSheetInput,
  taken: () => 'A consignment is on another run sheet',
  async run(context, { uniqueId, version, consignmentIds }) {
    const { db } = context;
    const sheet = await db.lock(RunSheet, uniqueId, version);
    refuse(runSheetRefusal.fill(sheet));
    const consignments = await lockEligible(db, consignmentIds, sheet);
    await addLines(db, sheet, consignments);
    if (sheet.status !== 'Open') await sendOut(context, sheet, await personName(db, sheet), consignments);
    return db.update(sheet, { updatedOn: context.now() });
  },
});

/** Before anything has happened to it at a door. */
export const removeFromRunSheet = command({
  action: 'removeFromRunSheet',
  input: RunLineInput,
  async run(context, { uniqueId, lineId }) {
    const { db } = context;
    const sheet = await db.lock(RunSheet, uniqueId);
    refuse(runSheetRefusal.fill(sheet));
    const line = await lineOf(db, sheet, lineId);
    refuse(runSheetRefusal.withdraw((await db.findAll(DeliveryEvent, { lineId: line.id })).length));
    const consignment = await db.lock(Consignment, line.consignmentId);
    await db.delete(line, { liveConsignmentId: null });
    if (sheet.status !== 'Open') await backToDesk(context, consignment);
    return db.update(sheet, { updatedOn: context.now() });
  },
});

const toldOnce = 'The link and the PIN of its answer are stored nowhere.';

export const issueRunSheet = command({
  action: 'issueRunSheet',
  input: RecordInput,
  notIdempotent: toldOnce,
  async run(context, { uniqueId, version }): Promise<RunLink> {
    const { db, app } = context;
    const sheet = await db.lock(RunSheet, uniqueId, version);
    const lines = await db.findAll(RunSheetLine, { runSheetId: sheet.id, deletedOn: IsNull() });
    refuse(runSheetRefusal.issue({ ...sheet, today: context.today() }, lines.length));
    const consignments = await lockInOrder(
      db,
      lines.map(({ consignmentId }) => consignmentId),
      sheet,
    );
    await freezeDues(db, lines, consignments);
    await sendOut(context, sheet, await personName(db, sheet), consignments);
    const { url, pin, columns } = newLink(app, sheet, context.now());
    const podRequired = await settingOn(db, 'pod.required', sheet.date);
    const issued = await db.update(sheet, { ...columns, podRequired, status: 'Out', issuedOn: context.now() });
    return { url, pin, runSheet: issued };
  },
});

/** The earlier link opens no more; what its sessions send is late. Of a closed sheet it is for sending alone. */
export const renewRunLink = command({
  action: 'renewRunLink',
  input: RecordInput,
  notIdempotent: toldOnce,
  async run({ db, app, now }, { uniqueId, version }): Promise<RunLink> {
    const sheet = await db.lock(RunSheet, uniqueId, version);
    refuse(runSheetRefusal.renew(sheet, now()));
    const { url, pin, columns } = newLink(app, sheet, now());
    return { url, pin, runSheet: await db.update(sheet, columns) };
  },
});

/** What the desk finds in the evening, or enters for a person without a phone. */
export const settleLine = command({
  action: 'settleLine',
  input: SettleLineInput,
  async run(context, { uniqueId, lineId, state, ...given }) {
    const { db } = context;
    const sheet = await db.lock(RunSheet, uniqueId);
    refuse(runSheetRefusal.settle(sheet));
    const line = await lineOf(db, sheet, lineId);
    refuse(runSheetRefusal.line(line.state));
    const consignment = await db.lock(Consignment, line.consignmentId);
    await refuseOnAnother(db, [consignment], line);
    const remark = textOrNull(given.remark ?? '');
    if (state === 'Delivered') await deliver(context, { sheet, line, consignment, given: { ...given, remark } });
    else if (line.state !== state) {
      if (state === 'Missing' && !remark) throw badInput(runSheetRefusal.difference, 'remark');
      await db.update(line, { state, remark, liveConsignmentId: null });
      if (state === 'CarriedOver') await backToDesk(context, consignment);
    }
    return db.update(sheet, { status: 'Returned', updatedOn: context.now() });
  },
});

export const closeRunSheet = command({
  action: 'closeRunSheet',
  input: CloseRunSheetInput,
  async run(context, { uniqueId, version, countedCash, ...given }) {
    const { db, user } = context;
    const sheet = await db.lock(RunSheet, uniqueId, version);
    refuse(runSheetRefusal.settle(sheet));
    const lines = await db.findAll(RunSheetLine, { runSheetId: sheet.id, deletedOn: IsNull() });
    const open = lines.filter(({ state }) => state === 'Assigned' || state === 'Attempted');
    const photoRemark = textOrNull(given.photoRemark ?? '');
    if (!photoRemark) refuse(runSheetRefusal.photos(await awbNosOf(db, await awaitsPicture(db, lines))));
    refuse(runSheetRefusal.unsettled(await awbNosOf(db, open)));
    const difference = countedCash - sheet.expectedCash;
    const differenceRemark = textOrNull(given.differenceRemark ?? '');
    if (difference !== 0 && !differenceRemark) throw badInput(runSheetRefusal.difference, 'differenceRemark');
    return db.update(sheet, {
      status: 'Closed',
      countedCash,
      difference,
      differenceRemark,
      photoRemark,
      closedOn: context.now(),
      closedById: user?.id ?? null,
    });
  },
});

/** The administrator has the cash: what was collected in full is paid, as of the day of the sheet. */
export const confirmRunCash = command({
  action: 'confirmRunCash',
  input: RecordInput,
  async run(context, { uniqueId, version }) {
    const { db, user } = context;
    const sheet = await db.lock(RunSheet, uniqueId, version);
    refuse(runSheetRefusal.confirm({ ...sheet, isConfirmed: sheet.cashConfirmedOn !== null }));
    const lines = await db.findAll(RunSheetLine, { runSheetId: sheet.id, state: 'Delivered', deletedOn: IsNull() });
    await paidFrom(db, sheet, lines);
    return db.update(sheet, { cashConfirmedOn: context.now(), cashConfirmedById: user?.id ?? null });
  },
});

async function personName(db: Writer, { personId }: RunSheet): Promise<string> {
  const people = await db.byIds(DeliveryPerson, [personId], ['name']);
  return people.get(personId)?.name ?? '';
}

async function lineOf(db: Writer, sheet: RunSheet, lineId: string): Promise<RunSheetLine> {
  const line = await db.lock(RunSheetLine, lineId);
  if (line.runSheetId !== sheet.id) throw notFound('Run sheet line');
  return line;
}

async function freezeDues(db: Writer, lines: readonly RunSheetLine[], consignments: readonly Consignment[]) {
  const byId = new Map(consignments.map((each) => [each.id, each]));
  const locked = await db.lockMany(
    RunSheetLine,
    lines.map(({ id }) => id),
  );
  const changes = locked.flatMap((line) => {
    const consignment = byId.get(line.consignmentId);
    const due = consignment ? dueOf(consignment) : line.dueAmount;
    return due === line.dueAmount ? [] : [[line, due] as const];
  });
  await db.updateColumn(changes, 'dueAmount');
}
