import { randomUUID } from 'node:crypto';
import { In, IsNull } from 'typeorm';
import type { App } from '../core/module/app.types';
import { firstBranchId } from '../db/schema/columns';
import { bulkInsert } from '../db/write/insert';
import type { Writer } from '../db/write/writer';
import { addDays, startOfDayInstant, type DateOnly } from '../domain/values/dates';
import { manifestNumber } from '../domain/bookings/manifest';
import { Consignment } from '../modules/bookings/consignments/consignment.entity';
import { ConsignmentHistory } from '../modules/bookings/consignments/history.entity';
import { City } from '../modules/parties/locations/city.entity';
import { dispatchRemark } from '../modules/movement/manifests/dispatch';
import { Manifest, ManifestLine } from '../modules/movement/manifests/manifest.entity';
import { linesOf, totalsOf } from '../modules/movement/manifests/outgoing';
import { User } from '../modules/parties/users/user.entity';
import { Vendor } from '../modules/parties/vendors/vendor.entity';
import { company } from '../company';
import { random as seeded, type Random } from './data/random';
import { demoPlaces } from './seedDemoBranches';
import { insertSeedRows } from '../db/write/seedRows';

const outgoingCount = 9;
const daysBack = [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 16, 18, 20, 23, 25, 27];
const incomingDaysBack = [2, 6, 12];
const maxConsignments = 24;
const quarterToEight = (19 * 60 + 45) * 60_000;

interface Place {
  branchId: number;
  cityId: number;
  /** A manifest has at least so many consignments. */
  fewest: number;
}

interface Demo {
  places: readonly Place[];
  db: Writer;
  app: App;
  random: Random;
  vendors: readonly Vendor[];
  users: readonly User[];
}

/** Twelve manifests of the last weeks, nine of them with seeded consignments, which must be there already. */
export async function seedDemoManifests(db: Writer, app: App): Promise<void> {
  const [vendors, users] = [await db.findAll(Vendor, {}), await db.findAll(User, { deletedOn: IsNull() })];
  const home = { branchId: firstBranchId, cityId: company.homeCityId, fewest: 3 };
  const others = (await demoPlaces(db)).map(({ branchId, city }) => ({ branchId, cityId: city.id, fewest: 2 }));
  const places = [home, ...others];
  const demo = { db, app, random: seeded(202), vendors, users, places };
  const made: Place[] = [];
  const countOf = (place: Place) => made.filter((each) => each === place).length;
  for (const days of daysBack) {
    if (made.length === outgoingCount) break;
    // Whoever has fewest is asked first.
    for (const place of [...places].sort((one, other) => countOf(one) - countOf(other))) {
      if (!(await seedOutgoing(demo, place, addDays(app.clock.today(), -days), days > 5))) continue;
      made.push(place);
      break;
    }
  }
  await seedIncoming(demo);
}

const ofType = ({ vendors }: Demo, type: Vendor['type']) => vendors.filter((vendor) => vendor.type === type);

/**
 * The evening's manifest of own consignments of a branch. It is dated before their first movement, so that no status or rollup
 * changes.
 */
async function seedOutgoing(
  demo: Demo,
  { branchId, fewest }: Place,
  date: DateOnly,
  isSettled: boolean,
): Promise<boolean> {
  const { db, app, random, users } = demo;
  const leftOn = new Date(startOfDayInstant(date, app.config.timezone).getTime() + quarterToEight);
  const consignments = await db
    .select(Consignment, 'c')
    .where({
      branchId,
      bookingDate: date,
      vendorId: In([...ofType(demo, 'OwnCourier'), ...ofType(demo, 'OwnCargo')].map(({ id }) => id)),
    })
    .andWhere("c.deletedOn IS NULL AND c.manifestId IS NULL AND c.deliveryStatus <> 'Booked'")
    .andWhere('c.createdOn <= :leftOn', { leftOn })
    .orderBy('c.id')
    .limit(maxConsignments)
    .getMany();
  if (consignments.length < fewest) return false;
  const totals = totalsOf(consignments);
  const isPaid = isSettled && totals.toPayAmount > 0;
  const createdById = random.pick(users).id;
  const number = manifestNumber(date, 1);
  await insertSeedRows(db, Manifest, [
    {
      ...totals,
      branchId,
      manifestId: number,
      liveManifestId: number,
      type: 'Outgoing',
      date,
      deliveryCharge: null,
      viaCargoId: random.pick(ofType(demo, 'Cargo')).id,
      deliveryVendorId: random.pick(ofType(demo, 'Courier')).id,
      payment: isPaid ? 'Paid' : 'Pending',
      toPayReceivedDate: isPaid ? addDays(date, 4) : null,
      toPayReceivedAmount: isPaid ? totals.toPayAmount : null,
      createdOn: leftOn,
      createdById,
    },
  ]);
  const manifestId = (await db.find(Manifest, { liveManifestId: number }))?.id ?? 0;
  // At generation all of them were Booked.
  const lines = await linesOf(
    db,
    consignments.map((consignment) => ({ ...consignment, deliveryStatus: 'Booked' })),
  );
  await bulkInsert(
    db.internal,
    ManifestLine,
    [...lines.values()].map(({ entry }) => ({ manifestId, entry })),
  );
  const city = (await db.find(City, { id: totals.bookingCityId }))?.name ?? '';
  await bulkInsert(
    db.internal,
    ConsignmentHistory,
    consignments.map(({ id }) => ({
      uniqueId: randomUUID(),
      version: 1,
      consignmentId: id,
      actionDate: leftOn,
      action: dispatchRemark(number),
      city,
      deliveryStatus: 'Intransit',
      internal: true,
      nonDeletable: true,
      createdOn: leftOn,
      createdById,
      updatedOn: null,
      updatedById: null,
      deletedOn: null,
    })),
  );
  await db.internal.update(Consignment, { id: In(consignments.map(({ id }) => id)) }, { manifestId });
  return true;
}

async function seedIncoming(demo: Demo): Promise<void> {
  const { db, app, random, users, places } = demo;
  const away = places.map(({ cityId }) => cityId);
  const cities = (await db.findAll(City, {})).filter(({ id }) => !away.includes(id));
  const own = ofType(demo, 'OwnCourier')[0];
  await insertSeedRows(
    db,
    Manifest,
    incomingDaysBack.map((days, at) => {
      const { branchId = firstBranchId, cityId = company.homeCityId } = places[at % places.length] ?? {};
      const date = addDays(app.clock.today(), -days);
      const bookingVendor = random.pick(ofType(demo, 'Courier'));
      const number = `IN/${random.int(1000, 9999)}`;
      return {
        branchId,
        manifestId: number,
        liveManifestId: `${bookingVendor.id}:${number}`,
        type: 'Incoming',
        date,
        viaCargoId: random.pick(ofType(demo, 'Cargo')).id,
        bookingVendorId: bookingVendor.id,
        deliveryVendorId: own?.id ?? bookingVendor.id,
        bookingCityId: random.pick(cities).id,
        deliveryCityId: cityId,
        toPayAmount: random.int(0, 40) * 5_000,
        deliveryCharge: random.int(4, 30) * 5_000,
        weight: random.int(20, 400) * 500,
        totalConsignments: random.int(6, 40),
        payment: 'Pending',
        toPayReceivedDate: null,
        toPayReceivedAmount: null,
        createdById: random.pick(users).id,
        createdOn: new Date(startOfDayInstant(date, app.config.timezone).getTime() + random.int(600, 660) * 60_000),
      } as const;
    }),
  );
}
