import { Mutex } from 'async-mutex';
import { randomUUID } from 'node:crypto';
import { Connection, connectionLost, isConnectionLost } from './connection';
import type { ConnectionOptions, StatementResult } from './protocol';

const writeMark =
  'INSERT INTO write_mark (id, token) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET token = excluded.token';
const readMark = 'SELECT token FROM write_mark WHERE id = 1';

/** A lost connection leaves doubts about its last COMMIT; here there are none, and the transaction may be run again. */
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
 * The one connection that writes. Transactions and single statements take turns; nobody can see or end the transaction of
 * another. A connection in doubt is closed with its thread and replaced: nothing that was open on it can be committed.
 */
export class SingleWriter {
  private readonly mutex = new Mutex();
  private connection: Connection | null = null;
  private isClosed = false;

  constructor(private readonly options: ConnectionOptions) {}

  /** A statement outside of any transaction. */
  async run(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    const release = await this.mutex.acquire();
    try {
      return await (await this.usableConnection()).run(sql, parameters);
    } finally {
      release();
    }
  }

  /** `marked: false` before there is a table for the mark: migrations. */
  async begin({ marked }: { marked: boolean } = { marked: true }): Promise<WriterTransaction> {
    const release = await this.mutex.acquire();
    try {
      const connection = await this.usableConnection();
      await connection.run('BEGIN IMMEDIATE');
      if (!connection.inTransaction) throw new Error('BEGIN did not open a transaction');
      return this.transactionOn(connection, marked, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  async close(): Promise<void> {
    const release = await this.mutex.acquire();
    this.isClosed = true;
    try {
      await this.drop();
    } finally {
      release();
    }
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
          // A failure before COMMIT leaves the transaction open: the caller rolls back.
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

  /** After a failed COMMIT: a new connection sees whether it was written all the same. */
  private async isWritten(token: string, tries = 3): Promise<boolean> {
    try {
      await this.drop();
      const connection = await this.usableConnection();
      const { rows } = await connection.run(readMark);
      const isWritten = rows?.[0]?.token === token;
      // Takes the place of what the failed COMMIT may have left in the log: a restart must not find it there.
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
