import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Database } from './dataSource';
import { entityOptions } from './entityOptions';

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
  return {
    writer,
    reader,
    embedded: true,
    read: (sql, parameters) => reader.query(sql, [...parameters]),
    close: async () => {
      await reader.destroy();
      await writer.destroy();
    },
  };
}
