/** One import of a week's 120 bookings, three of them bad, with the mapping that its customer's files are read by. */
import { createHash } from 'node:crypto';
import { company } from '../../../company';
import type { App } from '../../../core/module/app.types';
import { bulkInsert } from '../../../db/write/insert';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import { addDays, firstOfMonth, startOfDayInstant, type DateOnly } from '../../../domain/values/dates';
import { Consignment } from './consignment.entity';
import { ConsignmentHistory } from './history.entity';
import { countedOf, recount } from './rollup/consignmentRollup';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { ImportJob } from '../imports/importJob.entity';
import { ImportProfile } from '../imports/importProfile.entity';
import { newRow } from '../imports/rowStore';
import { ImportRow } from '../imports/importRow.entity';

const columns = [
  { header: 'Consignment No', field: 'awbNo' },
  { header: 'Date', field: 'bookingDate' },
  { header: 'Receiver', field: 'receiver' },
  { header: 'Delivery City', field: 'deliveryCityId' },
  { header: 'Actual Weight', field: 'actualWeight' },
  { header: 'Chargeable Weight', field: 'chargeableWeight' },
  { header: 'Vendor Amount', field: 'vendorAmount' },
  { header: 'Customer Amount', field: 'customerAmount' },
] as const;

const count = 120;
const days = 6;
const unknownCities: Readonly<Record<number, string>> = { 17: 'Bombay Central', 58: 'Puna', 103: 'Dilhi' };
const receivers = ['Meera Stores', 'Sai Medical', 'Om Agencies', 'Laxmi Traders', 'Royal Garments'];

interface Made {
  cells: string[];
  awbNo: string;
  receiver: string;
  cityId: number;
  grams: number;
  vendorAmount: number;
  customerAmount: number;
  unknownCity?: string;
  bookingDate: DateOnly;
}

const later = (one: DateOnly, other: DateOnly) => (one > other ? one : other);

interface Seeding {
  db: Writer;
  app: App;
  day: DateOnly;
  author: { createdOn: Date; createdById: number | null };
  cities: readonly City[];
}

export async function seedDemoImport(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const day = later(addDays(today, -12), firstOfMonth(today));
  const evening = new Date(startOfDayInstant(day, app.config.timezone).getTime() + 18 * 3_600_000);
  const createdOn = evening < db.now ? evening : db.now;
  const member = await db.find(User, { emailAddress: app.config.memberEmail });
  const cities = (await db.findAll(City, {})).slice(0, 9);
  const seeding: Seeding = { db, app, day, cities, author: { createdOn, createdById: member?.id ?? null } };
  const customer = await seedCustomer(seeding);
  const vendor = await db.find(Vendor, { name: 'DTDC' });
  if (!customer || !vendor) return;
  const made = Array.from({ length: count }, (_, at) => rowOf(seeding, at));
  const booked = await seedBookings(seeding, customer, vendor, made);
  await seedJob(seeding, await seedProfile(seeding, customer, vendor), made, booked);
}

async function seedCustomer({ db, author }: Seeding): Promise<Customer | null> {
  const company = 'Mehta Traders';
  const name = 'Ramesh Mehta';
  const address = '12 Kalbadevi Road, Mumbai';
  const lastActiveDate = author.createdOn;
  await insertSeedRows(db, Customer, [
    { company, name, contact: '+91 90000 20417', address, lastActiveDate, ...author },
  ]);
  return db.find(Customer, { company });
}

function rowOf({ cities, day }: Seeding, at: number): Made {
  const city = cities[at % cities.length];
  const unknownCity = unknownCities[at];
  const grams = 500 + ((at * 370) % 9_000);
  const [vendorAmount, customerAmount] = [4_000 + grams, 6_500 + grams * 2];
  const awbNo = `MT${24_001 + at}`;
  // Sorted by day. Last month's are on documents already.
  const bookingDate = later(addDays(day, Math.floor((at * days) / count) - days + 1), firstOfMonth(day));
  const receiver = receivers[at % receivers.length] ?? '';
  const cells = [
    awbNo,
    bookingDate.split('-').reverse().join('/'),
    receiver,
    unknownCity ?? city?.name ?? '',
    `${grams / 1000} kg`,
    `${grams / 1000} kg`,
    String(vendorAmount / 100),
    String(customerAmount / 100),
  ];
  return {
    cells,
    awbNo,
    receiver,
    cityId: city?.id ?? 1,
    grams,
    vendorAmount,
    customerAmount,
    unknownCity,
    bookingDate,
  };
}

