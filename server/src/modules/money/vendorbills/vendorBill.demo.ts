/** Earlier bills, and one of Trackon over 200 lines, 12 of them wrong. What it must claim is counted while it is made, and compared. */
import { company } from '../../../company';
import type { App } from '../../../core/module/app.types';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import { addDays, startOfDayInstant, type DateOnly } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import { shareOf } from '../../../domain/rating/price';
import type { Grams } from '../../../domain/values/weight';
import { Consignment } from '../../bookings/consignments/consignment.entity';
import { ConsignmentHistory } from '../../bookings/consignments/history.entity';
import { countedOf, recount } from '../../bookings/consignments/rollup/consignmentRollup';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { User } from '../../parties/users/user.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { storeBill } from './billStore';
import { newLine } from './billLines';
import { seedEarlierBills } from './seedEarlierBills';

const metros = ['Delhi', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad'];
const receivers = ['Anand Book House', 'Nila Silks', 'Vasant Pharma', 'Hooghly Spares', 'Charminar Optics'];
/** On the bill and not wrong, wrong, and not on the bill. */
const parcels = { right: 188, heavier: 3, otherZone: 2, dearer: 2, notBilled: 3 };
const count = Object.values(parcels).reduce((sum, each) => sum + each, 0);

interface Seeding {
  db: Writer;
  app: App;
  vendor: Vendor;
  periodFrom: DateOnly;
}

export async function seedDemoVendorBill(db: Writer, app: App): Promise<void> {
  await seedEarlierBills(db, app);
  const trackon = await db.find(Vendor, { name: 'Trackon' });
  if (!trackon) return;
  const vendor = await db.named(Vendor, trackon.id, 'Vendor', 'vendorId');
  const periodFrom = addDays(app.clock.today(), -20);
  const booked = await seedBookings({ db, app, vendor, periodFrom });
  const dtdc = await db.find(Vendor, { name: 'DTDC' });
  const other = await db.find(Consignment, { vendorId: dtdc?.id ?? 0 });
  const cities = new Map((await db.findAll(City, {})).map(({ id, name }) => [id, name]));
  const { lines, claim } = draftOf(booked, other?.awbNo ?? 'D10000001', cities);
  const taxable = lines.reduce((sum, { amount }) => sum + amount, 0);
  const gst = shareOf(taxable, 1800);
  const bill = await storeBill(
    db,
    {
      vendorId: vendor.id,
      billNo: 'TRK/26/1187',
      billDate: addDays(periodFrom, 15),
      periodFrom,
      periodTo: addDays(periodFrom, 13),
      taxable,
      gst,
      total: taxable + gst,
      importJobId: null,
      dueBy: addDays(app.clock.today(), 3),
    },
    lines.map((line, at) => newLine(db, { ...line, rowNo: at + 2 })),
  );
  if (bill.claim !== claim) throw new Error(`The demo's bill claims ${bill.claim} paise, not ${claim}`);
}

const zoneC = { first: 4_200, step: 3_000 };
const zoneD = { first: 5_500, step: 4_000 };

/** By the vendor's card of the demo: freight for each 500 g, and 10 % of it for fuel. */
function priceOf(grams: Grams, { first, step }: typeof zoneC): Paise {
  const freight = first + Math.max(0, Math.ceil((grams - 500) / 500)) * step;
  return freight + shareOf(freight, 1000);
}

const gramsOf = (at: number): Grams => (at < parcels.right ? 500 * (1 + ((at * 7) % 9)) : 2000);

async function seedBookings({ db, app, vendor, periodFrom }: Seeding): Promise<Consignment[]> {
  const cities = (await db.findAll(City, {})).filter(({ name }) => metros.includes(name));
  const senders = (await db.findAll(Customer, {})).slice(0, 6);
  const member = await db.find(User, { role: 'Member' });
  const dayOf = (at: number) => addDays(periodFrom, at % 13);
  const instantOf = (day: DateOnly, hour: number) =>
    new Date(startOfDayInstant(day, app.config.timezone).getTime() + hour * 3_600_000);
  await insertSeedRows(
    db,
    Consignment,
    Array.from({ length: count }, (_, at) => {
      const awbNo = String(500_026_110_000 + at * 7);
      const vendorAmount = priceOf(gramsOf(at), zoneC);
      return {
        createdOn: instantOf(dayOf(at), 17),
        createdById: member?.id ?? null,
        awbNo,
        liveAwbNo: awbNo,
        receiver: receivers[at % receivers.length] ?? '',
        vendorId: vendor.id,
        senderId: senders[at % senders.length]?.id ?? 1,
        bookingDate: dayOf(at),
        bookingCityId: company.homeCityId,
        deliveryCityId: cities[at % cities.length]?.id ?? 1,
        serviceType: 'Air' as const,
        parcelType: 'Box' as const,
        paymentMode: 'Cash' as const,
        actualWeight: gramsOf(at),
        chargeableWeight: gramsOf(at),
        packet: 1,
        vendorAmount,
        customerAmount: Math.ceil((vendorAmount * 1.6) / 500) * 500,
        isVpp: false,
        isInsurance: false,
        autofillAwb: false,
        deliveryStatus: 'Delivered' as const,
        deliveryDate: addDays(dayOf(at), 3),
        paymentStatus: 'Paid' as const,
        paymentReceivedDate: dayOf(at),
        isApproved: false,
      };
    }),
  );
  const booked = await db
    .select(Consignment, 'r')
    .where('r.vendorId = :id AND r.awbNo LIKE :awb', { id: vendor.id, awb: '50002611%' })
    .orderBy('r.id')
    .getMany();
  recount(
    db,
    booked.map((each) => [null, countedOf(each)] as const),
  );
  const home = (await db.find(City, { id: company.homeCityId }))?.name ?? 'Mumbai';
  const nameOf = new Map(cities.map(({ id, name }) => [id, name]));
  await insertSeedRows(
    db,
    ConsignmentHistory,
    booked.flatMap(({ id, bookingDate, deliveryCityId }) => [
      {
        createdOn: instantOf(bookingDate, 17),
        consignmentId: id,
        actionDate: instantOf(bookingDate, 17),
        action: 'Consignment booked',
        city: home,
        deliveryStatus: 'Booked' as const,
        internal: true,
        nonDeletable: true,
      },
      {
        createdOn: instantOf(addDays(bookingDate, 3), 15),
        consignmentId: id,
        actionDate: instantOf(addDays(bookingDate, 3), 15),
        action: 'Delivered',
        city: nameOf.get(deliveryCityId) ?? home,
        deliveryStatus: 'Delivered' as const,
        internal: false,
        nonDeletable: false,
      },
    ]),
  );
  return booked;
}

interface DraftLine {
  awb: string;
  billedDate: DateOnly;
  destination: string;
  zoneCode: string;
  pieces: number;
  billedWeight: Grams;
  amount: Paise;
}

/** The lines as the vendor prints them, and what is too much of them by our own count. */
function draftOf(
  booked: readonly Consignment[],
  otherAwb: string,
  cities: ReadonlyMap<number, string>,
): { lines: DraftLine[]; claim: Paise } {
  let claim = 0;
  const lineOf = (c: Consignment, changed: Partial<DraftLine> = {}): DraftLine => {
    const line = {
      awb: c.awbNo,
      billedDate: c.bookingDate,
      destination: cities.get(c.deliveryCityId) ?? '',
      zoneCode: 'C',
      pieces: 1,
      billedWeight: c.chargeableWeight,
      amount: c.vendorAmount,
      ...changed,
    };
    claim += line.amount - c.vendorAmount;
    return line;
  };
  const rest = [...booked];
  const lines = rest.splice(0, parcels.right).map((c) => lineOf(c));
  const wrong = [
    ...rest
      .splice(0, parcels.heavier)
      .map((c) =>
        lineOf(c, { billedWeight: c.chargeableWeight + 600, amount: priceOf(c.chargeableWeight + 600, zoneC) }),
      ),
    ...rest
      .splice(0, parcels.otherZone)
      .map((c) => lineOf(c, { zoneCode: 'D', amount: priceOf(c.chargeableWeight, zoneD) })),
    ...rest.splice(0, parcels.dearer).map((c) => lineOf(c, { amount: c.vendorAmount + 1_200 })),
  ];
  const [first, second] = lines as [DraftLine, DraftLine];
  // Twice on the bill, of nobody, and of another vendor: the whole amount. A damaged number claims nothing yet.
  const strangers = [
    { ...first },
    { ...second },
    { ...first, awb: '500031770021', amount: 9_680 },
    { ...first, awb: otherAwb, amount: 14_520 },
  ];
  claim += strangers.reduce((sum, { amount }) => sum + amount, 0);
  const damaged = { ...first, awb: '5.00026E+11', amount: 7_920 };
  return { lines: [...lines, ...wrong, ...strangers, damaged], claim };
}
