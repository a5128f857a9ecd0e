import { In } from 'typeorm';
import type { App } from '../../../core/module/app.types';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import { toPayTotal } from '../../../domain/bookings/toPay';
import { addDays, startOfDayInstant } from '../../../domain/values/dates';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { DeliveryEvent } from './deliveryEvent.entity';
import { demoPicture } from './demoPictures';
import { addPerson } from './deliveryPerson.service';
import { dueOf } from './parcels';
import { newLink } from './runLink';
import { nextNumber } from './runSheetNumber';
import { RunSheet, RunSheetLine } from './runSheet.entity';

/** Name, telephone, branch. */
const people = [
  ['Ravi Pawar', '98200 41812', 1],
  ['Sunita Kale', '98330 20761', 2],
  ['Imran Shaikh', '98190 55204', 3],
] as const;

const parcelsOfSheet = 6;

/**
 * A person of each branch and five sheets: four of the last days, closed, with what was delivered; one of today in the street, with
 * what is out for delivery or was tried before. Its link is told on the console.
 */
export async function seedDemoRunSheets(db: Writer, app: App): Promise<void> {
  const own = await db.findAll(Vendor, { type: In(['OwnCourier', 'OwnCargo']) });
  const parcels = (status: Consignment['deliveryStatus'], count: number, branchId?: number) =>
    db
      .select(Consignment, 'c')
      .where('c.vendorId IN (:...ids) AND c.deliveryStatus = :status AND c.deletedOn IS NULL', {
        ids: own.map(({ id }) => id),
        status,
      })
      .andWhere(branchId === undefined ? '1 = 1' : 'c.branchId = :branchId', { branchId })
      .orderBy('c.id', 'DESC')
      .take(count)
      .getMany();
  const out = await parcels('OutForDelivery', parcelsOfSheet);
  const tried = await parcels('Processing', parcelsOfSheet - out.length);
  if (out.length + tried.length === 0) return;
  const [admin] = await db.findAll(User, { isActive: true, role: 'Admin' });
  const persons = [];
  for (const [name, phone, branchId] of people)
    persons.push({
      ...(await addPerson(db, { name, phone, isActive: true, branchId })),
      delivered: await parcels('Delivered', 4 * parcelsOfSheet, branchId),
    });
  const today = app.clock.today();
  for (let daysAgo = 4; daysAgo >= 1; daysAgo -= 1) {
    const person = persons[daysAgo % persons.length];
    const some = person?.delivered.splice(0, parcelsOfSheet) ?? [];
    if (person && admin)
      await closedSheet(db, app, { ...(await numbered(db, addDays(today, -daysAgo))), person, some, admin });
  }
  const [person] = persons;
  if (person && admin)
    await sheetInTheStreet(db, app, { ...(await numbered(db, today)), person, some: [...out, ...tried], admin });
}

interface Tour {
  number: string;
  day: string;
  person: { id: number; branchId: number };
  some: readonly Consignment[];
}

const numbered = async (db: Writer, day: string) => ({ day, number: await nextNumber(db, day) });

