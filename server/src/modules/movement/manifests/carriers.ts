/** The carriers of the manifests that consignments are on. */
import { idsOf, path, type FilterQuery } from '../../../core/list/filters';
import type { QueryContext } from '../../../core/operation/operation';
import { readByIds } from '../../../core/record/relations';
import { integer } from '../../../db/read/rawRows';
import type { Consignment } from '../../bookings/consignments/consignment.entity';
import type { Carriers } from '../../bookings/consignments/consignment.hooks';
import { Vendor } from '../../parties/vendors/vendor.entity';
import { Manifest } from './manifest.entity';

const read: Carriers['read'] = async (db, rows, selection) => {
  const manifests = await db.byIds(
    Manifest,
    [...new Set(rows.flatMap(({ manifestId }) => manifestId ?? []))],
    ['viaCargoId'],
  );
  const carriers = await readByIds(
    db,
    Vendor,
    [...manifests.values()].flatMap(({ viaCargoId }) => viaCargoId ?? []),
    selection,
  );
  return ({ manifestId }) => carriers.get(manifests.get(manifestId ?? 0)?.viaCargoId ?? 0) ?? null;
};

/** Above this number of manifests their ids stay with the database. */
const maxManifests = 1000;

async function onManifestsOf(
  query: FilterQuery<Consignment>,
  carriers: readonly string[],
  { db }: QueryContext,
): Promise<void> {
  const ids = await idsOf(db, Vendor, carriers);
  const carried = 'm.deletedOn IS NULL AND m.viaCargoId IN (:...carrierIds)';
  const carrierIds = ids.length > 0 ? ids : [0];
  const manifestId = path<Consignment>('manifestId');
  const some = db
    .select(Manifest, 'm')
    .select('m.id', 'id')
    .where(carried, { carrierIds })
    .limit(maxManifests + 1);
  const manifests = await db.raw(some, { id: integer });
  if (manifests.length <= maxManifests)
    return query.andWhere(`${manifestId} IN (:...manifestIds)`, { manifestIds: [0, ...manifests.map(({ id }) => id)] });
  const all = query.subQuery().select('m.id').from(Manifest, 'm').where(carried);
  query.andWhere(`${manifestId} IN ${all.getQuery()}`, { carrierIds });
}

export const carriers: Carriers = { read, filter: onManifestsOf };
