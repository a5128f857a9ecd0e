import { createConnection } from 'mysql2/promise';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';
import { Connection } from '../embedded/connection';
import { connectionOptions, parseDatabaseUrl } from '../mysql/databaseUrl';

/** One connection that reads beside the servers, without the limits of a request. */
export interface ReadOnlyDatabase {
  read<Row>(sql: string): Promise<Row[]>;
  close(): Promise<void>;
}

/** Does not need the data folder for itself: a server may have it open. Throws when there is no database yet. */
export async function openReadOnly({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<ReadOnlyDatabase> {
  return databaseUrl ? openMysqlReadOnly(databaseUrl) : openSqliteReadOnly(dataDir);
}

async function openMysqlReadOnly(databaseUrl: string): Promise<ReadOnlyDatabase> {
  const target = parseDatabaseUrl(databaseUrl);
  const failures: string[] = [];
  for (const node of target.nodes) {
    try {
      const connection = await createConnection({ ...connectionOptions(target), ...node, dateStrings: ['DATE'] });
      await connection.query('SET SESSION TRANSACTION READ ONLY');
      return {
        read: async <Row>(sql: string) => (await connection.query(sql))[0] as Row[],
        close: () => connection.end(),
      };
    } catch (error) {
      failures.push(`${node.host}:${node.port}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new Error(`The database cannot be used: ${failures.join('; ')}`);
}

async function openSqliteReadOnly(dataDir: string): Promise<ReadOnlyDatabase> {
  const path = join(dataDir, 'waybill.sqlite');
  if (!existsSync(path)) throw new Error(`There is no database in ${dataDir}`);
  const connection = await Connection.open({
    path,
    driver: { module: 'libsql', options: { timeout: 10_000 } },
    // The driver's own option `readonly` lets writes through.
    setUp: 'PRAGMA query_only = ON',
  });
  return {
    read: async <Row>(sql: string) => ((await connection.run(sql)).rows ?? []) as Row[],
    close: () => connection.close(),
  };
}
