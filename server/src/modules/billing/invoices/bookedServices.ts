/** Which service a booking is, and how it is taxed on a day. */
import { conflict } from '../../../core/operation/errors';
import type { Reader } from '../../../db/read/reader';
import { courier, isByRoad, termsOf, type ServiceTerms } from '../../../domain/tax/services';
import type { ServiceType } from '../../../domain/bookings/enums';
import type { DateOnly } from '../../../domain/values/dates';
import { invoiceRefusal } from '../../../domain/policy/invoices';
import type { Carried } from '../../parties/customers/customer.hooks';
import { ownCargoVendors } from '../../parties/vendors/ownCargo';
import { readCatalogue } from '../../system/services/catalogue';
import { settingsByDay, taxPercentByDay } from '../../system/settings/settingValues';
import type { Invoice } from './invoice.entity';

export interface BookedParts {
  freight: string;
  commissions: string;
}

export interface BookedServices {
  /** The services of what is earned on a consignment. `isOwnCargo`: by a vendor of that type. */
  of(booking: { serviceType: ServiceType; isOwnCargo: boolean }, day: DateOnly): BookedParts;
  ofCargo(cargo: { serviceType: ServiceType; service: string | null }, day: DateOnly): string;
  /** Throws if the catalogue has no such service on the day. */
  terms(service: string, day: DateOnly, isRegistered: boolean): ServiceTerms;
}

/** Of all days, by three queries. */
export async function bookedServices(db: Reader): Promise<BookedServices> {
  const catalogue = await readCatalogue(db);
  const setting = await settingsByDay(db, [
    ...(['gst.ownCargoService', 'gst.cargoService', 'gst.commissionsService'] as const),
    ...(['gst.transportForward', 'gst.transportUnregistered'] as const),
  ]);
  const courierPercent = await taxPercentByDay(db);
  const named = (name: string, day: DateOnly) => catalogue.on(name, day).name;
  return {
    of(booking, day) {
      const freight =
        booking.isOwnCargo && isByRoad(booking) ? named(setting('gst.ownCargoService', day), day) : courier;
      return { freight, commissions: setting('gst.commissionsService', day) === 'Freight' ? freight : courier };
    },
    ofCargo: (cargo, day) =>
      named(cargo.service ?? (isByRoad(cargo) ? setting('gst.cargoService', day) : courier), day),
    terms: (service, day, isRegistered) =>
      termsOf(
        catalogue.on(service, day),
        {
          courierPercent: courierPercent(day),
          forwardPercent: setting('gst.transportForward', day),
          isExemptUnregistered: setting('gst.transportUnregistered', day) === 'Exempt',
        },
        isRegistered,
      ),
  };
}

export async function carriedByRoad<Booking extends Carried>(
  db: Reader,
  bookings: readonly Booking[],
): Promise<ReadonlySet<Booking>> {
  const byRoad = bookings.filter(isByRoad);
  const ownCargo = await ownCargoVendors(
    db,
    byRoad.map(({ vendorId }) => vendorId),
  );
  return new Set(byRoad.filter(({ vendorId }) => ownCargo.has(vendorId)));
}

export const bookedBy = (
  { serviceType, vendorId }: { serviceType: ServiceType; vendorId: number },
  ownCargo: ReadonlySet<number>,
) => ({ serviceType, isOwnCargo: ownCargo.has(vendorId) });

/** The rate of an invoice, if it is dated otherwise. Throws if its tax is then paid by somebody else. */
export async function percentOn(db: Reader, invoice: Invoice, day: DateOnly): Promise<number> {
  const { service, charge, supplyType } = invoice;
  const terms = (await bookedServices(db)).terms(service, day, supplyType !== 'B2C');
  if (terms.charge !== charge) throw conflict(invoiceRefusal.otherCharge({ service, day }));
  return terms.taxPercent;
}
