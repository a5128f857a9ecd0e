/** Writes consignments and updates their rollup in the same transaction. */
import { previousId } from '../../../db/read/statement';
import { insertion } from '../../../db/write/insert';
import type { Writer } from '../../../db/write/writer';
import { startOfDayInstant } from '../../../domain/values/dates';
import type { CommandContext } from '../../../core/operation/operation';
import { countedOf, recount } from './rollup/consignmentRollup';
import { ask } from '../../../core/module/hooks';
import { collectedBy, doorMoneyOf } from './collected';
import type { Consignment } from './consignment.entity';
import type {} from './consignment.hooks';
import { ConsignmentHistory } from './history.entity';

export async function saveConsignment(
  db: Writer,
  consignment: Consignment,
  patch: Partial<Consignment>,
): Promise<Consignment> {
  const before = countedOf(consignment);
  const [collected, atDoor] = [collectedBy(consignment), doorMoneyOf(consignment)];
  await db.update(consignment, patch);
  await ask('followDelivery')(db, collected, consignment);
  await ask('followDoorMoney')(db, [[atDoor, consignment]]);
  await recount(db, [[before, countedOf(consignment)]]);
  return consignment;
}

/** What locked consignments cost by their vendors' bills; null: as booked. */
export async function saveVendorCosts(
  db: Writer,
  costs: readonly (readonly [Consignment, Consignment['vendorCost']])[],
): Promise<void> {
  const before = costs.map(([consignment]) => countedOf(consignment));
  await db.updateColumn(costs, 'vendorCost');
  await recount(
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
  const atDoor = all.map(doorMoneyOf);
  await db.updateMany(all, patch);
  for (const [at, consignment] of all.entries()) await ask('followDelivery')(db, collected[at] ?? null, consignment);
  await ask('followDoorMoney')(
    db,
    all.map((consignment, at) => [atDoor[at] ?? null, consignment] as const),
  );
  await recount(
    db,
    all.map((consignment, at) => [before[at] ?? null, countedOf(consignment)] as const),
  );
}

/** The first movement of the consignment that is inserted before it: internal and not deletable. */
export function openingMovement({ app }: CommandContext, bookingDate: string, city: string) {
  return insertion(ConsignmentHistory, {
    consignmentId: previousId,
    actionDate: startOfDayInstant(bookingDate, app.config.timezone),
    action: 'Consignment booked',
    city,
    deliveryStatus: 'Booked',
    internal: true,
    nonDeletable: true,
  });
}

/** The Booked row carries the booking date and changes with it. */
export async function moveBookedRow({ db, app }: CommandContext, rebooked: Consignment): Promise<void> {
  const row = await db.find(ConsignmentHistory, {
    consignmentId: rebooked.id,
    nonDeletable: true,
    deliveryStatus: 'Booked',
  });
  if (row) await db.update(row, { actionDate: startOfDayInstant(rebooked.bookingDate, app.config.timezone) });
}
