/**
 * What a transaction keeps until its end, or until some work has ended, in three parts: what was written, for the guards that may
 * refuse it; inserts that wait for each other; statements that are sent with the COMMIT. The Writer builds on the third.
 */
import { setImmediate } from 'node:timers/promises';
import { groupBy } from '../read/rawRows';
import { fillGenerated, type Statement } from '../read/statement';
import type { ChangeLogWriter, LoggedChange } from '../schema/model';
import type { RecordEntity } from '../schema/record';
import { Locker } from './locker';

type Class<T> = new () => T;

// 1. Guards: they refuse a write when it is made, or all of them at the end.

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

/** What is to be logged of the changes of a transaction, until it is written. */
export class LoggedChanges {
  private changes: LoggedChange[] = [];
  private properties = 0;

  /** Of new records; found out while the database inserts them, and in steps that let others be served. */
  static async ofNew(log: ChangeLogWriter, records: readonly Remarked[]): Promise<LoggedChange[]> {
    const changes: LoggedChange[] = [];
    for (const [at, { record, remark }] of records.entries()) {
      if (at % 100 === 0) await setImmediate();
      changes.push({ record, properties: log.creation(record), remark });
    }
    return changes;
  }

  add(changes: readonly LoggedChange[]): void {
    for (const { properties } of changes) this.properties += properties.length;
    this.changes.push(...changes);
  }

  get isLong(): boolean {
    return this.properties > 2000;
  }

  /** Returns them all, and is empty then. */
  take(): readonly LoggedChange[] {
    this.properties = 0;
    return this.changes.splice(0);
  }

  copy(): LoggedChanges {
    const copy = new LoggedChanges();
    copy.add(this.changes);
    return copy;
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

// 2. Inserts that wait, so that many take few statements.

/** Records in order, of which each may be derived from the id of the one before, and the remark of their change log. */
interface Chain {
  records: readonly RecordEntity[];
  remark: string | null;
}

export interface Remarked {
  record: RecordEntity;
  remark: string | null;
}

/** New records that are written together. */
export class WaitingInserts {
  private chains: Chain[] = [];
  private followers: (() => Promise<unknown>)[] = [];

  add(records: readonly RecordEntity[], remark: string | null): void {
    this.chains.push({ records, remark });
  }

  /** Work that needs the ids of records added before it. */
  follow(work: () => Promise<unknown>): void {
    this.followers.push(work);
  }

  /** Writes all records; `insert` gives ids to those of one kind. */
  async write(insert: (entity: Class<RecordEntity>, records: readonly Remarked[]) => Promise<void>): Promise<void> {
    while (this.chains.length > 0 || this.followers.length > 0) {
      const chains = this.chains.splice(0);
      const longest = Math.max(0, ...chains.map(({ records }) => records.length));
      for (let at = 0; at < longest; at += 1)
        for (const [entity, records] of groupBy(
          linksAt(chains, at),
          ({ record }) => record.constructor as Class<RecordEntity>,
        ))
          await insert(entity, records);
      for (const follower of this.followers.splice(0)) await follower();
    }
  }
}

/** The records at one place of the chains, with what is derived from those before them. */
function linksAt(chains: readonly Chain[], at: number): Remarked[] {
  return chains.flatMap(({ records, remark }) => {
    const record = records[at];
    if (!record) return [];
    fillGenerated(record, records[at - 1]?.id ?? 0);
    return [{ record, remark }];
  });
}

// 3. Statements of the end.

type AnyWork = (db: never, values: never[]) => readonly Statement[];

/** What a transaction collects for its end, and the remark and the inserts of what it writes meanwhile. */
export class Collector extends Locker {
  protected last: (() => readonly Statement[])[] = [];
  protected collected = new Map<AnyWork, unknown[]>();
  protected remark: string | null = null;
  protected waiting: WaitingInserts | null = null;

  /** Registers statements that are sent together with the COMMIT: rows shared by all users are locked only while it is executed. */
  beforeCommit(statements: () => readonly Statement[]): void {
    this.last.push(statements);
  }

  /** Same for statements that are made from what was collected for them: once for all values of the transaction. */
  collect<Value>(work: (db: this, values: readonly Value[]) => readonly Statement[], values: Iterable<Value>): void {
    this.collected.set(work, [...(this.collected.get(work) ?? []), ...values]);
  }

  /** What the transaction has collected for that work so far, and its tables do not have yet. */
  collectedFor<Value>(work: (db: this, values: readonly Value[]) => readonly Statement[]): readonly Value[] {
    return (this.collected.get(work) ?? []) as Value[];
  }

  /** The change log of what `work` writes has this remark. */
  async remarked<T>(remark: string | null, work: () => Promise<T>): Promise<T> {
    const before = this.remark;
    this.remark = remark;
    try {
      return await work();
    } finally {
      this.remark = before;
    }
  }

  /** Within `work`, inserts that may wait do so there; null: none waits. */
  protected async waitingIn<T>(waiting: WaitingInserts | null, work: () => Promise<T>): Promise<T> {
    const before = this.waiting;
    this.waiting = waiting;
    try {
      return await work();
    } finally {
      this.waiting = before;
    }
  }

  protected collectedStatements(): Statement[] {
    return [
      ...this.last.flatMap((statements) => statements()),
      ...[...this.collected].flatMap(([work, values]) => work(this as never, values as never[])),
    ];
  }
}
