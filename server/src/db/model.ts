/** What the database is told of the product; `registry.ts` hands it in, since the database knows no module. */
import type { EntityManager, MigrationInterface } from 'typeorm';
import type { RecordEntity } from './record';

type Class<T> = new () => T;

export interface RecordModel {
  readonly entity: Class<RecordEntity>;
  /** The columns that are kept in memory, of kinds that other rows name and that seldom change (`referenceCache.ts`). */
  readonly cachedColumns?: readonly string[];
}

export interface DatabaseModel {
  /** Everything that people make and change, by the names of the classes; each change is logged. */
  readonly records: ReadonlyMap<string, RecordModel>;
  /** Tables without author and change log. */
  readonly internalEntities: readonly Class<object>[];
  /** In the order of their timestamps. */
  readonly migrations: readonly Class<MigrationInterface>[];
  readonly changeLog: ChangeLogWriter;
}

/** One property of one record, before and after one change. */
export interface LogEntry {
  entityName: string;
  primaryKey: number;
  propertyName: string;
  oldValue: string | null;
  newValue: string | null;
}

export interface Author {
  userId: number | null;
  now: Date;
}

/** Says what is logged of a change, and writes it in the same transaction. */
export interface ChangeLogWriter {
  creationEntries(record: RecordEntity): LogEntry[];
  changeEntries(before: object, after: RecordEntity, names: readonly string[]): LogEntry[];
  deletionEntries(record: RecordEntity, now: Date): LogEntry[];
  write(db: EntityManager, author: Author, entries: readonly LogEntry[]): Promise<void>;
}
