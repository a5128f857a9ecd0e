/** TypeORM's data sources and direct reads on pools of one database. */
import type { PoolOptions } from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Database, ReadSource } from '../database.types';
import { observed } from '../read/statements';
import { entityOptions } from '../schema/entityOptions';
import type { DatabaseModel } from '../schema/model';
import { connectionOptions, type Target } from './databaseUrl';
import type { FailoverPool } from './failoverPool';
import type { Server } from './nodes';

export const shared = {
  charset: 'utf8mb4',
  timezone: 'Z',
  dateStrings: ['DATE'],
  // Ids, amounts and counts are numbers, unless they exceed 53 bits. Sums are DECIMAL, which stays text.
  supportBigNumbers: true,
  bigNumberStrings: false,
};

export const driverOptions = { ...shared, dateStrings: ['DATE' as const], stringifyObjects: true };

/** Must match the server: the wrong dialect reports schema differences forever. */
export function sourceOptions(
  target: Target,
  { dialect }: Server,
  model: DatabaseModel,
  connectionLimit: number,
  createPool: (options: PoolOptions) => FailoverPool,
): DataSourceOptions {
  const { user: username, password, database, tls } = target;
  const { connectTimeout, enableKeepAlive } = connectionOptions(target);
  return {
    ...entityOptions(model),
    ...shared,
    type: dialect,
    username,
    password,
    database,
    ssl: tls,
    connectTimeout,
    poolSize: connectionLimit,
    extra: { enableKeepAlive },
    driver: { createPool },
  };
}

export const poolOfSource = (source: DataSource) => (source.driver as unknown as { pool: FailoverPool }).pool;

export const readsOf =
  (pool: FailoverPool): Database['read'] =>
  (sql, parameters) =>
    observed(
      sql,
      () =>
        new Promise<unknown[]>((resolve, reject) => {
          pool.query(sql, parameters, (error, rows) => (error ? reject(error) : resolve(rows)));
        }),
    );

/** Several statements are sent at once (`transaction.ts`, `readAll`). All values are passed as parameters. */
export const sourceOf = (options: DataSourceOptions) =>
  new DataSource({ ...options, multipleStatements: true } as DataSourceOptions);

/** An initialized source, as what queries read from. */
export const readSourceOf = (reader: DataSource): ReadSource => ({
  reader,
  read: readsOf(poolOfSource(reader)),
  readAll: async (statements) => {
    const results = await readsOf(poolOfSource(reader))(
      statements.map(({ sql }) => sql).join('; '),
      statements.flatMap(({ parameters }) => parameters),
    );
    return (statements.length === 1 ? [results] : results) as unknown[][];
  },
});
