import { Mutex } from 'async-mutex';
import { randomUUID } from 'node:crypto';
import { Connection, connectionLost, isConnectionLost } from './connection';
import type { ConnectionOptions, StatementResult } from './protocol';

const writeMark =
  'INSERT INTO write_mark (id, token) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET token = excluded.token';
const readMark = 'SELECT token FROM write_mark WHERE id = 1';

/** Marks a lost connection as certainly not committed, so that the transaction may be rerun. */
const notWritten = (error: unknown) =>
  isConnectionLost(error)
    ? Object.assign(new Error('Not written', { cause: error }), { code: 'SQLITE_NOT_WRITTEN' })
    : error;

export interface WriterTransaction {
  run(sql: string, parameters?: readonly unknown[]): Promise<StatementResult>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/**
 * The single writing connection. Transactions and single statements take turns, so none can see or end another's
 * transaction. A connection in an unknown state is closed with its thread and replaced, so nothing left open on it can
 * be committed.
 */
export class SingleWriter {
  private readonly mutex = new Mutex();
  private connection: Connection | null = null;
  private isClosed = false;
  private pending = 0;

  constructor(private readonly options: ConnectionOptions) {}

  status(): { inUse: number; waiting: number; limit: number } {
    return { inUse: Number(this.mutex.isLocked()), waiting: this.pending, limit: 1 };
  }

  /** Runs a statement outside any transaction. */
  async run(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    const release = await this.turn();
    try {
      return await (await this.usableConnection()).run(sql, parameters);
    } finally {
      release();
    }
  }

  /** `marked: false` before the table of the mark exists: for migrations. */
  async begin({ marked }: { marked: boolean } = { marked: true }): Promise<WriterTransaction> {
    const release = await this.turn();
    try {
      const connection = await this.usableConnection();
      await connection.run('BEGIN IMMEDIATE');
      if (!connection.inTransaction) throw new Error('BEGIN did not open a transaction');
      return this.transactionOn(connection, marked, release);
    } catch (error) {
      // A BEGIN that reports an error may have opened the transaction all the same.
      await this.drop().catch(() => undefined);
      release();
      throw error;
    }
  }

  async close(): Promise<void> {
    const release = await this.turn();
    this.isClosed = true;
    try {
      await this.drop();
    } finally {
      release();
    }
  }

  private async turn(): Promise<() => void> {
    this.pending += 1;
    return await this.mutex.acquire().finally(() => (this.pending -= 1));
  }

  private transactionOn(connection: Connection, marked: boolean, release: () => void): WriterTransaction {
    let isOver = false;
    const run = (sql: string, parameters: readonly unknown[] = []) =>
      isOver ? Promise.reject(new Error('The transaction is over')) : connection.run(sql, parameters, true);
    return {
      run,
      commit: async () => {
        const token = randomUUID();
        try {
          if (marked) await run(writeMark, [token]).catch((error: unknown) => Promise.reject(notWritten(error)));
          isOver = true;
          await this.commitOn(connection, marked ? token : null);
        } finally {
          // A failure before COMMIT leaves the transaction open; the caller rolls back.
          if (isOver) release();
        }
      },
      rollback: async () => {
        if (isOver) return;
        isOver = true;
        try {
          if (connection.inTransaction) await connection.run('ROLLBACK', [], true);
        } catch {
          await this.drop().catch(() => undefined);
        } finally {
          release();
        }
      },
    };
  }

  private async commitOn(connection: Connection, token: string | null): Promise<void> {
    try {
      await connection.run('COMMIT', [], true);
      if (connection.inTransaction) throw new Error('COMMIT left the transaction open');
    } catch (error) {
      if (token && (await this.isWritten(token))) return;
      throw token ? notWritten(error) : error;
    }
  }

  /** After a failed COMMIT: reads from a new connection whether it was written nevertheless. */
  private async isWritten(token: string, tries = 3): Promise<boolean> {
    try {
      await this.drop();
      const connection = await this.usableConnection();
      const { rows } = await connection.run(readMark);
      const isWritten = rows?.[0]?.token === token;
      // Overwrites what the failed COMMIT may have left in the WAL, so that a restart cannot recover it.
      if (!isWritten) await connection.run(writeMark, [randomUUID()]).catch(() => undefined);
      return isWritten;
    } catch {
      if (tries > 1) return this.isWritten(token, tries - 1);
      throw connectionLost('It is not known whether the transaction was written');
    }
  }

  private async usableConnection(): Promise<Connection> {
    if (this.isClosed) throw connectionLost('The database is closed');
    if (this.connection?.isUsable) return this.connection;
    await this.drop();
    this.connection = await Connection.open(this.options);
    return this.connection;
  }

  private async drop(): Promise<void> {
    const { connection } = this;
    this.connection = null;
    await connection?.close();
  }
}
