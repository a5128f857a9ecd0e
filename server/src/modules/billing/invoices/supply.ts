/** By what an invoice is taxed: the service, the customer, and for an unregistered one where the goods were handed over. */
import { conflict } from '../../../core/operation/errors';
import { decodeRows, groupBy, integer, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import type { DateOnly } from '../../../domain/values/dates';
import { gstOf, isUnregistered, type SupplyDetails } from '../../../domain/tax/gst';
import { gstinStateCode, isGstin } from '../../../domain/tax/gstin';
import { invoiceRefusal } from '../../../domain/policy/invoices';
import { courier, type ServiceTerms } from '../../../domain/tax/services';
import { otherTerritory, stateNameOf } from '../../../domain/tax/stateCodes';
import type { Consignment } from '../../bookings/consignments/consignment.entity';
import { byRegistration } from '../../parties/branches/registrationOf';
import { companyOn } from '../../parties/company/companyProfiles';
import type { Customer } from '../../parties/customers/customer.entity';
import { ownCargoVendors } from '../../parties/vendors/ownCargo';
import { settingOn, taxPercentOn } from '../../system/settings/settingValues';
import { bookedBy, bookedServices } from './bookedServices';
import type { Buyer } from './invoiceAmounts';

type Taxed = Pick<Customer, 'gst' | 'gstCategory'>;

/** Consignments that are one service and are taxed alike, so that one invoice can hold them. */
export interface Supply<Held> {
  /** Of the invoice. */
  branchId: number;
  buyer: Buyer;
  /** Name of the place of supply. */
  state: string;
  consignments: readonly Held[];
}

type Booked = Pick<Consignment, 'bookingCityId' | 'branchId' | 'vendorId' | 'serviceType'>;

/** Who makes an invoice, and its day. */
export interface Making {
  day: DateOnly;
  /** Of the user; left out: nobody makes one. */
  branchId?: number;
}

/**
 * For each registration of the company under which they were booked one for each service; of an unregistered customer one for each
 * state in which the goods were handed over besides.
 */
export async function suppliesOf<Held extends Booked>(
  db: Reader,
  customer: Taxed,
  consignments: readonly Held[],
  { day, branchId: preferred }: Making,
): Promise<Supply<Held>[]> {
  const services = await bookedServices(db);
  const ownCargo = await ownCargoVendors(
    db,
    consignments.map(({ vendorId }) => vendorId),
  );
  const supplies: Supply<Held>[] = [];
  for (const { rows, branchId } of await byRegistration(db, consignments, preferred)) {
    const parties = await partiesOf(db, customer, day, branchId);
    const byService = groupBy(rows, (row) => services.of(bookedBy(row, ownCargo), day).freight);
    for (const [service, held] of [...byService].sort(([one], [other]) => courierFirst(one, other))) {
      const terms = services.terms(service, day, !isUnregistered(parties));
      supplies.push(...(await byState(db, { ...parties, ...terms }, branchId, held)));
    }
  }
  return supplies;
}

export const courierFirst = (one: string, other: string): number =>
  Number(other === courier) - Number(one === courier) || one.localeCompare(other);

async function byState<Held extends Pick<Consignment, 'bookingCityId'>>(
  db: Reader,
  buyer: Buyer,
  branchId: number,
  consignments: readonly Held[],
): Promise<Supply<Held>[]> {
  if (!isUnregistered(buyer)) {
    const { placeOfSupply } = gstOf({ ...buyer, taxablePaise: 0 });
    return [{ branchId, buyer, state: stateNameOf(placeOfSupply) ?? 'Other Territory', consignments }];
  }
  const states = await bookingStates(
    db,
    consignments.map(({ bookingCityId }) => bookingCityId),
    gstinStateCode(buyer.companyGstin),
  );
  return states.map(({ code, name, cityIds }) => ({
    branchId,
    buyer: { ...buyer, handedOverIn: code },
    state: name,
    consignments: consignments.filter(({ bookingCityId }) => cityIds.has(bookingCityId)),
  }));
}

/**
 * Of one invoice. Throws if it cannot hold them all: they were booked under two registrations of the company, they are several
 * services, or an unregistered customer handed them over in several states.
 */
export async function supplyOf<Held extends Booked>(
  db: Reader,
  customer: Taxed,
  consignments: readonly Held[],
  making: Making,
): Promise<Supply<Held>> {
  if ((await byRegistration(db, consignments)).length > 1) throw conflict(invoiceRefusal.registrations);
  const [first, ...others] = await suppliesOf(db, customer, consignments, making);
  if (!first) throw new RangeError('An invoice without consignments');
  if (others.length === 0) return first;
  const supplies = [first, ...others];
  const services = [...new Set(supplies.map(({ buyer }) => buyer.service ?? courier))];
  if (services.length > 1) throw conflict(invoiceRefusal.services({ services }));
  throw conflict(invoiceRefusal.states({ states: supplies.map(({ state }) => state) }));
}

/** Of courier services that a branch books in a city. */
export async function buyerInCity(
  db: Reader,
  customer: Taxed,
  { bookingCityId, branchId }: Pick<Consignment, 'bookingCityId' | 'branchId'>,
  day: DateOnly,
): Promise<Buyer> {
  const courierOf = await courierBuyer(db, customer, day, branchId);
  const [supply] = await byState(db, courierOf, branchId, [{ bookingCityId }]);
  if (!supply) throw new RangeError('A city in no state');
  return supply.buyer;
}

/** Of an invoice whose consignments are not known: courier services, by an unregistered customer handed over at home. */
export async function supplyOfManual(db: Writer, customer: Taxed, day: DateOnly): Promise<SupplyDetails> {
  const buyer = await courierBuyer(db, customer, day, db.branchId);
  const { placeOfSupply, supplyType, posRule, taxPercent, service, sac, charge } = gstOf({ ...buyer, taxablePaise: 0 });
  return { placeOfSupply, supplyType, posRule, taxPercent, service, sac, charge };
}

/** Of an advance: of an unregistered customer the place is not known before the booking. */
export async function supplyOfAdvance(db: Writer, customer: Taxed, day: DateOnly) {
  const { placeOfSupply, supplyType } = await supplyOfManual(db, customer, day);
  return { placeOfSupply, supplyType };
}

/** Who supplies and who buys, without what. */
type Parties = Omit<Buyer, keyof ServiceTerms | 'handedOverIn'>;

export async function partiesOf(
  db: Reader,
  { gst, gstCategory: category }: Taxed,
  day: DateOnly,
  branchId: number,
): Promise<Parties> {
  const customerGstin = gst && isGstin(gst) ? gst : null;
  const sezWithTax = category === 'Sez' ? await settingOn(db, 'gst.sezWithTax', day) : true;
  const { gstin: companyGstin } = await companyOn(db, day, branchId);
  return { companyGstin, customerGstin, category, sezWithTax };
}

const courierBuyer = async (db: Reader, customer: Taxed, day: DateOnly, branchId: number): Promise<Buyer> => ({
  ...(await partiesOf(db, customer, day, branchId)),
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
