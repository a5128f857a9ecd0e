import { notInFuture } from '../../../domain/rules/dateRules';
import { instantOfDay, isDateOnly } from '../../../domain/values/dates';
import { newestFirst, newestMovement } from '../../../domain/bookings/movements';
import { consignmentRefusal, historyRefusal } from '../../../domain/policy/consignments';
import { notFound, refuse, refuseInput } from '../../../core/operation/errors';
import { command, type CommandContext } from '../../../core/operation/operation';
import { Consignment } from './consignment.entity';
import { refuseDispatch } from './consignment.eway';
import { removesMovement, restoresMovement } from './history.undo';
import { followHistory } from './followHistory';
import { ConsignmentHistory } from './history.entity';
import { AddHistoryInput, DeleteHistoryInput, UpdateHistoryInput, type HistoryDetails } from './history.inputs';

export const addHistory = command({
  action: 'addHistory',
  input: AddHistoryInput,
  undo: removesMovement,
  async run(context, input) {
    const found = await context.db.lock(Consignment, input.uniqueId, input.version);
    refuse(consignmentRefusal.addHistory(found));
    await refuseDispatch(context.db, found, input.deliveryStatus);
    return addMovement(context, found, input);
  },
});

/** Adds a movement that is not refused to a locked consignment, whose status follows it. */
export async function addMovement(
  context: CommandContext,
  locked: Consignment,
  movement: HistoryDetails,
  { internal } = { internal: false },
): Promise<Consignment> {
  const rows = await context.db.findAll(ConsignmentHistory, { consignmentId: locked.id });
  const added = await context.db.insert(ConsignmentHistory, {
    ...entryOf(context, movement, newestMovement(newestFirst(rows))),
    consignmentId: locked.id,
    internal,
    nonDeletable: false,
  });
  return followHistory(context, locked, [...rows, added]);
}

export const updateHistory = command({
  action: 'updateHistory',
  input: UpdateHistoryInput,
  async run(context, input) {
    const { db } = context;
    const found = await db.lock(Consignment, input.uniqueId);
    refuse(consignmentRefusal.changeHistory(found));
    const rows = await movementsOf(context, found.id, input.historyUniqueId);
    refuse(historyRefusal.update(rows.asked));
    if (input.deliveryStatus !== rows.asked.deliveryStatus) await refuseDispatch(db, found, input.deliveryStatus);
    const row = await db.lock(ConsignmentHistory, rows.asked.id, input.version);
    const { actionDate, ...words } = entryOf(context, input);
    await db.update(row, input.actionDate ? { ...words, actionDate } : words);
    return followHistory(context, found);
  },
});

export const deleteHistory = command({
  action: 'deleteHistory',
  input: DeleteHistoryInput,
  undo: restoresMovement,
  async run(context, input) {
    const { db } = context;
    const found = await db.lock(Consignment, input.uniqueId);
    refuse(consignmentRefusal.changeHistory(found));
    const rows = await movementsOf(context, found.id, input.historyUniqueId);
    refuse(
      historyRefusal.delete({ ...rows.asked, isLastLive: newestMovement(newestFirst(rows.all))?.id === rows.asked.id }),
    );
    await db.delete(await db.lock(ConsignmentHistory, rows.asked.id));
    return followHistory(context, found);
  },
});

async function movementsOf({ db }: CommandContext, consignmentId: number, historyUniqueId: string) {
  const all = await db.findAll(ConsignmentHistory, { consignmentId });
  const asked = all.find((row) => row.uniqueId === historyUniqueId || String(row.id) === historyUniqueId);
  if (!asked) throw notFound('Consignment history');
  return { asked, all };
}

/** An entry dated now ranks after the `newest` row, even if that was written by a server whose clock is ahead. */
function entryOf({ app, now, today }: CommandContext, input: HistoryDetails, newest?: ConsignmentHistory) {
  const given = actionInstant(input.actionDate, app.config.timezone, now(), today());
  const actionDate = given === now() && newest && newest.actionDate > now() ? newest.actionDate : given;
  return { actionDate, action: input.action.trim(), city: input.city.trim(), deliveryStatus: input.deliveryStatus };
}

/** A bare date means now if it is today, else the start of that day. */
function actionInstant(given: string | null | undefined, timezone: string, now: Date, today: string): Date {
  if (!given) return now;
  const name = 'Dispatch date';
  if (isDateOnly(given)) {
    refuseInput({ actionDate: notInFuture(name, given, today) });
    return instantOfDay(given, timezone, now);
  }
  const instant = new Date(given);
  refuseInput({ actionDate: notInFuture(name, instant, now) });
  return instant;
}
