import type { Statement } from '../read/statement';
import type { LogEntry } from '../schema/model';
import { Locker } from './locker';
import type { WaitingInserts } from './waitingInserts';

type AnyWork = (db: never, values: never[]) => readonly Statement[];

/** What a transaction collects for its end, and says of what it writes meanwhile. */
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

/** New entries with the remark, unless they have one. */
export const withRemark = (entries: LogEntry[], remark: string | null): LogEntry[] =>
  remark === null ? entries : entries.map((entry) => Object.assign(entry, { remark: entry.remark ?? remark }));
