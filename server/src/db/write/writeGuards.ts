/** What refuses writes of a kind of record, whichever command writes it; modules name it in their description. */
import type { Locker } from './locker';
import type { RecordEntity } from '../schema/record';

type Class<T> = new () => T;

/** A record before and after a write: `before` is null for an insert; a deleted one has `deletedOn` after it. */
export interface RecordWrite<Row extends RecordEntity = RecordEntity> {
  readonly before: Row | null;
  readonly after: Row;
}

/** Refuses a write by throwing. */
export type WriteGuard<Row extends RecordEntity = RecordEntity> = (
  db: Locker,
  write: RecordWrite<Row>,
) => Promise<void>;

/**
 * Refuses a transaction by throwing at its end, for what several writes decide together. It is given all writes of the kinds
 * that name it, in order.
 */
export type EndGuard<Row extends RecordEntity = RecordEntity> = (
  db: Locker,
  writes: readonly RecordWrite<Row>[],
) => Promise<void>;

const guards = new Map<unknown, WriteGuard>();
const endGuards = new Map<unknown, EndGuard>();

export const registerWriteGuard = (entity: Class<RecordEntity>, guard: WriteGuard) => guards.set(entity, guard);
export const registerEndGuard = (entity: Class<RecordEntity>, guard: EndGuard) => endGuards.set(entity, guard);

/** The writes of a transaction that guards are asked about at its end. */
export class GuardedWrites {
  private readonly writes = new Map<EndGuard, RecordWrite[]>();

  note(kind: unknown, write: RecordWrite): void {
    const guard = endGuards.get(kind);
    if (guard) this.writes.set(guard, [...(this.writes.get(guard) ?? []), write]);
  }

  copy(): GuardedWrites {
    const copy = new GuardedWrites();
    for (const [guard, writes] of this.writes) copy.writes.set(guard, [...writes]);
    return copy;
  }

  async ask(db: Locker): Promise<void> {
    for (const [guard, writes] of this.writes) await guard(db, writes);
  }
}

/**
 * Asks the guard of the record's kind, if it has one, and notes the write for the one at the end. Without a record before,
 * `change` is the new one, which has its id once it is written.
 */
export async function askGuard<T extends RecordEntity>(
  db: Locker,
  noted: GuardedWrites,
  before: T | null,
  change: T | Partial<T>,
): Promise<void> {
  const kind = (before ?? change).constructor;
  const after = (before ? { ...before, ...change } : change) as T;
  await guards.get(kind)?.(db, { before, after });
  noted.note(kind, { before: before && { ...before }, after });
}
