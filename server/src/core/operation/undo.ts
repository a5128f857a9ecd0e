/**
 * Undo: a command declares its inverse in its definition, and whoever ran it may run that for ten seconds, under the
 * same idempotency key (docs/decisions/0087).
 *
 *   export const deleteExpense = command({
 *     action: 'deleteExpense',
 *     input: RecordInput,
 *     undo: { undeletes: Expense },
 *     run: …
 *   });
 */
import { referencesOf } from '../../db/schema/columns';
import type { RecordEntity } from '../../db/schema/record';
import type { Class } from '../../db/write/locker';
import type { Writer } from '../../db/write/writer';
import type { Action } from '../../domain/policy/permissions';
import { changedMeanwhile, conflict } from './errors';
import type { CommandContext } from './operationContext';

/** Which record the inverse is about, as the command left it. */
export interface KeptRecord {
  uniqueId: string;
  version: number;
}

/** A record of a bulk command that was done, by its place among the items. */
export interface KeptLine {
  at: number;
  awbNo: string | null;
}

/** Of a deletion: the record lives again. */
interface Undeletion<Row> {
  undeletes: Class<Row>;
  /** Gives back the values that `Writer.delete` took. */
  released?(record: Row): Partial<Row>;
  /** What else was changed by the deletion. */
  restored?(context: CommandContext, record: Row, deletedOn: Date): unknown;
}

/** Of a bulk command: that of one record, for each that was done. */
interface UndoEach {
  each: { readonly action: Action };
}

/** Of another command: what is kept with its answer, as JSON, and what is done with that. Refuses what has changed since. */
export interface OwnInverse<Input, Output, Kept extends object> {
  keep(output: Output, input: Input): Kept;
  run(context: CommandContext, kept: Kept): Promise<unknown>;
}

interface AnyOwnInverse<Input, Output> {
  keep(output: Output, input: Input): object;
  run(context: CommandContext, kept: never): Promise<unknown>;
}

export type Inverse<Input, Output> = Undeletion<Output> | UndoEach | AnyOwnInverse<Input, Output>;

export type AnyInverse = Undeletion<RecordEntity> | UndoEach | OwnInverse<object, unknown, object>;

export const keptRecord = ({ uniqueId, version }: RecordEntity): KeptRecord => ({ uniqueId, version });

/** Of a record or of what else a command was about; bulk commands are undone row by row. */
export async function runInverse(context: CommandContext, inverse: AnyInverse, kept: object): Promise<void> {
  if ('each' in inverse) throw new Error('Each record is undone by its own command');
  if ('undeletes' in inverse) await undelete(context, inverse, kept as KeptRecord);
  else await inverse.run(context, kept);
}

/** Refuses a record that was changed since its deletion, or names one that was deleted since. */
async function undelete(
  context: CommandContext,
  { undeletes, released, restored }: Undeletion<RecordEntity>,
  { uniqueId, version }: KeptRecord,
): Promise<void> {
  const { db } = context;
  const record = await db.lockDeletedToo(undeletes, uniqueId);
  const { deletedOn } = record;
  if (!deletedOn || record.version !== version) throw changedMeanwhile();
  await refuseDeletedReferences(db, record, deletedOn);
  await db.update(record, { ...released?.(record), deletedOn: null });
  await restored?.(context, record, deletedOn);
}

async function refuseDeletedReferences(db: Writer, record: RecordEntity, since: Date): Promise<void> {
  for (const { property, target } of referencesOf(record.constructor.name)) {
    const id = (record as unknown as Readonly<Record<string, unknown>>)[property];
    const entity = db.model.records.get(target)?.entity;
    if (typeof id !== 'number' || !entity || (await db.lockMany(entity, [id], 'read')).length > 0) continue;
    const named = await db.internal.findOneBy(entity, { id });
    if (named?.deletedOn && named.deletedOn >= since) throw conflict(`${target} was deleted meanwhile`);
  }
}
