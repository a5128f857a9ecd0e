/** The other records that a consignment shows, read for all rows at once: no read per row, whoever asks. */
import type { Reader } from '../../db/store';
import { below, wants, type Fields } from '../../fields';
import { Customer } from '../customers/customer.entity';
import { City } from '../locations/city.entity';
import { Manifest } from '../manifests/manifest.entity';
import { personNames } from '../users/personNames';
import { Vendor } from '../vendors/vendor.entity';
import type { Consignment } from './consignment.entity';
import { ConsignmentHistory } from './history.entity';

const columnOf: Readonly<Record<string, keyof Consignment>> = {
  vendor: 'vendorId', sender: 'senderId', bookingCity: 'bookingCityId', deliveryCity: 'deliveryCityId',
  createdBy: 'createdById', cargo: 'manifestId', updatedBy: 'updatedById', consignmentHistories: 'id',
};

/** The columns without which the requested relations cannot be found. */
export const relationColumns = (fields: Fields): string[] =>
  Object.keys(fields).flatMap((name) => columnOf[name] ?? []);

export async function attachRelations(db: Reader, rows: readonly Consignment[], fields: Fields): Promise<void> {
  // What a command has at hand already is not read again.
  const lacks = (name: keyof Consignment) => wants(fields, name) && rows.some((row) => row[name] === undefined);
  await Promise.all([
    lacks('vendor') && attach(rows, 'vendorId', (ids) => db.byIds(Vendor, ids, below(fields, 'vendor')), (row, of) => { row.vendor = of; }),
    lacks('sender') && attach(rows, 'senderId', (ids) => db.byIds(Customer, ids, below(fields, 'sender')), (row, of) => { row.sender = of; }),
    lacks('bookingCity') && attach(rows, 'bookingCityId', (ids) => db.byIds(City, ids, below(fields, 'bookingCity')), (row, of) => { row.bookingCity = of; }),
    lacks('deliveryCity') && attach(rows, 'deliveryCityId', (ids) => db.byIds(City, ids, below(fields, 'deliveryCity')), (row, of) => { row.deliveryCity = of; }),
    lacks('createdBy') && attach(rows, 'createdById', (ids) => personNames(db, ids), (row, of) => { row.createdBy = of; }),
    lacks('updatedBy') && attach(rows, 'updatedById', (ids) => personNames(db, ids), (row, of) => { row.updatedBy = of; }),
    lacks('cargo') && attachCargo(db, rows, below(fields, 'cargo')),
    lacks('consignmentHistories') && attachHistories(db, rows),
  ]);
}

/** One consignment as an operation answers it, with whatever the client asked to see of it. */
export async function presented(db: Reader, consignment: Consignment, fields: Fields): Promise<Consignment> {
  await attachRelations(db, [consignment], fields);
  return consignment;
}

type ReferenceColumn = 'vendorId' | 'senderId' | 'bookingCityId' | 'deliveryCityId' | 'createdById' | 'updatedById';

/** `put` names its property: a computed name would turn each row into a dictionary, slow for all who read it after. */
async function attach<T>(
  rows: readonly Consignment[], column: ReferenceColumn, read: (ids: number[]) => Promise<Map<number, T>>,
  put: (row: Consignment, found: T | null) => void,
): Promise<void> {
  const ids = new Set<number>();
  for (const row of rows) {
    const id = row[column];
    if (id !== null && id !== undefined) ids.add(id);
  }
  const found = await read([...ids]);
  for (const row of rows) put(row, found.get(row[column] ?? 0) ?? null);
}

/** The carrier of each row's manifest. */
async function attachCargo(db: Reader, rows: readonly Consignment[], fields: Fields): Promise<void> {
  const manifests = await db.byIds(Manifest, idsOf(rows.map(({ manifestId }) => manifestId)), { viaCargoId: {} });
  const carriers = await db.byIds(Vendor, idsOf([...manifests.values()].map(({ viaCargoId }) => viaCargoId)), fields);
  for (const row of rows) row.cargo = carriers.get(manifests.get(row.manifestId ?? 0)?.viaCargoId ?? 0) ?? null;
}

const idsOf = (ids: readonly (number | null)[]) => [...new Set(ids)].filter((id): id is number => id !== null);

async function attachHistories(db: Reader, rows: readonly Consignment[]): Promise<void> {
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  const entries = await db.select(ConsignmentHistory, 'h').where('h.consignmentId IN (:...ids)', { ids }).getMany();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of rows) row.consignmentHistories = [];
  for (const entry of newestFirst(entries)) byId.get(entry.consignmentId)?.consignmentHistories?.push(entry);
}

export const newestFirst = (entries: readonly ConsignmentHistory[]): ConsignmentHistory[] =>
  [...entries].sort((a, b) => b.actionDate.getTime() - a.actionDate.getTime() || b.id - a.id);
