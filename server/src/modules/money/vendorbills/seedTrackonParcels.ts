/** The parcels that the demo's bill of Trackon is about. */
import type { App } from '../../../core/module/app.types';
import { insertSeedRows } from '../../../db/write/seedRows';
import type { Writer } from '../../../db/write/writer';
import { addDays, firstOfMonth, startOfDayInstant, type DateOnly } from '../../../domain/values/dates';
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

const metros = ['Delhi', 'Kolkata', 'Chennai', 'Bengaluru', 'Hyderabad'];
const receivers = ['Anand Book House', 'Nila Silks', 'Vasant Pharma', 'Hooghly Spares', 'Charminar Optics'];
/** On the bill and not wrong, wrong, and not on the bill. */
export const parcels = { right: 188, heavier: 3, otherZone: 2, dearer: 2, notBilled: 3 };
const count = Object.values(parcels).reduce((sum, each) => sum + each, 0);

/** The first day of the bill. */
export const trackonPeriod = ({ clock }: Pick<App, 'clock'>): DateOnly => addDays(clock.today(), -20);

export const zoneC = { first: 4_200, step: 3_000 };
export const zoneD = { first: 5_500, step: 4_000 };

/** By the vendor's card of the demo: freight for each 500 g, and 10 % of it for fuel. */
export function priceOf(grams: Grams, { first, step }: typeof zoneC): Paise {
  const freight = first + Math.max(0, Math.ceil((grams - 500) / 500)) * step;
  return freight + shareOf(freight, 1000);
}

const gramsOf = (at: number): Grams => (at < parcels.right ? 500 * (1 + ((at * 7) % 9)) : 2000);

/** Parcels that six customers have sent on credit. They are there before the invoices, which may be over some of them. */
export async function seedTrackonParcels(db: Writer, app: App): Promise<void> {
  const vendor = await db.find(Vendor, { name: 'Trackon' });
  if (!vendor) return;
  const today = app.clock.today();
  const periodFrom = trackonPeriod(app);
  const cities = (await db.findAll(City, {})).filter(({ name }) => metros.includes(name));
  const senders = (await db.findAll(Customer, {})).slice(0, 6);
  const member = await db.find(User, { role: 'Member' });
  // What is on no bill is on no invoice either, not even on a draft, so that its cost can still be corrected.
  const isBilled = (at: number) => at < count - parcels.notBilled;
  const dayOf = (at: number) => {
    const day = addDays(periodFrom, at % 13);
    return !isBilled(at) && day < firstOfMonth(today) ? firstOfMonth(today) : day;
  };
  const deliveredOn = (day: DateOnly) => (addDays(day, 3) < today ? addDays(day, 3) : today);
  const instantOf = (day: DateOnly, hour: number) =>
    new Date(Math.min(startOfDayInstant(day, app.config.timezone).getTime() + hour * 3_600_000, db.now.getTime()));
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
        bookingCityId: vendor.cityId,
        deliveryCityId: cities[at % cities.length]?.id ?? 1,
        serviceType: 'Air' as const,
        parcelType: 'Box' as const,
        paymentMode: isBilled(at) ? ('Credit' as const) : ('Balance' as const),
        actualWeight: gramsOf(at),
        chargeableWeight: gramsOf(at),
        packet: 1,
        vendorAmount,
        customerAmount: Math.ceil((vendorAmount * 1.6) / 500) * 500,
        isVpp: false,
        isInsurance: false,
        autofillAwb: false,
        deliveryStatus: 'Delivered' as const,
        deliveryDate: deliveredOn(dayOf(at)),
        paymentStatus: 'Pending' as const,
        isApproved: false,
      };
    }),
  );
  const booked = await trackonParcels(db, vendor);
  await recount(
    db,
    booked.map((each) => [null, countedOf(each)] as const),
  );
  const home = (await db.find(City, { id: vendor.cityId }))?.name ?? 'Mumbai';
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
        createdOn: instantOf(deliveredOn(bookingDate), 18),
        consignmentId: id,
        actionDate: instantOf(deliveredOn(bookingDate), 18),
        action: 'Delivered',
        city: nameOf.get(deliveryCityId) ?? home,
        deliveryStatus: 'Delivered' as const,
        internal: false,
        nonDeletable: false,
      },
    ]),
  );
}

export const trackonParcels = (db: Writer, vendor: Pick<Vendor, 'id'>): Promise<Consignment[]> =>
  db
    .select(Consignment, 'r')
    .where('r.vendorId = :id AND r.awbNo LIKE :awb', { id: vendor.id, awb: '50002611%' })
    .orderBy('r.id')
    .getMany();
