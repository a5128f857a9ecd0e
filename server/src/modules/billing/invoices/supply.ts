/** By what an invoice is taxed: the service, the customer, and for an unregistered one where the goods were handed over. */
import { conflict } from '../../../core/operation/errors';
import { decodeRows, groupBy, integer, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import type { DateOnly } from '../../../domain/values/dates';
import { gstOf, isUnregistered, type SupplyDetails } from '../../../domain/tax/gst';
import { gstinStateCode, isGstin } from '../../../domain/tax/gstin';
import { invoiceRefusal } from '../../../domain/policy/invoices';
import { courier, type ServiceTerms } from '../../../domain/tax/services';
import { otherTerritory, stateNameOf } from '../../../domain/tax/stateCodes';
import type { Consignment } from '../../bookings/consignments/consignment.entity';
import { companyOn } from '../../parties/company/companyProfiles';
import type { Customer } from '../../parties/customers/customer.entity';
import { settingOn, taxPercentOn } from '../../system/settings/settingValues';
import { bookedBy, bookedServices, ownCargoVendors } from './bookedServices';
import type { Buyer } from './invoiceAmounts';

type Taxed = Pick<Customer, 'gst' | 'gstCategory'>;

/** Consignments that are one service and are taxed alike, so that one invoice can hold them. */
export interface Supply<Held> {
  buyer: Buyer;
  /** Name of the place of supply. */
  state: string;
  consignments: readonly Held[];
}

type HandedOver = Pick<Consignment, 'bookingCityId'>;
type Booked = HandedOver & Pick<Consignment, 'vendorId' | 'serviceType'>;

/** One for each service; of an unregistered customer one for each state in which the goods were handed over besides. */
export async function suppliesOf<Held extends Booked>(
  db: Reader,
  customer: Taxed,
  consignments: readonly Held[],
  day: DateOnly,
): Promise<Supply<Held>[]> {
  const registration = await registrationOf(db, customer, day);
  const services = await bookedServices(db);
  const ownCargo = await ownCargoVendors(
    db,
    consignments.map(({ vendorId }) => vendorId),
  );
  const byService = groupBy(consignments, (consignment) => services.of(bookedBy(consignment, ownCargo), day).freight);
  const supplies: Supply<Held>[] = [];
  for (const [service, held] of [...byService].sort(([one], [other]) => courierFirst(one, other))) {
    const terms = services.terms(service, day, !isUnregistered(registration));
    supplies.push(...(await byState(db, { ...registration, ...terms }, held)));
  }
  return supplies;
}

export const courierFirst = (one: string, other: string): number =>
  Number(other === courier) - Number(one === courier) || one.localeCompare(other);

async function byState<Held extends HandedOver>(
  db: Reader,
  buyer: Buyer,
  consignments: readonly Held[],
): Promise<Supply<Held>[]> {
  if (!isUnregistered(buyer)) {
    const { placeOfSupply } = gstOf({ ...buyer, taxablePaise: 0 });
    return [{ buyer, state: stateNameOf(placeOfSupply) ?? 'Other Territory', consignments }];
  }
  const states = await bookingStates(
    db,
    consignments.map(({ bookingCityId }) => bookingCityId),
    gstinStateCode(buyer.companyGstin),
  );
  return states.map(({ code, name, cityIds }) => ({
    buyer: { ...buyer, handedOverIn: code },
    state: name,
    consignments: consignments.filter(({ bookingCityId }) => cityIds.has(bookingCityId)),
  }));
}

/** Throws if an invoice cannot hold them all: they are several services, or an unregistered customer handed them over in several states. */
export async function buyerOf(
  db: Reader,
  customer: Taxed,
  consignments: readonly Booked[],
  day: DateOnly,
): Promise<Buyer> {
  const [first, ...others] = await suppliesOf(db, customer, consignments, day);
  if (!first) throw new RangeError('An invoice without consignments');
  if (others.length === 0) return first.buyer;
  const supplies = [first, ...others];
  const services = [...new Set(supplies.map(({ buyer }) => buyer.service ?? courier))];
  if (services.length > 1) throw conflict(invoiceRefusal.services({ services }));
  throw conflict(invoiceRefusal.states({ states: supplies.map(({ state }) => state) }));
}

/** Of courier services that are handed over in a city. */
export async function buyerInCity(db: Reader, customer: Taxed, bookingCityId: number, day: DateOnly): Promise<Buyer> {
  const [supply] = await byState(db, await courierBuyer(db, customer, day), [{ bookingCityId }]);
  if (!supply) throw new RangeError('A city in no state');
  return supply.buyer;
}

/** Of an invoice whose consignments are not known: courier services, by an unregistered customer handed over at home. */
export async function supplyOfManual(db: Reader, customer: Taxed, day: DateOnly): Promise<SupplyDetails> {
  const buyer = await courierBuyer(db, customer, day);
  const { placeOfSupply, supplyType, posRule, taxPercent, service, sac, charge } = gstOf({ ...buyer, taxablePaise: 0 });
  return { placeOfSupply, supplyType, posRule, taxPercent, service, sac, charge };
}

/** Of an advance: of an unregistered customer the place is not known before the booking. */
export async function supplyOfAdvance(db: Reader, customer: Taxed, day: DateOnly) {
  const { placeOfSupply, supplyType } = await supplyOfManual(db, customer, day);
  return { placeOfSupply, supplyType };
}

type Registration = Omit<Buyer, keyof ServiceTerms | 'handedOverIn'>;

export async function registrationOf(
  db: Reader,
  { gst, gstCategory: category }: Taxed,
  day: DateOnly,
): Promise<Registration> {
  const customerGstin = gst && isGstin(gst) ? gst : null;
  const sezWithTax = category === 'Sez' ? await settingOn(db, 'gst.sezWithTax', day) : true;
  const { gstin: companyGstin } = await companyOn(db, day);
  return { companyGstin, customerGstin, category, sezWithTax };
}

const courierBuyer = async (db: Reader, customer: Taxed, day: DateOnly): Promise<Buyer> => ({
  ...(await registrationOf(db, customer, day)),
  taxPercent: await taxPercentOn(db, day),
});

interface BookingState {
  code: string;
  name: string;
  cityIds: Set<number>;
}

/** The company's own state first, the others by code. */
async function bookingStates(db: Reader, cityIds: readonly number[], ownCode: string): Promise<BookingState[]> {
  const ids = [...new Set(cityIds)];
  const rows = await db.query(
    `SELECT c.id AS city, s.code AS code, s.name AS name FROM city c JOIN state s ON s.id = c.state_id
     WHERE c.id IN (${ids.map(() => '?').join(', ')}) ORDER BY s.code, c.id`,
    ids,
  );
  const states = new Map<string, BookingState>();
  for (const row of decodeRows(rows, { city: integer, code: text, name: text })) {
    const code = /^\d\d$/.test(row.code) ? row.code : otherTerritory;
    const state = states.get(code) ?? { code, name: stateNameOf(row.code) ?? row.name, cityIds: new Set() };
    state.cityIds.add(row.city);
    states.set(code, state);
  }
  const isOwn = ({ code }: BookingState) => code === ownCode;
  return [...states.values()].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || (a.code < b.code ? -1 : 1));
}
