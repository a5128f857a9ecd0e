import { IsNull } from 'typeorm';
import type { App } from '../core/module/app.types';
import type { Writer } from '../db/write/writer';
import { addDays, startOfDayInstant } from '../domain/values/dates';
import { CargoConsignment } from '../modules/bookings/cargo/cargo.entity';
import { Customer } from '../modules/parties/customers/customer.entity';
import { User } from '../modules/parties/users/user.entity';
import { Vendor } from '../modules/parties/vendors/vendor.entity';
import { cargoTypes } from '../modules/parties/vendors/vendorOfType';
import { amountsOf, parcelOf, paymentModeOf } from './charges';
import { remarks } from './data/demoNames';
import { random as seeded } from './data/random';
import { branchOfSender, demoPlaces } from './seedDemoBranches';
import { insertSeedRows } from '../db/write/seedRows';

const count = 60;
const days = 45;
const minute = 60_000;

/**
 * Cargo consignments of the last six weeks; those older than two are mostly paid and approved. Requires customers and
 * carriers.
 */
export async function seedDemoCargo(db: Writer, app: App): Promise<void> {
  const random = seeded(101);
  const today = app.clock.today();
  const customers = await db.findAll(Customer, {});
  const places = await demoPlaces(db);
  const users = await db.findAll(User, { deletedOn: IsNull() });
  const carriers = (await db.findAll(Vendor, {})).filter(({ type }) => cargoTypes.some((cargo) => cargo === type));
  await insertSeedRows(
    db,
    CargoConsignment,
    Array.from({ length: count }, (_, at) => {
      const age = Math.floor(((count - at) * days) / count);
      const bookingDate = addDays(today, -age);
      const enteredOn = startOfDayInstant(bookingDate, app.config.timezone).getTime() + random.int(540, 1110) * minute;
      const parcel = parcelOf(true, random);
      const sender = random.pick(customers);
      const isPaid = age > 14 && random.chance(0.8);
      const paymentDate = isPaid ? addDays(bookingDate, random.int(3, 12)) : null;
      const clerk = random.pick(users).id;
      const awbNo = `WG${String(240_101 + at)}`;
      return {
        awbNo,
        liveAwbNo: awbNo,
        bookingDate,
        serviceType: parcel.serviceType,
        branchId: branchOfSender(places, sender.id),
        senderId: sender.id,
        receiverId: random.pick(customers.filter(({ id }) => id !== sender.id)).id,
        cargoId: random.pick(carriers).id,
        paymentMode: paymentModeOf(random),
        packet: parcel.packet,
        actualWeight: parcel.actualWeightGrams,
        chargeableWeight: parcel.chargeableWeightGrams,
        toPayAmount: amountsOf(parcel, 100, random).customerAmountPaise,
        service: null,
        invoiceId: null,
        remark: random.chance(0.3) ? random.pick(remarks) : null,
        deliveryCharge: isPaid || random.chance(0.4) ? random.int(3, 20) * 5_000 : null,
        paymentDate,
        paymentStatus: isPaid ? 'Paid' : 'Pending',
        isApproved: isPaid && random.chance(0.8),
        createdOn: new Date(Math.min(enteredOn, db.now.getTime())),
        createdById: clerk,
        updatedOn: paymentDate ? startOfDayInstant(paymentDate, app.config.timezone) : null,
        updatedById: paymentDate ? clerk : null,
      } as const;
    }),
  );
}
