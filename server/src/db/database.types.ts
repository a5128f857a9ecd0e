import type { DataSource, EntityManager } from 'typeorm';
import type { DatabaseModel } from './model';

/**
 * A transaction of our own: TypeORM's keeps a connection whose COMMIT or ROLLBACK failed, and what is still open on it is
 * committed by whoever comes next. Here such a connection is destroyed, so nothing outlives the end of its transaction.
 */
export interface OpenTransaction {
  readonly manager: EntityManager;
  /** Once. Rejects when the database did not say that it is written; `failureOf` tells whether that is certain. */
  commit(): Promise<void>;
  /** Never rejects; does nothing after `commit`, whatever came of that. */
  rollback(): Promise<void>;
}

/** One writer and one reader: a pool each on MySQL, connections of their own to one WAL file on SQLite. */
export interface Database {
  writer: DataSource;
  reader: DataSource;
  embedded: boolean;
  readonly model: DatabaseModel;
  /** The only way to write more than one statement. On SQLite it waits until the transaction before has ended. */
  begin(): Promise<OpenTransaction>;
  /** One statement that reads, outside of any transaction: without what TypeORM does around each, which costs as much again. */
  read<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  /** The same on connections that nothing else takes: sessions and readiness are answered also while all others are in use. */
  readReserved<Row>(sql: string, parameters: readonly unknown[]): Promise<Row[]>;
  /** Runs the migrations that are pending, however long one takes. */
  migrate(): Promise<void>;
  /** Commits a small write, as any command does; rejects when that is not possible now. */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
}
