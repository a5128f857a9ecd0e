/** Description of the product's tables; passed in by `registry.ts`, since db imports no module. */
import type { EntityManager, MigrationInterface } from 'typeorm';
import type { RecordEntity } from './record';
import type { BranchScope } from './branchRule';
import type { Statement } from '../read/statement';

type Class<T> = new () => T;

export interface RecordModel {
  readonly entity: Class<RecordEntity>;
  /** The action that lists them; several are called so in messages, unless `plural` says otherwise. */
  readonly listedBy: string;
  readonly plural?: string;
  /** Columns cached in memory, for kinds that are often referenced and rarely change (`referenceCache.ts`). */
  readonly cachedColumns?: readonly string[];
  /** There are few: all live ones are cached together, with all columns. */
  readonly cachedWhole?: boolean;
}

export interface DatabaseModel {
  /** Kinds of record by class name; changes of records are logged. */
  readonly records: ReadonlyMap<string, RecordModel>;
  /** Tables without author and change log. */
  readonly internalEntities: readonly Class<object>[];
  /** In timestamp order. */
  readonly migrations: readonly Class<MigrationInterface>[];
  readonly changeLog: ChangeLogWriter;
  /** By the rules that say of each table which rows are of a branch. */
  readonly branchScope: BranchScope;
}

/** One property of a record before and after a change. */
export interface LogEntry {
  entityName: string;
  primaryKey: number;
  propertyName: string;
  oldValue: string | null;
  newValue: string | null;
  /** Why it was changed, if that is not evident: from which file a record was imported. */
  remark?: string;
}

export interface Author {
  userId: number | null;
  now: Date;
}

/** Decides what is logged of a change, and how it is written in the same transaction. */
export interface ChangeLogWriter {
  creationEntries(record: RecordEntity): LogEntry[];
  changeEntries(before: object, after: RecordEntity, names: readonly string[]): LogEntry[];
  deletionEntries(record: RecordEntity, now: Date): LogEntry[];
  statements(db: EntityManager, author: Author, entries: readonly LogEntry[]): Statement[];
}
