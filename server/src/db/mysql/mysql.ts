import { randomUUID } from 'node:crypto';
import type { PoolOptions } from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Config } from '../../config';
import type { Database } from '../database.types';
import { entityOptions } from '../schema/entityOptions';
import type { DatabaseModel } from '../schema/model';
import { connectionOptions, parseDatabaseUrl, type Target } from './databaseUrl';
import { FailoverPool, type PoolLimits } from './failoverPool';
import { NodeMonitor, type Server } from './nodes';
import { requestLimits, reservedLimits, startLimits } from './settings';
import { observed } from '../read/statements';
import { whenRefusedAgain } from '../startLock';
import { runMigrations } from '../versions/migrate';
import { migrateDown } from '../versions/migrateDown';
import { observeRunners } from './observedRunners';
import { beginOnPool } from './transaction';

const shared = {
  charset: 'utf8mb4',
  timezone: 'Z',
  dateStrings: ['DATE'],
  supportBigNumbers: true,
};

/** For TypeORM's command line: uses only the first node. */
export function mysqlOptions(databaseUrl: string, model: DatabaseModel): DataSourceOptions {
  const target = parseDatabaseUrl(databaseUrl);
  return {
    ...entityOptions(model),
    ...shared,
    ...target.nodes[0],
    type: databaseUrl.startsWith('mariadb:') ? 'mariadb' : 'mysql',
    username: target.user,
    password: target.password,
    database: target.database,
    ssl: target.tls,
  };
}

/** Connections reserved for session lookups and readiness, so that a full pool logs nobody out. */
const reservedConnections = 2;

export async function openMysql(
  config: Pick<Config, 'requestDeadline'>,
  databaseUrl: string,
  model: DatabaseModel,
): Promise<Database> {
  const target = parseDatabaseUrl(databaseUrl);
  const monitor = await NodeMonitor.open(target);
  const { server } = monitor;
  const purpose = { server, requestDeadline: config.requestDeadline };
  const pools: FailoverPool[] = [];
  const poolOf = (options: PoolOptions, limits: PoolLimits) => {
    const pool = new FailoverPool(options, monitor, limits);
    pools.push(pool);
    return pool;
  };
  // Several statements are sent at once (`transaction.ts`, `readAll`). All values are passed as parameters.
  const sourceOf = (connectionLimit: number, limits: PoolLimits) =>
    new DataSource({
      ...sourceOptions(target, server, model, connectionLimit, (options) => poolOf(options, limits)),
      multipleStatements: true,
    } as DataSourceOptions);
  const close = async () => {
    await Promise.all(pools.map((pool) => new Promise<void>((ended) => pool.end(() => ended()))));
    await monitor.close();
  };

  const onStartSource = async <T>(work: (source: DataSource) => Promise<T>): Promise<T> => {
    const source = await sourceOf(2, startLimits(purpose)).initialize();
    return work(source).finally(() => source.destroy());
  };

  const half = Math.floor(target.poolSize / 2);
  // Separate pools: writes that wait for a locked row do not occupy connections for reads.
  const writer = sourceOf(half, requestLimits(purpose));
  const reader = sourceOf(target.poolSize - half, requestLimits(purpose));
  observeRunners(writer);
  observeRunners(reader);
  try {
    await Promise.all([writer.initialize(), reader.initialize()]);
  } catch (error) {
    await close();
    throw error;
  }
  const reservedOptions = { ...connectionOptions(target), ...driverOptions, connectionLimit: reservedConnections };
  const reserved = poolOf(reservedOptions, reservedLimits(purpose));
  return {
    writer,
    reader,
    embedded: false,
    model,
    begin: (first) => beginOnPool(writer, first),
    read: readsOf(poolOfSource(reader)),
    readAll: async (statements) => {
      const results = await readsOf(poolOfSource(reader))(
        statements.map(({ sql }) => sql).join('; '),
        statements.flatMap(({ parameters }) => parameters),
      );
      return (statements.length === 1 ? [results] : results) as unknown[][];
    },
    readReserved: readsOf(reserved),
    status: () => ({
      pools: [
        { pool: 'read', ...poolOfSource(reader).status() },
        { pool: 'write', ...poolOfSource(writer).status() },
        { pool: 'reserved', ...reserved.status() },
      ],
      nodeChanges: monitor.nodeChanges,
    }),
    probeWrite: async () => {
      const token = randomUUID();
      await readsOf(reserved)('INSERT INTO write_mark (id, token) VALUES (1, ?) ON DUPLICATE KEY UPDATE token = ?', [
        token,
        token,
      ]);
    },
    // A migration that was cut goes on where it was, also when only its connection was lost.
    migrate: (options) =>
      whenRefusedAgain(() => onStartSource((source) => runMigrations(source, { ...options, isTransactional: false }))),
    migrateDown: (to) => onStartSource((source) => migrateDown(source, to, false)),
    close,
  };
}

const driverOptions = { ...shared, dateStrings: ['DATE' as const], stringifyObjects: true, bigNumberStrings: true };

/** Must match the server: the wrong dialect reports schema differences forever. */
function sourceOptions(
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

const poolOfSource = (source: DataSource) => (source.driver as unknown as { pool: FailoverPool }).pool;

const readsOf =
  (pool: FailoverPool): Database['read'] =>
  (sql, parameters) =>
    observed(
      sql,
      () =>
        new Promise<unknown[]>((resolve, reject) => {
          pool.query(sql, parameters, (error, rows) => (error ? reject(error) : resolve(rows)));
        }),
    );
