/**
 * Lock that lets servers starting on the same database migrate and seed one after another, also through different nodes
 * of a cluster. The lock is a row, taken by a compare-and-set update, so the database lets only one succeed, by its row
 * lock or by certification. Clocks of different machines are not compared: the holder increments a counter, and a
 * waiting server takes over when the counter has not changed for a while.
 */
import { decodeRows, integer, text } from './read/rawRows';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.types';
import { databaseFailureOf } from './write/retry';

interface LockRow {
  holder: string;
  beat: number;
}

const pollMs = 200;
const beatMs = 2_000;
/** The holder gives up if it could not write a heartbeat for this many milliseconds … */
const giveUpMs = 15_000;
/** … which is before another server takes over. */
const staleMs = 25_000;
const maxOutageMs = 10_000;

const nobody = '';

export async function withStartLock<T>(database: Database, maxWaitMs: number, work: () => Promise<T>): Promise<T> {
  if (database.embedded) return work();
  const lock = new StartLock(database);
  await lock.take(maxWaitMs);
  try {
    return await Promise.race([work(), lock.lost()]);
  } finally {
    await lock.release();
  }
}

/** Retries work that leaves nothing behind when the database refuses it temporarily. */
export async function whenRefusedAgain<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const failure = databaseFailureOf(error);
      if ((failure !== 'rerun' && failure !== 'lost') || performance.now() - start > maxOutageMs) throw error;
      await pause(Math.random() * pollMs);
    }
  }
}

class StartLock {
  private readonly me = randomUUID();
  private readonly released = new AbortController();

  constructor(private readonly database: Database) {}

  async take(maxWaitMs: number): Promise<void> {
    const start = performance.now();
    let seen: LockRow | null = null;
    let seenAt = start;
    for (;;) {
      const row = await this.read();
      if (row.holder === this.me) return;
      if (row.holder !== seen?.holder || row.beat !== seen.beat) {
        seen = row;
        seenAt = performance.now();
      }
      const isFree = row.holder === nobody || performance.now() - seenAt > staleMs;
      if (isFree) {
        // The result is read back, since the answer to the update may be lost.
        await this.run('UPDATE start_lock SET holder = ?, beat = beat + 1 WHERE id = 1 AND holder = ? AND beat = ?', [
          this.me,
          row.holder,
          row.beat,
        ]);
        continue;
      }
      if (performance.now() - start > maxWaitMs) {
        throw new Error(`Another server has been starting on this database for more than ${maxWaitMs / 1_000} s`);
      }
      await pause(pollMs * (0.5 + Math.random()));
    }
  }

  /** Keeps renewing the lock; rejects when another server may have taken it over. */
  async lost(): Promise<never> {
    let written = performance.now();
    for (;;) {
      await pause(beatMs, undefined, { signal: this.released.signal });
      const holder = await this.beat().catch(() => undefined);
      if (holder === this.me) written = performance.now();
      if ((holder !== undefined && holder !== this.me) || performance.now() - written > giveUpMs) {
        throw new Error('Another server may have taken over this start: the database was out of reach for too long');
      }
    }
  }

  async release(): Promise<void> {
    this.released.abort();
    // If this fails, the lock is taken over once its counter has stopped.
    await this.run('UPDATE start_lock SET holder = ?, beat = beat + 1 WHERE id = 1 AND holder = ?', [
      nobody,
      this.me,
    ]).catch(() => undefined);
  }

  private async beat(): Promise<string> {
    await this.database.readReserved('UPDATE start_lock SET beat = beat + 1 WHERE id = 1 AND holder = ?', [this.me]);
    return (await this.read()).holder;
  }

  private async read(): Promise<LockRow> {
    const select = 'SELECT holder, beat FROM start_lock WHERE id = 1';
    const rows = await this.run(select).catch(async (error: unknown) => {
      if ((error as { errno?: number }).errno !== noSuchTable) throw error;
      await this.run(
        'CREATE TABLE IF NOT EXISTS start_lock (id INT PRIMARY KEY, holder VARCHAR(36) NOT NULL, beat INT NOT NULL)',
      );
      return [];
    });
    const [row] = decodeRows(rows, lockRow);
    if (row) return row;
    await this.run('INSERT IGNORE INTO start_lock (id, holder, beat) VALUES (1, ?, 0)', [nobody]);
    const [created] = decodeRows(await this.run(select), lockRow);
    return created ?? { holder: nobody, beat: 0 };
  }

  /** Uses reserved connections, which the work under the lock does not occupy. */
  private run(sql: string, parameters: readonly unknown[] = []): Promise<unknown[]> {
    return whenRefusedAgain(() => this.database.readReserved(sql, parameters));
  }
}

const lockRow = { holder: text, beat: integer };
const noSuchTable = 1146;
