import { isRefusal, keyOfLine } from '../../../core/operation/bulk';
import { badInput, conflict } from '../../../core/operation/errors';
import { recallKept } from '../../../core/operation/idempotency';
import {
  authorize,
  command,
  inverses,
  type CommandContext,
  type QueryContext,
} from '../../../core/operation/operation';
import { runInverse, type KeptLine } from '../../../core/operation/undo';
import type { Action } from '../../../domain/policy/permissions';
import { undoRefusal } from '../../../domain/policy/undo';
import { UndoInput } from './undo.inputs';
import type { Undone } from './undo.type';

/** The screens offer 10 s; the rest is for the way. */
const undoableMs = 12_000;

/** Runs the inverse of a command that the same user has sent under the same idempotency key. */
export const undo = command({
  action: 'undo',
  input: UndoInput,
  async prepare(context, { operation }) {
    const { at, kept } = await keptBy(context, operation);
    if (context.now().getTime() - Date.parse(at) > undoableMs) throw conflict(undoRefusal.late);
    const inverse = inverses.get(operation);
    return inverse && 'each' in inverse ? undoLines(context, inverse.each.action, kept as { lines: KeptLine[] }) : null;
  },
  run: async (context, { operation }, undone) => undone ?? undoRecord(context, operation),
});

/** A record of a bulk command, under the key that it had there; how long ago that was, the bulk command tells. */
const undoLine = command({
  action: 'undo',
  input: UndoInput,
  run: (context, input) => undoRecord(context, input.operation),
});

async function undoRecord(context: CommandContext, operation: string): Promise<Undone> {
  const { kept } = await keptBy(context, operation);
  const inverse = inverses.get(operation);
  if (inverse) await runInverse(context, inverse, kept);
  return { done: 1, refused: [] };
}

/** The last first, as what was done last may stand on what was done before. */
async function undoLines(
  { call }: QueryContext,
  operation: Action,
  { lines }: { lines: readonly KeptLine[] },
): Promise<Undone> {
  const undone: Undone = { done: 0, refused: [] };
  for (const { at, awbNo } of [...lines].reverse()) {
    try {
      await undoLine({ operation }, { ...call, idempotencyKey: keyOfLine(call.idempotencyKey ?? '', at) });
      undone.done += 1;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      undone.refused.unshift({ awbNo, message: error.message });
    }
  }
  return undone;
}

async function keptBy({ call, user }: QueryContext | CommandContext, operation: string) {
  if (!inverses.has(operation)) throw badInput(undoRefusal.final, 'operation');
  await authorize(operation as Action, call);
  if (!call.idempotencyKey) throw badInput(undoRefusal.keyless);
  const kept = await recallKept(call, user, operation, call.idempotencyKey);
  if (!kept) throw conflict(undoRefusal.unknown);
  return kept;
}
