/** The rate at which a booking's document will tax its freight, before there is one. */
import type { Reader } from '../../../db/read/reader';
import type { FreightRates } from '../../../domain/billing/creditExposure';
import { isUnregistered } from '../../../domain/tax/gst';
import { isGstin } from '../../../domain/tax/gstin';
import type { ServiceType } from '../../../domain/bookings/enums';
import type { BasisPoints } from '../../../domain/rating/price';
import type { DateOnly } from '../../../domain/values/dates';
import { Customer } from '../../parties/customers/customer.entity';
import { ownCargoVendors } from '../../parties/vendors/ownCargo';
import type { TaxedBooking } from '../../rating/rates/rates.hooks';
import { settingByDay } from '../../system/settings/settingValues';
import { bookedBy, bookedServices } from './bookedServices';

interface Freight {
  serviceType: ServiceType;
  isOwnCargo: boolean;
}

interface Buyer {
  customerId: number;
  /** The receiver: nobody who is registered. */
  isReceiver: boolean;
}

/** Of freight to buyers among these customers, on any day. */
async function freightPercents(
  db: Reader,
  customerIds: readonly number[],
): Promise<(freight: Freight, buyer: Buyer, day: DateOnly) => BasisPoints> {
  const services = await bookedServices(db);
  const sezWithTax = await settingByDay(db, 'gst.sezWithTax');
  const customers = await db.byIds(Customer, [...new Set(customerIds)], ['gst', 'gstCategory']);
  const kindOf = ({ customerId, isReceiver }: Buyer) => {
    const { gst = null, gstCategory: category = null } = customers.get(customerId) ?? {};
    const customerGstin = gst && isGstin(gst) ? gst : null;
    const isRegistered = !isReceiver && !isUnregistered({ customerGstin, category });
    return { isRegistered, isSez: isRegistered && category === 'Sez' };
  };
  return (booked, buyer, day) => {
    const { isRegistered, isSez } = kindOf(buyer);
    const { freight } = services.of(booked, day);
    const { charge, taxPercent } = services.terms(freight, day, isRegistered);
    const isTaxed = charge === 'Forward' && (!isSez || sezWithTax(day));
    return isTaxed ? taxPercent : 0;
  };
}

/** A counter bill is to nobody who is registered, and so is what the receiver of a booking to pay gets. */
export async function taxPercents(
  db: Reader,
  bookings: readonly TaxedBooking[],
): Promise<(booking: TaxedBooking) => BasisPoints> {
  const percentOf = await freightPercents(
    db,
    bookings.map(({ customerId }) => customerId),
  );
  const ownCargo = await ownCargoVendors(
    db,
    bookings.map(({ vendorId }) => vendorId),
  );
  return (booking) => {
    const { customerId, paymentMode, bookingDate } = booking;
    return percentOf(bookedBy(booking, ownCargo), { customerId, isReceiver: paymentMode === 'ToPay' }, bookingDate);
  };
}

/** The rates of what these customers book on credit, if it is invoiced on that day. */
export async function creditRates(
  db: Reader,
  customerIds: readonly number[],
  day: DateOnly,
): Promise<(customerId: number) => FreightRates> {
  const percentOf = await freightPercents(db, customerIds);
  return (customerId) => {
    const buyer = { customerId, isReceiver: false };
    return {
      courier: percentOf({ serviceType: 'Air', isOwnCargo: false }, buyer, day),
      ownRoad: percentOf({ serviceType: 'Surface', isOwnCargo: true }, buyer, day),
    };
  };
}
