import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Database, OpenTransaction } from './dataSource';
import { entityOptions } from './entityOptions';
import { Mutex } from './mutex';

export function sqliteOptions(path: string, readonly: boolean): DataSourceOptions {
  return {
    ...entityOptions,
    type: 'better-sqlite3',
    driver: require('libsql'),
    database: path,
    readonly,
    prepareDatabase: (db: { exec(sql: string): void }) => {
      if (!readonly) db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
      db.exec('PRAGMA busy_timeout = 5000; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY;');
    },
  };
}

export async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'waybill.sqlite');
  const writer = await new DataSource(sqliteOptions(path, false)).initialize();
  const reader = await new DataSource(sqliteOptions(path, true)).initialize();
  const begin = beginner(writer);
  return {
    writer,
    reader,
    embedded: true,
    begin,
    read: (sql, parameters) => reader.query(sql, [...parameters]),
    probeWrite: async () => {
      const open = await begin();
      try {
        await open.manager.query(
          'INSERT INTO write_mark (id, token) VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET token = excluded.token', [randomUUID()]);
        await open.commit();
      } finally {
        await open.rollback();
      }
    },
    close: async () => {
      await reader.destroy();
      await writer.destroy();
    },
  };
}

function beginner(writer: DataSource): () => Promise<OpenTransaction> {
  const mutex = new Mutex();
  interface Connection {
    readonly inTransaction: boolean;
    close(): void;
  }
  const connection = () => (writer.driver as unknown as { databaseConnection: Connection }).databaseConnection;
  const reopen = async () => {
    connection().close();
    await writer.destroy();
    await writer.initialize();
  };
  return async () => {
    const release = await mutex.take();
    const runner = writer.createQueryRunner();
    const end = async (statement: string) => {
      try {
        await runner.query(statement);
        if (connection().inTransaction) throw new Error(`${statement} left the transaction open`);
      } catch (error) {
        await reopen();
        throw error;
      } finally {
        Object.assign(runner, { isTransactionActive: false });
        release();
      }
    };
    try {
      if (connection().inTransaction) throw new Error('A transaction is open already');
      await runner.query('BEGIN IMMEDIATE');
      Object.assign(runner, { isTransactionActive: true });
    } catch (error) {
      release();
      throw error;
    }
    let isOver = false;
    return {
      manager: runner.manager,
      commit: () => {
        isOver = true;
        return end('COMMIT');
      },
      rollback: async () => {
        if (isOver) return;
        isOver = true;
        await end('ROLLBACK').catch(() => undefined);
      },
    };
  };
}
