/** Writes consignments and updates their rollup in the same transaction. */
import type { Writer } from '../../db/writer';
import { countedOf, recount } from './rollup/consignmentRollup';
import type { Consignment } from './consignment.entity';

export async function saveConsignment(
  db: Writer,
  consignment: Consignment,
  patch: Partial<Consignment>,
): Promise<Consignment> {
  const before = countedOf(consignment);
  await db.update(consignment, patch);
  recount(db, [[before, countedOf(consignment)]]);
  return consignment;
}

/** Same change for many locked consignments. */
export async function saveConsignments(
  db: Writer,
  all: readonly Consignment[],
  patch: Partial<Consignment>,
): Promise<void> {
  const before = all.map(countedOf);
  await db.updateMany(all, patch);
  recount(
    db,
    all.map((consignment, at) => [before[at] ?? null, countedOf(consignment)] as const),
  );
}
