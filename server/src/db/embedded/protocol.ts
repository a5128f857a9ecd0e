/** Messages between the request thread and a connection's thread. */

/** Module that opens connections, with better-sqlite3's interface; tests use one that fails on purpose. */
export interface Driver {
  module: string;
  /** Passed to the driver for each connection; must be cloneable between threads. */
  options?: object;
}

export interface ConnectionOptions {
  path: string;
  driver: Driver;
  /** Statements that initialise the connection. */
  setUp: string;
}

export interface StatementRequest {
  id: number;
  sql: string;
  parameters: readonly unknown[];
  /** The statement runs only if the connection is inside, or outside, a transaction as stated here. */
  inTransaction: boolean;
}

/** Rows of a statement that returns rows; counts of any other. */
export interface StatementResult {
  rows?: Record<string, unknown>[];
  changes?: number;
  lastInsertRowid?: number | bigint;
}

export interface DriverFailure {
  message: string;
  code?: string;
}

export interface StatementAnswer extends StatementResult {
  id: number;
  /** State after the statement: some failures end SQLite's transaction. */
  inTransaction: boolean;
  error?: DriverFailure;
}

/** First message from a connection's thread. */
export interface OpenAnswer {
  error?: DriverFailure;
}
