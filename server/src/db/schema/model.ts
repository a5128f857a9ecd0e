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

/** A property of a record, and its values before and after a change. */
export type LoggedProperty = readonly [name: string, before: string | null, after: string | null];

/** What is logged of one change of a record, which has its id when it is written. */
export interface LoggedChange {
  readonly record: RecordEntity;
  readonly properties: readonly LoggedProperty[];
  /** Why it was changed, if that is not evident: from which file a record was imported. */
  readonly remark: string | null;
}

export interface Author {
  userId: number | null;
  now: Date;
}

/** Decides what is logged of a change, and how it is written in the same transaction. */
export interface ChangeLogWriter {
  creation(record: RecordEntity): LoggedProperty[];
  change(before: object, after: RecordEntity, names: readonly string[]): LoggedProperty[];
  deletion(now: Date): LoggedProperty[];
  statements(db: EntityManager, author: Author, changes: readonly LoggedChange[]): Statement[];
}
