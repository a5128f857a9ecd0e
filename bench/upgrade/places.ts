/** The databases that are upgraded: each empty, with settings of a machine that serves, and gone at the end. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { importScript } from '../database';
import { openFile, openServer, type Rows } from './rows';

export const kinds = ['sqlite', 'mariadb', 'mysql'] as const;
export type Kind = (typeof kinds)[number];

/** DATABASE_URL and DATA_DIR of a program. */
export type Settings = Readonly<Record<'DATABASE_URL' | 'DATA_DIR', string>>;

export interface Statement {
  seconds: number;
  sql: string;
}

export interface Place {
  version: string;
  isEmbedded: boolean;
  settings: Settings;
  /** Another, empty one, to restore into. */
  spare: Settings;
  rows(): Promise<Rows>;
  bytes(): Promise<number>;
  /** The longest statements since the last call; none of an embedded database. */
  slowStatements(): Promise<Statement[]>;
  stop(): Promise<void>;
}

export async function openPlace(kind: Kind): Promise<Place> {
  const home = mkdtempSync(join(tmpdir(), 'waybill-upgrade-'));
  const folders = { DATA_DIR: join(home, 'data'), spare: join(home, 'spare') };
  const remove = () => rmSync(home, { recursive: true, force: true });
  if (kind !== 'sqlite') return serverPlace(await startServer(kind), folders, remove);
  const file = join(folders.DATA_DIR, 'waybill.sqlite');
  return {
    version: 'SQLite',
    isEmbedded: true,
    settings: { DATABASE_URL: '', DATA_DIR: folders.DATA_DIR },
    spare: { DATABASE_URL: '', DATA_DIR: folders.spare },
    rows: () => openFile(file),
    bytes: async () => statSync(file).size,
    slowStatements: async () => [],
    stop: async () => remove(),
  };
}

interface Server {
  url(database?: string): string;
  stop(): Promise<void>;
}

const slowLog = [
  '--slow-query-log=ON',
  '--long-query-time=0.3',
  '--log-output=TABLE',
  '--log-slow-admin-statements=ON',
];

async function startServer(kind: 'mariadb' | 'mysql'): Promise<Server> {
  const more = [...slowLog, '--innodb-buffer-pool-size=2G', '--innodb-flush-log-at-trx-commit=1'];
  if (kind === 'mysql') {
    const { startMySql } = (await importScript('scripts/mysql.mjs')) as {
      startMySql(options: object): Promise<Server>;
    };
    return startMySql({ more: [...more, '--innodb-redo-log-capacity=1G', '--innodb-doublewrite=ON'] });
  }
  const { startMariaDb } = (await importScript('scripts/mariadb.mjs')) as {
    startMariaDb(options: object): Promise<Server>;
  };
  return startMariaDb({ durable: true, sortBuffer: '8M', more });
}

const name = 'waybill';
const spareName = 'waybill_spare';

async function serverPlace(server: Server, folders: Record<string, string>, remove: () => void): Promise<Place> {
  const db = await createConnection(server.url());
  const all = async (sql: string) => (await db.query<RowDataPacket[]>(sql))[0];
  for (const each of [name, spareName]) await db.query(`CREATE DATABASE ${each} CHARACTER SET utf8mb4`);
  // MySQL would answer with sizes of yesterday.
  await db.query('SET SESSION information_schema_stats_expiry = 0').catch(() => undefined);
  const [found] = await all('SELECT VERSION() AS version');
  return {
    version: String(found?.version),
    isEmbedded: false,
    settings: { DATABASE_URL: server.url(name), DATA_DIR: folders.DATA_DIR ?? '' },
    spare: { DATABASE_URL: server.url(spareName), DATA_DIR: folders.spare ?? '' },
    rows: () => openServer(server.url(name)),
    async bytes() {
      const [row] = await all(
        `SELECT SUM(data_length + index_length) AS bytes FROM information_schema.tables WHERE table_schema = '${name}'`,
      );
      return Number(row?.bytes);
    },
    async slowStatements() {
      const rows = await all(
        `SELECT TIME_TO_SEC(query_time) + MICROSECOND(query_time) / 1e6 AS seconds, CONVERT(sql_text USING utf8mb4) AS \`sql\`
         FROM mysql.slow_log WHERE db = '${name}' ORDER BY query_time DESC LIMIT 12`,
      );
      await db.query('TRUNCATE mysql.slow_log');
      return rows.map((row) => ({ seconds: Number(row.seconds), sql: String(row.sql).replace(/\s+/g, ' ') }));
    },
    async stop() {
      await db.end();
      await server.stop();
      remove();
    },
  };
}