const sheetRow = ({ number, day, person }: Tour) => ({
  number,
  date: day,
  branchId: person.branchId,
  personId: person.id,
  pinHash: null,
  pinFailures: 0,
  linkHash: null,
  podRequired: null,
  linkMadeOn: null,
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

async function closedSheet(db: Writer, app: App, tour: Tour & { admin: User }): Promise<void> {
  const { day, some, admin } = tour;
  const at = (hour: number) => new Date(startOfDayInstant(day, app.config.timezone).getTime() + hour * 3_600_000);
  const cash = some.reduce((sum, consignment) => sum + toPayTotal(consignment), 0);
  await insertSeedRows(db, RunSheet, [
    {
      ...sheetRow(tour),
      status: 'Closed',
      issuedOn: at(9),
      linkExpiresOn: at(60),
      expectedCash: cash,
      countedCash: cash,
      difference: 0,
      closedOn: at(19),
      closedById: admin.id,
      cashConfirmedOn: at(20),
      cashConfirmedById: admin.id,
      createdOn: at(8),
      createdById: admin.id,
    },
  ]);
  const lines = await linesOf(db, tour, { state: 'Delivered', deliveredAt: (index) => at(10 + index) });
  for (const [index, line] of lines.entries()) {
    const picture = (drawn: 'photo' | 'signature') =>
      demoPicture(db, { runSheetId: line.runSheetId, drawn, at: Number(day.slice(-2)) + index });
    await db.insertRow(DeliveryEvent, {
      ...eventRow(line, { day, index, at: at(10 + index) }),
      outcome: 'Delivered',
      receiverName: some[index]?.receiver.slice(0, 120) ?? '',
      relation: index % 2 === 0 ? 'Self' : 'Reception',
      collected: line.dueAmount,
      collectedBy: line.dueAmount > 0 ? 'Cash' : null,
      photoHash: index % 3 === 1 ? null : await picture('photo'),
      signatureHash: index % 3 === 0 ? null : await picture('signature'),
    });
  }
}

const eventRow = (line: RunSheetLine, { day, index, at }: { day: string; index: number; at: Date }) => ({
  lineId: line.id,
  clientEventId: `d0000000-0000-4000-8000-${day.replaceAll('-', '')}${String(index).padStart(4, '0')}`,
  reason: null,
  nextDate: null,
  receiverName: null,
  relation: null,
  collected: null,
  collectedBy: null,
  utr: null,
  photoHash: null,
  signatureHash: null,
  happenedAt: at,
  receivedOn: at,
  answer: 'Applied' as const,
  applied: true,
  dismissedOn: null,
  dismissedById: null,
  remark: null,
});

async function sheetInTheStreet(db: Writer, app: App, tour: Tour & { admin: User }): Promise<void> {
  const nine = startOfDayInstant(tour.day, app.config.timezone).getTime() + 9 * 3_600_000;
  const issuedOn = new Date(Math.min(nine, db.now.getTime()));
  const { url, pin, columns } = newLink(app, { date: tour.day }, issuedOn);
  await insertSeedRows(db, RunSheet, [
    {
      ...sheetRow(tour),
      ...columns,
      status: 'Out',
      issuedOn,
      expectedCash: 0,
      createdOn: issuedOn,
      createdById: tour.admin.id,
    },
  ]);
  const lines = await linesOf(db, tour, { state: 'Assigned', deliveredAt: () => null });
  for (const [index, line] of lines.entries())
    if (line.attempts > 0)
      await db.insertRow(DeliveryEvent, {
        ...eventRow(line, { day: tour.day, index, at: issuedOn }),
        outcome: 'Attempted',
        reason: index % 2 === 0 ? 'ConsigneeNotAvailable' : 'DoorLocked',
      });
  if (app.config.logLevel !== 'silent') console.log(`\nA run sheet in the street: ${url}, PIN ${pin}`);
}

async function linesOf(
  db: Writer,
  tour: Tour,
  { state, deliveredAt }: { state: 'Delivered' | 'Assigned'; deliveredAt: (index: number) => Date | null },
): Promise<RunSheetLine[]> {
  const sheet = await db.find(RunSheet, { number: tour.number });
  if (!sheet) throw new Error(`There is no run sheet of ${tour.day}`);
  const isDelivered = state === 'Delivered';
  await insertSeedRows(
    db,
    RunSheetLine,
    tour.some.map((consignment, index) => ({
      runSheetId: sheet.id,
      consignmentId: consignment.id,
      liveConsignmentId: isDelivered ? null : consignment.id,
      sequence: index + 1,
      // What has been delivered was not paid then.
      dueAmount: isDelivered ? toPayTotal(consignment) : dueOf(consignment),
      state: consignment.deliveryStatus === 'Processing' ? ('Attempted' as const) : state,
      attempts: consignment.deliveryStatus === 'Processing' ? 1 : 0,
      collected: isDelivered ? toPayTotal(consignment) : null,
      collectedBy: isDelivered && toPayTotal(consignment) > 0 ? ('Cash' as const) : null,
      remark: null,
      deliveredOn: deliveredAt(index),
      createdOn: sheet.createdOn,
    })),
  );
  const lines = await db.findAll(RunSheetLine, { runSheetId: sheet.id });
  return lines.sort((a, b) => a.sequence - b.sequence);
}