/** The bookings of the good rows, by AWB number. */
async function seedBookings(
  { db, app, author, cities }: Seeding,
  sender: Customer,
  vendor: Vendor,
  made: readonly Made[],
): Promise<ReadonlyMap<string, Consignment>> {
  const good = made.filter(({ unknownCity }) => unknownCity === undefined);
  await insertSeedRows(
    db,
    Consignment,
    good.map(({ awbNo, receiver, cityId, grams, vendorAmount, customerAmount, bookingDate }) => ({
      ...author,
      awbNo,
      liveAwbNo: awbNo,
      receiver,
      vendorId: vendor.id,
      senderId: sender.id,
      bookingDate,
      bookingCityId: company.homeCityId,
      deliveryCityId: cityId,
      serviceType: 'Surface',
      parcelType: 'Box',
      paymentMode: 'Credit',
      actualWeight: grams,
      chargeableWeight: grams,
      packet: 1,
      vendorAmount,
      customerAmount,
      isVpp: false,
      isInsurance: false,
      autofillAwb: false,
      deliveryStatus: 'Booked',
      paymentStatus: 'Pending',
      isApproved: false,
    })),
  );
  const booked = await db.findAll(Consignment, { senderId: sender.id });
  await recount(
    db,
    booked.map((each) => [null, countedOf(each)] as const),
  );
  await insertSeedRows(
    db,
    ConsignmentHistory,
    booked.map(({ id, bookingDate }) => ({
      createdOn: author.createdOn,
      consignmentId: id,
      actionDate: startOfDayInstant(bookingDate, app.config.timezone),
      action: 'Consignment booked',
      city: cities.find((city) => city.id === company.homeCityId)?.name ?? 'Mumbai',
      deliveryStatus: 'Booked',
      internal: true,
      nonDeletable: true,
    })),
  );
  return new Map(booked.map((each) => [each.awbNo, each]));
}

async function seedProfile({ db, author }: Seeding, customer: Customer, vendor: Vendor): Promise<ImportProfile | null> {
  const constants = [
    { field: 'senderId', value: String(customer.id) },
    { field: 'vendorId', value: String(vendor.id) },
    { field: 'serviceType', value: 'Surface' },
    { field: 'parcelType', value: 'Box' },
    { field: 'paymentMode', value: 'Credit' },
    { field: 'packet', value: '1' },
  ];
  const liveName = `Bookings ${customer.id} 0 evening list`;
  await insertSeedRows(db, ImportProfile, [
    {
      ...author,
      kind: 'Bookings',
      customerId: customer.id,
      name: 'Evening list',
      dateOrder: 'DMY',
      columnsJson: JSON.stringify(columns),
      constantsJson: JSON.stringify(constants),
      liveName,
    },
  ]);
  return db.find(ImportProfile, { liveName });
}

async function seedJob(
  { db, author }: Seeding,
  profile: ImportProfile | null,
  made: readonly Made[],
  booked: ReadonlyMap<string, Consignment>,
): Promise<void> {
  const fileName = 'Mehta Traders evening list.xlsx';
  await insertSeedRows(db, ImportJob, [
    {
      ...author,
      kind: 'Bookings',
      importProfileId: profile?.id ?? null,
      fileName,
      fileHash: createHash('sha256').update(fileName).digest('hex'),
      sheetName: 'Sheet1',
      headersJson: JSON.stringify(columns.map(({ header }) => header)),
      status: 'Done',
      mode: 'GoodRows',
      rowCount: made.length,
      good: 0,
      bad: made.length - booked.size,
      already: 0,
      done: booked.size,
      refused: 0,
    },
  ]);
  const job = await db.find(ImportJob, { fileName });
  if (!job) return;
  const rows = made.map(({ cells, awbNo, unknownCity }, at) => {
    const errors = unknownCity
      ? [{ field: 'deliveryCityId', message: `Delivery City "${unknownCity}" is not known` }]
      : [];
    return Object.assign(newRow(db, job, at + 2, JSON.stringify(cells)), author, {
      status: unknownCity ? ('Bad' as const) : ('Done' as const),
      errorsJson: JSON.stringify(errors),
      recordRef: booked.get(awbNo)?.id ?? null,
      matchKey: awbNo,
    });
  });
  await bulkInsert(db.internal, ImportRow, rows);
}
