import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Database } from './dataSource';
import { entityOptions } from './entityOptions';
import { beginOnPool } from './mysqlTransaction';

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
    ...entityOptions,
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
    extra: { stream: toNodeInUse(hosts) },
  };
}

/** New connections go to one node, until it does not answer any more: then the next in line is the one in use. */
function toNodeInUse(nodes: readonly Node[]): () => Socket {
  let inUse = 0;
  return () => {
    const at = inUse;
    const { host = '', port = 3306 } = nodes[at] ?? {};
    const socket = connect(port, host).setNoDelay().setKeepAlive(true);
    const leave = () => {
      if (socket.bytesRead === 0 && inUse === at) inUse = (at + 1) % nodes.length;
    };
    return socket.once('error', leave).once('close', leave);
  };
}

interface Node {
  host: string;
  port: number;
}

/** `mysql://user@one:3306,two:3307/db` names several nodes; the first that answers is used. */
export function hostsOf(databaseUrl: string): Node[] {
  const authority = /^[a-z]+:\/\/(?:[^@/]*@)?([^/?]+)/.exec(databaseUrl)?.[1] ?? '';
  return authority.split(',').filter(Boolean).map((part) => {
    const [host = '', port = '3306'] = part.split(':');
    return { host, port: Number(port) };
  });
}

export async function openMysql(databaseUrl: string): Promise<Database> {
  const options = mysqlOptions(databaseUrl);
  const source = await firstAnswer(options, hostsOf(databaseUrl).length);
  // The dialect must be the server's own: the wrong one finds schema drift for ever.
  const [{ version }] = await source.query('SELECT VERSION() AS version');
  const dialect = /mariadb/i.test(version) ? 'mariadb' : 'mysql';
  if (options.type === dialect) return mysqlDatabase(source);
  await source.destroy();
  return mysqlDatabase(await firstAnswer({ ...options, type: dialect } as DataSourceOptions, hostsOf(databaseUrl).length));
}

/** Each failure moves on to the next node. */
async function firstAnswer(options: DataSourceOptions, tries: number): Promise<DataSource> {
  try {
    return await new DataSource(options).initialize();
  } catch (error) {
    if (tries <= 1) throw error;
    return firstAnswer(options, tries - 1);
  }
}

interface Pooled {
  query(sql: string, done: (error: unknown) => void): void;
  destroy(): void;
}

interface Pool {
  on(event: 'connection', opened: (pooled: Pooled) => void): void;
  query(sql: string, parameters: readonly unknown[], done: (error: unknown, rows: never) => void): void;
}

/** Guarded changes lock the very rows they read; gap locks would only make clerks wait for each other. */
const readCommitted = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';

/** Set once for each connection instead of once for each transaction: a round trip less. */
async function mysqlDatabase(source: DataSource): Promise<Database> {
  const { pool } = source.driver as unknown as { pool: Pool };
  pool.on('connection', (pooled) => pooled.query(readCommitted, (error) => {
    if (error) pooled.destroy();
  }));
  // The one connection that was there before.
  await source.query(readCommitted);
  return {
    writer: source,
    reader: source,
    embedded: false,
    begin: () => beginOnPool(source),
    probeWrite: async () => {
      const token = randomUUID();
      await source.query('INSERT INTO write_mark (id, token) VALUES (1, ?) ON DUPLICATE KEY UPDATE token = ?', [token, token]);
    },
    read: (sql, parameters) => new Promise((resolve, reject) => {
      pool.query(sql, parameters, (error, rows) => (error ? reject(error) : resolve(rows)));
    }),
    close: () => source.destroy(),
  };
}
