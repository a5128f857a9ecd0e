/** The inverses of adding and deleting a movement. */
import { keptRecord, type KeptRecord, type OwnInverse } from '../../../core/operation/undo';
import { consignmentRefusal } from '../../../domain/policy/consignments';
import { refuse } from '../../../core/operation/errors';
import type { CommandContext } from '../../../core/operation/operation';
import { Consignment } from './consignment.entity';
import { followHistory } from './followHistory';
import { ConsignmentHistory } from './history.entity';
import type { AddHistoryInput, DeleteHistoryInput } from './history.inputs';

interface KeptMovement extends KeptRecord {
  movement: number | string;
}

/** The movement that was added has the highest id. */
export const removesMovement: OwnInverse<AddHistoryInput, Consignment, KeptMovement> = {
  keep: (consignment): KeptMovement => ({
    ...keptRecord(consignment),
    movement: Math.max(...(consignment.consignmentHistories ?? []).map(({ id }) => id)),
  }),
  async run(context, kept: KeptMovement) {
    const found = await changeable(context, kept);
    await context.db.delete(await context.db.lock(ConsignmentHistory, kept.movement));
    return followHistory(context, found);
  },
};

export const restoresMovement: OwnInverse<DeleteHistoryInput, Consignment, KeptMovement> = {
  keep: (consignment, { historyUniqueId }): KeptMovement => ({
    ...keptRecord(consignment),
    movement: historyUniqueId,
  }),
  async run(context, kept: KeptMovement) {
    const found = await changeable(context, kept);
    const row = await context.db.lockDeletedToo(ConsignmentHistory, kept.movement);
    await context.db.update(row, { deletedOn: null });
    return followHistory(context, found);
  },
};

async function changeable({ db }: CommandContext, { uniqueId, version }: KeptRecord): Promise<Consignment> {
  const found = await db.lock(Consignment, uniqueId, version);
  refuse(consignmentRefusal.changeHistory(found));
  return found;
}
