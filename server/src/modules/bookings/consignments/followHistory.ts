import { newestFirst, newestMovement, stateAfter } from '../../../domain/bookings/movements';
import type { CommandContext } from '../../../core/operation/operation';
import type { Consignment } from './consignment.entity';
import { saveConsignment } from './consignment.save';
import { ConsignmentHistory } from './history.entity';

/** Sets delivery status and date from the newest live history row. */
export async function followHistory(
  context: CommandContext,
  locked: Consignment,
  known?: readonly ConsignmentHistory[],
): Promise<Consignment> {
  const { db, app } = context;
  const rows = newestFirst(known ?? (await db.findAll(ConsignmentHistory, { consignmentId: locked.id })));
  const newest = newestMovement(rows);
  if (!newest) return locked;
  // Always increments the consignment's version, so that concurrent changes of its history conflict.
  const saved = await saveConsignment(db, locked, {
    ...stateAfter(newest, app.config.timezone),
    updatedOn: context.now(),
  });
  return Object.assign(saved, { consignmentHistories: rows });
}
