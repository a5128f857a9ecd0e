import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config } from '../config';
import { entities } from './entities';
import { migrations } from './migrations';
import { Naming } from './naming';

/** One writer and one reader: the same pool on MySQL, two connections to one WAL file on SQLite. */
export interface Database {
  writer: DataSource;
  reader: DataSource;
  embedded: boolean;
  close(): Promise<void>;
}

const shared = { entities, migrations, namingStrategy: new Naming(), migrationsTableName: 'migration', synchronize: false };

export function mysqlOptions(databaseUrl: string): DataSourceOptions {
  const url = new URL(databaseUrl.replace(/\/\/([^@/]*@)?([^/]*),[^/]*/, '//$1$2'));
  const hosts = hostsOf(databaseUrl);
  const target = {
    username: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  };
  const [first] = hosts;
  if (!first || !target.database) throw new Error('DATABASE_URL must be mysql://user:pass@host:port/database');
  return {
    ...shared,
    ...target,
    type: url.protocol === 'mariadb:' ? 'mariadb' : 'mysql',
    host: first.host,
    port: first.port,
    charset: 'utf8mb4',
    timezone: 'Z',
    dateStrings: ['DATE'],
    supportBigNumbers: true,
    connectTimeout: 5_000,
    poolSize: Number(url.searchParams.get('poolSize') ?? 20),
  };
}

/** `mysql://user@one:3306,two:3307/db` names several nodes; the first that answers is used. */
export function hostsOf(databaseUrl: string): { host: string; port: number }[] {
  const authority = /^[a-z]+:\/\/(?:[^@/]*@)?([^/?]+)/.exec(databaseUrl)?.[1] ?? '';
  return authority.split(',').filter(Boolean).map((part) => {
    const [host = '', port = '3306'] = part.split(':');
    return { host, port: Number(port) };
  });
}

export function sqliteOptions(path: string, readonly: boolean): DataSourceOptions {
  return {
    ...shared,
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

export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  return config.databaseUrl ? openMysql(config.databaseUrl) : openSqlite(config.dataDir);
}

async function openMysql(databaseUrl: string): Promise<Database> {
  let options = mysqlOptions(databaseUrl);
  let failure: unknown;
  for (const node of hostsOf(databaseUrl)) {
    try {
      const source = await new DataSource(Object.assign({}, options, node) as DataSourceOptions).initialize();
      // The dialect must be the server's own: the wrong one finds schema drift for ever.
      const [{ version }] = await source.query('SELECT VERSION() AS version');
      const dialect = /mariadb/i.test(version) ? 'mariadb' : 'mysql';
      if (options.type === dialect) return mysqlDatabase(source);
      await source.destroy();
      options = { ...options, type: dialect } as DataSourceOptions;
      return mysqlDatabase(await new DataSource(Object.assign({}, options, node) as DataSourceOptions).initialize());
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function mysqlDatabase(source: DataSource): Database {
  return { writer: source, reader: source, embedded: false, close: () => source.destroy() };
}

async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const path = join(dataDir, 'waybill.sqlite');
  const writer = await new DataSource(sqliteOptions(path, false)).initialize();
  const reader = await new DataSource(sqliteOptions(path, true)).initialize();
  return {
    writer,
    reader,
    embedded: true,
    close: async () => {
      await reader.destroy();
      await writer.destroy();
    },
  };
}
