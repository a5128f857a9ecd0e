import { randomUUID } from 'node:crypto';
import type { PoolOptions } from 'mysql2';
import type { DataSource, DataSourceOptions } from 'typeorm';
import type { Config } from '../../config';
import type { Database } from '../database.types';
import { entityOptions } from '../schema/entityOptions';
import type { DatabaseModel } from '../schema/model';
import { connectionOptions, parseDatabaseUrl, parseReadDatabaseUrl, type Target } from './databaseUrl';
import { FailoverPool, type PoolLimits } from './failoverPool';
import { NodeMonitor } from './nodes';
import { positionSql, Replica } from './replica';
import { requestLimits, reservedLimits, startLimits } from './settings';
import { decodeRows, text } from '../read/rawRows';
import { driverOptions, poolOfSource, readsOf, readSourceOf, shared, sourceOf, sourceOptions } from './sources';
import { whenRefusedAgain } from '../startLock';
import { runMigrations } from '../versions/migrate';
import { migrateDown } from '../versions/migrateDown';
import { observeRunners } from './observedRunners';
import { beginOnPool } from './transaction';

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
/** Of each worker: two to read, two to write. */
const minPoolSize = 4;

/** The connections that one of several workers has. */
const partOf = (target: Target, workers = 1): Target =>
  workers === 1 ? target : { ...target, poolSize: Math.max(minPoolSize, Math.floor(target.poolSize / workers)) };

export async function openMysql(
  config: Pick<Config, 'requestDeadline'> & Partial<Pick<Config, 'readDatabaseUrl' | 'workers'>>,
  databaseUrl: string,
  model: DatabaseModel,
): Promise<Database> {
  const target = partOf(parseDatabaseUrl(databaseUrl), config.workers);
  const readTarget = config.readDatabaseUrl
    ? partOf(parseReadDatabaseUrl(config.readDatabaseUrl), config.workers)
    : null;
  const monitor = await NodeMonitor.open(target);
  const { server } = monitor;
  const purpose = { server, requestDeadline: config.requestDeadline };
  const pools: FailoverPool[] = [];
  const poolOf = (options: PoolOptions, limits: PoolLimits) => {
    const pool = new FailoverPool(options, monitor, limits);
    pools.push(pool);
    return pool;
  };
  const sourceWith = (connectionLimit: number, limits: PoolLimits) =>
    sourceOf(sourceOptions(target, server, model, connectionLimit, (options) => poolOf(options, limits)));
  const reservedOptions = { ...connectionOptions(target), ...driverOptions, connectionLimit: reservedConnections };
  const reserved = poolOf(reservedOptions, reservedLimits(purpose));
  const readReserved = readsOf(reserved);
  const position = async () => {
    const [row] = decodeRows(await readReserved(positionSql(server), []), { position: text });
    return row?.position ?? '';
  };
  const replica = readTarget && new Replica(readTarget, { ...config, model, position });
  const close = async () => {
    await replica?.close();
    await Promise.all(pools.map((pool) => new Promise<void>((ended) => pool.end(() => ended()))));
    await monitor.close();
  };

  const onStartSource = async <T>(work: (source: DataSource) => Promise<T>): Promise<T> => {
    const source = await sourceWith(2, startLimits(purpose)).initialize();
    return work(source).finally(() => source.destroy());
  };

  const half = Math.floor(target.poolSize / 2);
  // Separate pools: writes that wait for a locked row do not occupy connections for reads.
  const writer = sourceWith(half, requestLimits(purpose));
  const reader = sourceWith(target.poolSize - half, requestLimits(purpose));
  observeRunners(writer);
  observeRunners(reader);
  try {
    await Promise.all([writer.initialize(), reader.initialize()]);
  } catch (error) {
    await close();
    throw error;
  }
  const here = readSourceOf(reader);
  return {
    ...here,
    writer,
    embedded: false,
    model,
    begin: (first) => beginOnPool(writer, first),
    readReserved,
    readElsewhere: replica && ((work, onRefused) => replica.answer(here, work, onRefused)),
    replicaLagSeconds: async () => (replica ? replica.lagSeconds() : null),
    status: () => ({
      pools: [
        { pool: 'read', ...poolOfSource(reader).status() },
        { pool: 'write', ...poolOfSource(writer).status() },
        { pool: 'reserved', ...reserved.status() },
        ...(replica?.pools() ?? []),
      ],
      nodeChanges: monitor.nodeChanges,
      replicaReads: replica?.reads ?? null,
    }),
    probeWrite: async () => {
      const token = randomUUID();
      await readReserved('INSERT INTO write_mark (id, token) VALUES (1, ?) ON DUPLICATE KEY UPDATE token = ?', [
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
