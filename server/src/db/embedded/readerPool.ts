import { Connection, connectionLost } from './connection';
import type { ConnectionOptions, StatementResult } from './protocol';

interface Waiting {
  resolve(connection: Connection): void;
  reject(error: unknown): void;
}

/**
 * Pool of reading connections, opened on demand, with one statement at a time on each, so that a slow statement delays
 * no other.
 */
export class ReaderPool {
  private readonly open = new Set<Connection>();
  private readonly idle: Connection[] = [];
  private readonly waiting: Waiting[] = [];
  private opening = 0;
  private isClosed = false;

  constructor(
    private readonly options: ConnectionOptions,
    private readonly maxConnections: number,
  ) {}

  status(): { inUse: number; waiting: number; limit: number } {
    const inUse = this.open.size + this.opening - this.idle.length;
    return { inUse, waiting: this.waiting.length, limit: this.maxConnections };
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    const connection = await this.take();
    try {
      return await connection.run(sql, parameters);
    } finally {
      this.giveBack(connection);
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.waiting.splice(0)) reject(connectionLost('The database is closed'));
    await Promise.all([...this.open].map((connection) => connection.close()));
  }

  private take(): Promise<Connection> {
    if (this.isClosed) return Promise.reject(connectionLost('The database is closed'));
    const idle = this.idle.pop();
    if (idle) return Promise.resolve(idle);
    if (this.open.size + this.opening < this.maxConnections) return this.openOne();
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  private async openOne(): Promise<Connection> {
    this.opening += 1;
    try {
      const connection = await Connection.open(this.options);
      this.open.add(connection);
      return connection;
    } catch (error) {
      // If no connection could be opened, all waiting callers are rejected.
      if (this.open.size === 0) for (const { reject } of this.waiting.splice(0)) reject(error);
      throw error;
    } finally {
      this.opening -= 1;
    }
  }

  private giveBack(connection: Connection): void {
    const next = this.waiting.shift();
    if (connection.isUsable) {
      if (next) next.resolve(connection);
      else this.idle.push(connection);
      return;
    }
    this.open.delete(connection);
    connection.close().catch(() => undefined);
    if (next) this.openOne().then(next.resolve, next.reject);
  }
}
