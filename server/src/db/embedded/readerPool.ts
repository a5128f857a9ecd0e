import { FairShare } from '../read/fairShare';
import { currentClient } from '../read/statements';
import { Connection, connectionLost } from './connection';
import type { ConnectionOptions, StatementResult } from './protocol';

/**
 * Pool of reading connections, opened on demand, with one statement at a time on each, so that a slow statement delays
 * no other. Clients share them (`FairShare`).
 */
export class ReaderPool {
  private readonly open = new Set<Connection>();
  private readonly idle: Connection[] = [];
  private readonly share: FairShare;
  /** Rejects those that wait for a connection. */
  private readonly waiting = new Set<(error: Error) => void>();
  private opening = 0;
  private isClosed = false;

  constructor(
    private readonly options: ConnectionOptions,
    private readonly maxConnections: number,
  ) {
    this.share = new FairShare(maxConnections);
  }

  status(): { inUse: number; waiting: number; limit: number } {
    const inUse = this.open.size + this.opening - this.idle.length;
    return { inUse, waiting: this.waiting.size, limit: this.maxConnections };
  }

  async run(sql: string, parameters: readonly unknown[] = []): Promise<StatementResult> {
    const release = await this.turn();
    try {
      const connection = this.idle.pop() ?? (await this.openOne());
      try {
        return await connection.run(sql, parameters);
      } finally {
        this.giveBack(connection);
      }
    } finally {
      release();
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const reject of this.waiting) reject(connectionLost('The database is closed'));
    this.waiting.clear();
    await Promise.all([...this.open].map((connection) => connection.close()));
  }

  /** Resolves when a connection is free or may be opened. */
  private turn(): Promise<() => void> {
    if (this.isClosed) return Promise.reject(connectionLost('The database is closed'));
    return new Promise((resolve, reject) => {
      this.waiting.add(reject);
      this.share.take(currentClient(), (release) => {
        this.waiting.delete(reject);
        resolve(release);
      });
    });
  }

  private async openOne(): Promise<Connection> {
    this.opening += 1;
    try {
      const connection = await Connection.open(this.options);
      this.open.add(connection);
      return connection;
    } finally {
      this.opening -= 1;
    }
  }

  private giveBack(connection: Connection): void {
    if (connection.isUsable) return void this.idle.push(connection);
    this.open.delete(connection);
    connection.close().catch(() => undefined);
  }
}
