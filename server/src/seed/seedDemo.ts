import type { App } from '../core/module/app.types';
import { startOfDayInstant, addDays } from '../domain/values/dates';
import type { Writer } from '../db/write/writer';
import { Customer } from '../modules/parties/customers/customer.entity';
import { User } from '../modules/parties/users/user.entity';
import { Vendor } from '../modules/parties/vendors/vendor.entity';
import { demoSeeds } from '../registry';
import { cities } from './data/cities';
import { cargoCarriers } from './data/couriers';
import { demoCustomers } from './data/demoNames';
import { demoBooks } from './demoBooks';
import { demoPlaces, seedDemoBranches, seedDemoManagers } from './seedDemoBranches';
import { seedDemoCashBook } from './seedCashBook';
import { seedDemoCargo } from './seedCargo';
import { seedConsignments } from './seedConsignments';
import { seedDemoInvoices } from './seedDemoInvoices';
import { seedTrackonParcels } from '../modules/money/vendorbills/seedTrackonParcels';
import { seedDemoManifests } from './seedManifests';
import { insertSeedRows } from '../db/write/seedRows';
import { staff } from './staff';

/** Demo data: a member account, carriers, customers and four months of bookings in three branches. */
export async function seedDemo(db: Writer, app: App): Promise<void> {
  const { memberEmail, memberPassword } = app.config;
  await insertSeedRows(db, User, [await staff('Rohan', 'Deshmukh', 'Male', 'Member', memberEmail, memberPassword)]);
  await insertSeedRows(
    db,
    Vendor,
    cargoCarriers.map((vendor) => ({ ...vendor, lastActiveDate: null })),
  );
  await seedDemoBranches(db, app.clock.today());
  const opened = addDays(app.clock.today(), -200);
  await insertSeedRows(
    db,
    Customer,
    demoCustomers.map(({ company, name, contact, address, city, gst }, at) => ({
      company,
      name,
      contact,
      address,
      gst,
      cityId: cities.find((known) => known.name === city)?.id ?? null,
      lastActiveDate: null,
      createdOn: new Date(startOfDayInstant(addDays(opened, at), app.config.timezone).getTime() + 10 * 3_600_000),
    })),
  );
  await seedConsignments(db.internal, {
    count: 2000,
    seed: 2026,
    today: app.clock.today(),
    now: db.now,
    timezone: app.config.timezone,
    books: demoBooks(app.clock.today()),
    places: await demoPlaces(db),
  });
  await seedDemoManifests(db, app);
  await seedDemoCargo(db, app);
  await seedTrackonParcels(db, app);
  await seedDemoInvoices(db, app);
  for (const seed of demoSeeds) await seed(db, app);
  // Of what the modules have received and spent.
  await seedDemoCashBook(db, app);
  await seedDemoManagers(db, app);
}
