/** The other records that a consignment shows, read for all rows at once: no read per row, whoever asks. */
import type { Reader } from '../../db/reader';
import { wants, type Fields } from '../../fields';
import { attachTo, columnsFor, lacks, recordOf, type Relations } from '../../relations';
import { Customer } from '../customers/customer.entity';
import { City } from '../locations/city.entity';
import { Manifest } from '../manifests/manifest.entity';
import { personNames } from '../users/personNames';
import { Vendor } from '../vendors/vendor.entity';
import type { Consignment } from './consignment.entity';
import { ConsignmentHistory } from './history.entity';

const relations: Relations<Consignment> = {
  vendor: ['vendorId', recordOf(Vendor)],
  sender: ['senderId', recordOf(Customer)],
  bookingCity: ['bookingCityId', recordOf(City)],
  deliveryCity: ['deliveryCityId', recordOf(City)],
  createdBy: ['createdById', personNames],
  updatedBy: ['updatedById', personNames],
  cargo: ['manifestId', carriersOf],
};

/** The columns without which the requested relations cannot be found. */
export const relationColumns = (fields: Fields) => columnsFor(relations, fields);

export async function attachRelations(db: Reader, rows: readonly Consignment[], fields: Fields): Promise<void> {
  await Promise.all([
    attachTo(db, relations, rows, fields),
    wants(fields, 'consignmentHistories') && lacks(rows, 'consignmentHistories') && attachHistories(db, rows),
  ]);
}

/** One consignment as an operation answers it, with whatever the client asked to see of it. */
export async function presented(db: Reader, consignment: Consignment, fields: Fields): Promise<Consignment> {
  await attachRelations(db, [consignment], fields);
  return consignment;
}

/** The carrier of each manifest. */
async function carriersOf(db: Reader, manifestIds: readonly number[], fields: Fields): Promise<Map<number, Vendor>> {
  const manifests = [...(await db.byIds(Manifest, manifestIds, { viaCargoId: {} })).values()];
  const carriers = await db.byIds(Vendor, [...new Set(manifests.flatMap(({ viaCargoId }) => viaCargoId ?? []))], fields);
  return new Map(manifests.flatMap(({ id, viaCargoId }) => {
    const carrier = carriers.get(viaCargoId ?? 0);
    return carrier ? [[id, carrier]] : [];
  }));
}

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
