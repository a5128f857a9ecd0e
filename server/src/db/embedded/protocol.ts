/** What the request thread and the thread of a connection say to each other. */

/** The package that opens connections, with the interface of better-sqlite3; tests give one that fails on purpose. */
export interface Driver {
  module: string;
  /** Handed to the driver with each connection; must be possible to share between threads. */
  options?: object;
}

export interface ConnectionOptions {
  path: string;
  driver: Driver;
  /** Statements that prepare the connection. */
  setUp: string;
}

export interface StatementRequest {
  id: number;
  sql: string;
  parameters: readonly unknown[];
  /** The statement runs only if the connection stands in a transaction, or in none, as expected here. */
  inTransaction: boolean;
}

/** Rows of a statement that reads or returns, the counts of any other. */
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
  /** After the statement: SQLite ends a transaction by itself after some failures. */
  inTransaction: boolean;
  error?: DriverFailure;
}

/** The first message of a connection's thread. */
export interface OpenAnswer {
  error?: DriverFailure;
}
