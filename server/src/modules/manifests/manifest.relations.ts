import type { Reader } from '../../db/reader';
import { wants, type Fields } from '../../fields';
import { attachTo, columnsFor, lacks, recordOf, type Relations } from '../../relations';
import { City } from '../locations/city.entity';
import { personNames } from '../users/personNames';
import { Vendor } from '../vendors/vendor.entity';
import { ManifestLine, type Manifest } from './manifest.entity';

const relations: Relations<Manifest> = {
  viaCargo: ['viaCargoId', recordOf(Vendor)],
  bookingVendor: ['bookingVendorId', recordOf(Vendor)],
  deliveryVendor: ['deliveryVendorId', recordOf(Vendor)],
  bookingCity: ['bookingCityId', recordOf(City)],
  deliveryCity: ['deliveryCityId', recordOf(City)],
  createdBy: ['createdById', personNames],
  updatedBy: ['updatedById', personNames],
};

export const relationColumns = (fields: Fields) =>
  [...columnsFor(relations, fields), ...(wants(fields, 'consignmentJson') ? ['type'] : [])];

export async function attachRelations(db: Reader, rows: readonly Manifest[], fields: Fields): Promise<void> {
  await attachTo(db, relations, rows, fields);
  if (wants(fields, 'consignmentJson')) await attachSnapshots(db, rows);
}

/** One manifest as an operation answers it, with whatever the client asked to see of it. */
export async function presented(db: Reader, manifest: Manifest, fields: Fields): Promise<Manifest> {
  await attachRelations(db, [manifest], fields);
  return manifest;
}

/** The JSON list of each outgoing manifest, put together from its lines. */
export const listOf = (entries: readonly string[]) => `[${entries.join(',')}]`;

async function attachSnapshots(db: Reader, rows: readonly Manifest[]): Promise<void> {
  const unread = rows.filter((row) => lacks([row], 'consignmentJson'));
  const ids = unread.filter(({ type }) => type === 'Outgoing').map(({ id }) => id);
  const entries = new Map(ids.map((id): [number, string[]] => [id, []]));
  if (ids.length > 0) {
    const lines: Pick<ManifestLine, 'manifestId' | 'entry'>[] = await db.select(ManifestLine, 'l')
      .select(['l.manifestId AS manifestId', 'l.entry AS entry']).where('l.manifestId IN (:...ids)', { ids })
      .orderBy('l.id').getRawMany();
    for (const { manifestId, entry } of lines) entries.get(manifestId)?.push(entry);
  }
  for (const row of unread) {
    const own = entries.get(row.id);
    row.consignmentJson = own ? listOf(own) : null;
  }
}
