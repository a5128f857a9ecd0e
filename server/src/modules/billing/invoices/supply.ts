/** By what an invoice is taxed: the customer, and for an unregistered one where the goods were handed over. */
import { conflict } from '../../../core/operation/errors';
import { decodeRows, integer, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import type { Writer } from '../../../db/write/writer';
import type { DateOnly } from '../../../domain/values/dates';
import { gstOf, isUnregistered, type SupplyDetails } from '../../../domain/tax/gst';
import { gstinStateCode, isGstin } from '../../../domain/tax/gstin';
import { invoiceRefusal } from '../../../domain/policy/invoices';
import { otherTerritory, stateNameOf } from '../../../domain/tax/stateCodes';
import type { Consignment } from '../../bookings/consignments/consignment.entity';
import { byRegistration } from '../../parties/branches/registrationOf';
import { companyOn } from '../../parties/company/companyProfiles';
import type { Customer } from '../../parties/customers/customer.entity';
import { settingOn, taxPercentOn } from '../../system/settings/settingValues';
import type { Buyer } from './invoiceAmounts';

type Taxed = Pick<Customer, 'gst' | 'gstCategory'>;

/** Consignments that are taxed alike, so that one invoice can hold them. */
export interface Supply<HandedOver> {
  /** Of the invoice. */
  branchId: number;
  buyer: Buyer;
  /** Name of the place of supply. */
  state: string;
  consignments: readonly HandedOver[];
}

type HandedOver = Pick<Consignment, 'bookingCityId' | 'branchId'>;

/** Who makes an invoice, and its day. */
export interface Making {
  day: DateOnly;
  /** Of the user; left out: nobody makes one. */
  branchId?: number;
}

/**
 * For each registration of the company under which they were booked: of an unregistered customer one for each state in which the
 * goods were handed over, otherwise one.
 */
export async function suppliesOf<Handed extends HandedOver>(
  db: Reader,
  customer: Taxed,
  consignments: readonly Handed[],
  { day, branchId }: Making,
): Promise<Supply<Handed>[]> {
  const supplies: Supply<Handed>[] = [];
  for (const { rows, branchId: of } of await byRegistration(db, consignments, branchId))
    supplies.push(...(await suppliesUnder(db, customer, rows, { day, branchId: of })));
  return supplies;
}

async function suppliesUnder<Handed extends HandedOver>(
  db: Reader,
  customer: Taxed,
  consignments: readonly Handed[],
  { day, branchId }: Required<Making>,
): Promise<Supply<Handed>[]> {
  const buyer = await buyerWithout(db, customer, day, branchId);
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
 * Of one invoice. Throws if they were booked under two registrations of the company, or if an unregistered customer handed over
 * the goods in more than one state, since these need an invoice each.
 */
export async function supplyOf<Handed extends HandedOver>(
  db: Reader,
  customer: Taxed,
  consignments: readonly Handed[],
  making: Making,
): Promise<Supply<Handed>> {
  if ((await byRegistration(db, consignments)).length > 1) throw conflict(invoiceRefusal.registrations);
  const [first, ...others] = await suppliesOf(db, customer, consignments, making);
  if (!first) throw new RangeError('An invoice without consignments');
  if (others.length > 0)
    throw conflict(invoiceRefusal.states({ states: [first, ...others].map(({ state }) => state) }));
  return first;
}

/** Of an invoice whose consignments are not known: an unregistered customer is taken to hand over at home. */
export async function supplyOfManual(db: Writer, customer: Taxed, day: DateOnly): Promise<SupplyDetails> {
  const buyer = await buyerWithout(db, customer, day, db.branchId);
  const { placeOfSupply, supplyType, posRule, taxPercent } = gstOf({ ...buyer, taxablePaise: 0 });
  return { placeOfSupply, supplyType, posRule, taxPercent };
}

/** Of an advance: of an unregistered customer the place is not known before the booking. */
export async function supplyOfAdvance(db: Writer, customer: Taxed, day: DateOnly) {
  const { placeOfSupply, supplyType } = await supplyOfManual(db, customer, day);
  return { placeOfSupply, supplyType };
}

async function buyerWithout(
  db: Reader,
  { gst, gstCategory: category }: Taxed,
  day: DateOnly,
  branchId: number,
): Promise<Buyer> {
  const customerGstin = gst && isGstin(gst) ? gst : null;
  const sezWithTax = category === 'Sez' ? await settingOn(db, 'gst.sezWithTax', day) : true;
  const { gstin: companyGstin } = await companyOn(db, day, branchId);
  return { companyGstin, customerGstin, category, sezWithTax, taxPercent: await taxPercentOn(db, day) };
}

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
