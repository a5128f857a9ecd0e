/**
 * Finds the records that cells name, with one statement per kind and chunk of rows: customers by id, GSTIN or company,
 * vendors by id or name, cities by id or by name with state or PIN.
 */
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { integer, memberOf, nullable, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { VendorType } from '../../../domain/parties/enums';
import { isGstin, normalizeGstin } from '../../../domain/tax/gstin';
import type { ImportField } from '../../../domain/imports/importFields';
import { fold } from '../../../domain/values/text';
import { Customer } from '../../parties/customers/customer.entity';
import { City } from '../../parties/locations/city.entity';
import { Vendor } from '../../parties/vendors/vendor.entity';

export type ReferenceType = Extract<ImportField['type'], 'customer' | 'vendor' | 'city'>;

export interface NamedRecord {
  id: number;
  /** Of a vendor. */
  type?: VendorType;
}

/** The records that a text names; more than one if it is ambiguous. */
type Found = (text: string) => readonly NamedRecord[];
export type References = Readonly<Record<ReferenceType, Found>>;

export const isReference = (type: ImportField['type']): type is ReferenceType =>
  type === 'customer' || type === 'vendor' || type === 'city';

export async function findReferences(
  db: Reader,
  texts: Readonly<Record<ReferenceType, ReadonlySet<string>>>,
): Promise<References> {
  return {
    customer: await findCustomers(db, [...texts.customer]),
    vendor: await findVendors(db, [...texts.vendor]),
    city: await findCities(db, [...texts.city]),
  };
}

/** `plural` is for the message about an ambiguous name. */
export const plurals: Readonly<Record<ReferenceType, string>> = {
  customer: 'customers',
  vendor: 'vendors',
  city: 'cities',
};

const idIn = (name: string): number[] => (/^\d{1,9}$/.test(name) ? [Number(name)] : []);
const none: Found = () => [];
/** An empty list is not valid SQL. */
const listed = <Value>(values: readonly Value[], instead: Value) => (values.length > 0 ? values : [instead]);
const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

async function findCustomers(db: Reader, names: readonly string[]): Promise<Found> {
  if (names.length === 0) return none;
  const gstins = names.map(normalizeGstin).filter(isGstin);
  const found = await db.raw(
    live(db.select(Customer, 'r'), names, gstins.length > 0 ? 'OR r.gst IN (:...gstins)' : '', 'company', 160)
      .setParameters({ gstins })
      .select(['r.id AS id', 'r.company AS company', 'r.gst AS gst']),
    { id: integer, company: text, gst: nullable(text) },
  );
  return (name) =>
    first(
      found.filter(({ id }) => idIn(name).includes(id)),
      found.filter(({ gst }) => gst !== null && gst === normalizeGstin(name)),
      found.filter(({ company }) => sameText(company, name)),
    );
}

async function findVendors(db: Reader, names: readonly string[]): Promise<Found> {
  if (names.length === 0) return none;
  const found = await db.raw(
    live(db.select(Vendor, 'r'), names, '', 'name', 120).select(['r.id AS id', 'r.name AS name', 'r.type AS type']),
    { id: integer, name: text, type: memberOf(VendorType) },
  );
  return (name) =>
    first(
      found.filter(({ id }) => idIn(name).includes(id)),
      found.filter((vendor) => sameText(vendor.name, name)),
    );
}

/** 'Aurangabad, Bihar', 'Aurangabad (Bihar)' and 'Aurangabad 824101': a name and what tells it from others of the name. */
const qualified = /^(.*?)(?:\s*,\s*|\s*\(\s*|[\s-]+(?=\d{6}\)?$))([^,()]+)\)?$/;

async function findCities(db: Reader, names: readonly string[]): Promise<Found> {
  if (names.length === 0) return none;
  const alone = names.flatMap((name) => [name, qualified.exec(name)?.[1] ?? []].flat());
  const found = await db.raw(
    live(db.select(City, 'r'), alone, '', 'name', 80)
      .innerJoin('r.state', 's')
      .select(['r.id AS id', 'r.name AS name', 'r.pinCode AS pin', 's.name AS state']),
    { id: integer, name: text, pin: text, state: text },
  );
  return (name) => {
    const [, city = '', place = ''] = qualified.exec(name) ?? [];
    return first(
      found.filter(({ id }) => idIn(name).includes(id)),
      found.filter((each) => sameText(each.name, name)),
      found.filter((each) => sameText(each.name, city) && (each.pin === place || sameText(each.state, place))),
    );
  };
}

/** Live rows whose id, or folded text in `column`, is among the names. */
function live<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  names: readonly string[],
  or: string,
  column: 'company' | 'name',
  length: number,
): SelectQueryBuilder<Entity> {
  const folded = names.map((name) => fold(name.trim()).slice(0, length));
  return query
    .where(`(r.id IN (:...ids) OR r.${column}Folded IN (:...folded) ${or})`, {
      ids: listed(names.flatMap(idIn), 0),
      folded: listed(folded, ''),
    })
    .andWhere('r.deletedOn IS NULL');
}

/** The records by the first way that finds any. */
function first<Row extends NamedRecord>(...ways: (readonly Row[])[]): readonly Row[] {
  return ways.find((rows) => rows.length > 0) ?? [];
}
