/** Writes consignments and updates their rollup in the same transaction. */
import type { Writer } from '../../../db/write/writer';
import { countedOf, recount } from './rollup/consignmentRollup';
import { ask } from '../../../core/module/hooks';
import { collectedBy } from './collected';
import type { Consignment } from './consignment.entity';
import './consignment.hooks';

export async function saveConsignment(
  db: Writer,
  consignment: Consignment,
  patch: Partial<Consignment>,
): Promise<Consignment> {
  const before = countedOf(consignment);
  const collected = collectedBy(consignment);
  await db.update(consignment, patch);
  await ask('followDelivery')(db, collected, consignment);
  recount(db, [[before, countedOf(consignment)]]);
  return consignment;
}

/** What locked consignments cost by their vendors' bills; null: as booked. */
export async function saveVendorCosts(
  db: Writer,
  costs: readonly (readonly [Consignment, Consignment['vendorCost']])[],
): Promise<void> {
  const before = costs.map(([consignment]) => countedOf(consignment));
  await db.updateColumn(costs, 'vendorCost');
  recount(
    db,
    costs.map(([consignment], at) => [before[at] ?? null, countedOf(consignment)] as const),
  );
}

/** Same change for many locked consignments. */
export async function saveConsignments(
  db: Writer,
  all: readonly Consignment[],
  patch: Partial<Consignment>,
): Promise<void> {
  const before = all.map(countedOf);
  const collected = all.map(collectedBy);
  await db.updateMany(all, patch);
  for (const [at, consignment] of all.entries()) await ask('followDelivery')(db, collected[at] ?? null, consignment);
  recount(
    db,
    all.map((consignment, at) => [before[at] ?? null, countedOf(consignment)] as const),
  );
}
