/** Migrations that are cut at any of their statements, and the database that they leave. */
import { DataSource, type QueryRunner } from 'typeorm';
import { openSqlite } from '../db/embedded';
import { mysqlOptions } from '../db/mysql/mysql';
import { runMigrations } from '../db/versions/migrate';
import { databaseModel } from '../registry';

export interface Place {
  dataDir: string;
  databaseUrl: string | null;
}

/** Called before and after each statement that changes something; `key` is the same when it is executed again. */
export type IsCut = (key: string) => boolean;

export class Cut extends Error {}

/** How many migrations 0.1.0 had. */
export const firstRelease = databaseModel.migrations.findIndex(({ name }) => name.startsWith('Facets')) + 1;

interface Opened {
  source: DataSource;
  close(): Promise<void>;
}

/** With the first `count` migrations and no entities, which take the longest to open. */
export async function openSource({ dataDir, databaseUrl }: Place, count: number): Promise<Opened> {
  const migrations = databaseModel.migrations.slice(0, count);
  const model = { ...databaseModel, records: new Map(), internalEntities: [], migrations };
  if (!databaseUrl) {
    const { writer, close } = await openSqlite(dataDir, model);
    return { source: writer, close };
  }
  const source = await new DataSource(mysqlOptions(databaseUrl, model)).initialize();
  return { source, close: () => source.destroy() };
}

function cutting(source: DataSource, isCut: IsCut): void {
  const create = source.driver.createQueryRunner.bind(source.driver);
  source.driver.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner);
    let step = '';
    const cut = async (when: string, sql: string) => {
      if (!isCut(`${step} ${when} ${sql}`)) return;
      await destroyConnection(runner);
      throw new Cut(`${when} ${sql}`);
    };
    const interrupted = async (sql: string, parameters?: unknown[], useStructuredResult?: boolean) => {
      const execute = () => query(sql, parameters, useStructuredResult as true);
      if (/^\s*(SELECT|SHOW|SET|PRAGMA)/i.test(sql)) return execute();
      if (sql.includes('schema_step')) step = JSON.stringify(parameters ?? []);
      await cut('before', sql);
      const result: unknown = await execute();
      await cut('after', sql);
      return result;
    };
    return Object.assign(runner, { query: interrupted });
  };
}

async function destroyConnection(runner: QueryRunner): Promise<void> {
  const connection: unknown = await runner.connect();
  if (typeof connection !== 'object' || connection === null || !('destroy' in connection)) return;
  if (typeof connection.destroy === 'function') Reflect.apply(connection.destroy, connection, []);
}

/** One start of the program. Returns true when it was cut. */
export async function startOnce(place: Place, count: number, isCut: IsCut, run = migrateInSteps): Promise<boolean> {
  const { source, close } = await openSource(place, count);
  cutting(source, isCut);
  try {
    await run(source);
    return false;
  } catch (error) {
    if (error instanceof Cut) return true;
    throw error;
  } finally {
    await close();
  }
}

/** Starts again after each cut; returns how many there were. */
export async function startUntilMigrated(place: Place, count: number, isCut: IsCut): Promise<number> {
  let cuts = 0;
  while (await startOnce(place, count, isCut)) cuts += 1;
  return cuts;
}

export const migrateInSteps = (source: DataSource): Promise<void> =>
  runMigrations(source, { isTransactional: source.options.type === 'better-sqlite3' });

/** As the first two releases did. */
export const migrateAsBefore = async (source: DataSource): Promise<void> => {
  await source.runMigrations({ transaction: 'each' });
};

/** Each once, in whatever start it is met. */
export function eachOnce(chosen: (key: string) => boolean = () => true): IsCut {
  const met = new Set<string>();
  return (key) => {
    if (met.has(key)) return false;
    met.add(key);
    return chosen(key);
  };
}

type Row = Record<string, unknown>;

/** Written at different times and with generated ids by each run. */
const generated = new Set([
  'id',
  'unique_id',
  'movement_id',
  'payment_id',
  'created_on',
  'changed_on',
  'done_on',
  'statement',
]);

/** Definition and rows of each table. */
export async function stateOf(place: Place): Promise<Record<string, unknown>> {
  const { source, close } = await openSource(place, 0);
  const isSqlite = source.options.type === 'better-sqlite3';
  try {
    const tables: Row[] = await source.query(
      isSqlite
        ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
        : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY table_name',
    );
    const state: Record<string, unknown> = {};
    for (const { name } of tables) {
      const table = String(name);
      const definitions: Row[] = await source.query(
        isSqlite
          ? `SELECT sql FROM sqlite_master WHERE tbl_name = '${table}' ORDER BY name`
          : `SHOW CREATE TABLE \`${table}\``,
      );
      const rows: Row[] = await source.query(`SELECT * FROM \`${table}\``);
      state[table] = {
        definition: definitions.map((each) => JSON.stringify(each).replace(/AUTO_INCREMENT=\d+ ?/g, '')),
        rows: rows.map(comparable).sort(),
      };
    }
    return { ...state, split: await movementsThatDoNotSumToZero(source) };
  } finally {
    await close();
  }
}

const comparable = (row: Row) => JSON.stringify(Object.entries(row).filter(([name]) => !generated.has(name)));

async function movementsThatDoNotSumToZero(source: DataSource): Promise<number> {
  const rows: unknown[] = await source
    .query('SELECT movement_id FROM ledger_entry GROUP BY movement_id HAVING SUM(amount) <> 0')
    .catch(() => []);
  return rows.length;
}
