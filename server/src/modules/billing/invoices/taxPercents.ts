/** The rate at which a booking's document will tax its freight, before there is one. */
import type { Reader } from '../../../db/read/reader';
import { isUnregistered } from '../../../domain/tax/gst';
import { isGstin } from '../../../domain/tax/gstin';
import type { BasisPoints } from '../../../domain/rating/price';
import { Customer } from '../../parties/customers/customer.entity';
import type { TaxedBooking } from '../../rating/rates/rates.hooks';
import { settingByDay } from '../../system/settings/settingValues';
import { bookedBy, bookedServices, ownCargoVendors } from './bookedServices';

/** A counter bill is to nobody who is registered, and so is what the receiver of a booking to pay gets. */
export async function taxPercents(
  db: Reader,
  bookings: readonly TaxedBooking[],
): Promise<(booking: TaxedBooking) => BasisPoints> {
  const services = await bookedServices(db);
  const sezWithTax = await settingByDay(db, 'gst.sezWithTax');
  const ownCargo = await ownCargoVendors(
    db,
    bookings.map(({ vendorId }) => vendorId),
  );
  const customers = await db.byIds(
    Customer,
    [...new Set(bookings.map(({ customerId }) => customerId))],
    ['gst', 'gstCategory'],
  );
  const buyerOf = ({ customerId, paymentMode }: TaxedBooking) => {
    const { gst = null, gstCategory: category = null } = customers.get(customerId) ?? {};
    const customerGstin = gst && isGstin(gst) ? gst : null;
    const isRegistered = paymentMode !== 'ToPay' && !isUnregistered({ customerGstin, category });
    return { isRegistered, isSez: isRegistered && category === 'Sez' };
  };
  return (booking) => {
    const { bookingDate: day } = booking;
    const { isRegistered, isSez } = buyerOf(booking);
    const { freight } = services.of(bookedBy(booking, ownCargo), day);
    const { charge, taxPercent } = services.terms(freight, day, isRegistered);
    const isTaxed = charge === 'Forward' && (!isSez || sezWithTax(day));
    return isTaxed ? taxPercent : 0;
  };
}
