import type { DataSource, EntityManager } from 'typeorm';
import type { DatabaseModel } from './schema/model';
import type { Statement, StatementResult } from './read/statement';

/**
 * A database transaction. TypeORM's own transactions return a connection to the pool even if COMMIT or ROLLBACK failed,
 * so that the next user commits what is still open on it. Here such a connection is destroyed.
 */
export interface OpenTransaction {
  readonly manager: EntityManager;
  /** Results of the statements that `begin` was given. */
  readonly first: readonly StatementResult[];
  /** Executes statements in order, on MySQL in one round trip. After one that fails none is executed. */
  run(statements: readonly Statement[]): Promise<StatementResult[]>;
  /**
   * Executes the last statements and commits, on MySQL in one round trip. Call once. Rejects when the database did not
   * confirm the commit; `databaseFailureOf` tells whether it is certain that nothing was written. `rollback` must follow
   * then.
   */
  commit(last?: readonly Statement[]): Promise<void>;
  /** Never rejects; no effect after a commit that was confirmed. */
  rollback(): Promise<void>;
}

/** Connections of a pool. */
export interface PoolStatus {
  pool: 'read' | 'write' | 'reserved' | 'replica';
  inUse: number;
  /** Requests that wait for a connection. */
  waiting: number;
  limit: number;
}

export interface DatabaseStatus {
  pools: readonly PoolStatus[];
  /** How often another node was chosen since the start. */
  nodeChanges: number;
  /** Null without READ_DATABASE_URL. */
  replicaReads: ReplicaReads | null;
}

/**
 * Reads that may go to the replica, since the start: those it was given, and those that went to the writer because the replica
 * was behind, or could not be read.
 */
export type ReplicaReads = Readonly<Record<'replica' | 'behind' | 'failed', number>>;

export interface Reads {
  /** One reading statement outside any transaction, without TypeORM's overhead, which doubles its duration. */
  read(sql: string, parameters: readonly unknown[]): Promise<unknown[]>;
  /** Several of them, on MySQL in one round trip: the rows of each. */
  readAll(statements: readonly Statement[]): Promise<unknown[][]>;
}

/** What queries read from: the database itself, or a replica of it. */
export interface ReadSource extends Reads {
  reader: DataSource;
}

/**
 * Access to the database, by a writer and a reader: one pool each on MySQL, separate connections to one WAL file on
 * SQLite.
 */
export interface Database extends ReadSource {
  writer: DataSource;
  embedded: boolean;
  readonly model: DatabaseModel;
  /**
   * The only way to write more than one statement. Begins with the given statements, on MySQL in the same round trip; if
   * one fails, nothing stays open. On SQLite it waits for the previous transaction to end.
   */
  begin(first?: readonly Statement[]): Promise<OpenTransaction>;
  /**
   * Has a query read from the replica of READ_DATABASE_URL if that has everything committed so far; else, and if the replica
   * fails, from here. `onRefused` is told why the replica is left alone for a while. Null without a replica.
   */
  readElsewhere:
    (<T>(work: (source: ReadSource) => Promise<T>, onRefused: (reason: unknown) => void) => Promise<T>) | null;
  /** For how long the replica has been known to lack something; null without a replica. Rejects if it cannot be asked. */
  replicaLagSeconds(): Promise<number | null>;
  /** `read` on reserved connections: sessions and readiness work even if all others are in use. */
  readReserved(sql: string, parameters: readonly unknown[]): Promise<unknown[]>;
  /** Runs pending migrations, without a time limit. `backupOn`: day of the backup that was just made. */
  migrate(options?: { backupOn: string }): Promise<void>;
  /** Undoes the migrations after the named one; returns their names. Only expansions can be undone. */
  migrateDown(to: string): Promise<string[]>;
  status(): DatabaseStatus;
  /** Commits a small write as commands do; rejects if that is not possible now. */
  probeWrite(): Promise<void>;
  close(): Promise<void>;
}
