/** Copies an embedded database, which no server uses, to MySQL or MariaDB: every row of every table as it is. */
import type { Connection } from 'mysql2/promise';
import type { Database } from '../database.types';
import { parseDatabaseUrl } from '../mysql/databaseUrl';
import { analyzeTables, onOwnConnection } from '../mysql/ownConnection';
import { decodeRows, integer, text } from '../read/rawRows';
import type { DatabaseModel } from '../schema/model';
import { migratedRows, ownTables } from '../versions/migratedRows';
import { differingSums, type Table } from './sums';

export interface CopiedTable {
  name: string;
  rows: number;
}

/** Both have run all migrations. Throws before it writes if the target has rows beyond those that the migrations write. */
export const copyToServer = (
  source: Database,
  databaseUrl: string,
  model: DatabaseModel,
  progress: (table: CopiedTable) => void,
): Promise<CopiedTable[]> =>
  onOwnConnection(
    parseDatabaseUrl(databaseUrl),
    async (target) => {
      // Tables are filled in the order of their names; ids are those of the source.
      await target.query("SET SESSION FOREIGN_KEY_CHECKS = 0, sql_mode = 'STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO'");
      const tables = await tablesOf(target);
      await refuseFilled(target, tables, model);
      const copied: CopiedTable[] = [];
      for (const { name, columns } of tables) {
        await refuseOtherColumns(source, name, columns);
        const table = { name, rows: await copyTable(source, target, name, columns) };
        copied.push(table);
        progress(table);
      }
      await refuseOtherTables(source, tables);
      const differing = await differingSums(source, target, tables);
      if (differing.length > 0) throw new Error(`The copy differs, create the target anew: ${differing.join('; ')}`);
      await analyzeTables(target);
      return copied;
    },
    { charset: 'utf8mb4', timezone: 'Z', dateStrings: true },
  );

async function tablesOf(target: Connection): Promise<Table[]> {
  const [rows] = await target.query(
    `SELECT c.TABLE_NAME AS name, c.COLUMN_NAME AS col FROM information_schema.COLUMNS c
     JOIN information_schema.TABLES t ON t.TABLE_SCHEMA = c.TABLE_SCHEMA AND t.TABLE_NAME = c.TABLE_NAME
     WHERE c.TABLE_SCHEMA = DATABASE() AND t.TABLE_TYPE = 'BASE TABLE' ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION`,
  );
  const columns = decodeRows(rows as unknown[], { name: text, col: text });
  const names = [...new Set(columns.map(({ name }) => name))].filter((name) => !ownTables.includes(name));
  return names.map((name) => ({ name, columns: columns.filter((each) => each.name === name).map(({ col }) => col) }));
}

async function refuseFilled(target: Connection, tables: readonly Table[], model: DatabaseModel): Promise<void> {
  const migrated = await migratedRows(model);
  for (const { name } of tables) {
    const [rows] = await target.query(`SELECT COUNT(*) AS n FROM \`${name}\``);
    const [found] = decodeRows(rows as unknown[], { n: integer });
    if ((found?.n ?? 0) > (migrated.get(name)?.length ?? 0)) {
      throw new Error(`The target is not empty: its table ${name} has ${found?.n} rows. Nothing was copied`);
    }
  }
}

async function refuseOtherColumns(source: Database, name: string, columns: readonly string[]): Promise<void> {
  const rows = decodeRows(await source.read(`SELECT name FROM pragma_table_info(?)`, [name]), { name: text });
  const own = rows.map((row) => row.name).sort();
  if (own.join() !== [...columns].sort().join()) throw new Error(`The columns of ${name} differ: ${own.join(', ')}`);
}

async function refuseOtherTables(source: Database, tables: readonly Table[]): Promise<void> {
  const rows = await source.read(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!'",
    [],
  );
  const known = new Set([...tables.map(({ name }) => name), ...ownTables]);
  const left = decodeRows(rows, { name: text }).filter(({ name }) => !known.has(name));
  if (left.length > 0) throw new Error(`The target has no tables ${left.map(({ name }) => name).join(', ')}`);
}

const rowsAtOnce = 500;
const charactersAtOnce = 1_000_000;

async function copyTable(
  source: Database,
  target: Connection,
  name: string,
  columns: readonly string[],
): Promise<number> {
  await target.query(`DELETE FROM \`${name}\``);
  const insert = `INSERT INTO \`${name}\` (${columns.map((column) => `\`${column}\``).join(', ')}) VALUES ?`;
  const select = `SELECT rowid AS row_position, ${columns.map((column) => `"${column}"`).join(', ')} FROM "${name}" WHERE rowid > ? ORDER BY rowid LIMIT ${rowsAtOnce}`;
  let [last, count] = [0, 0];
  for (;;) {
    const rows = (await source.read(select, [last])) as Record<string, unknown>[];
    const tuples = rows.map((row) => columns.map((column) => stored(row[column])));
    for (const some of inPackets(tuples)) {
      await target.query(insert, [some]).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The table ${name} could not be copied, create the target anew: ${reason}`);
      });
    }
    count += rows.length;
    last = Number(rows.at(-1)?.row_position ?? 0);
    if (rows.length < rowsAtOnce) break;
  }
  await continueIds(source, target, name);
  return count;
}

/** A blob arrives from the connection's thread as a typed array or as an ArrayBuffer, never as a Buffer. */
const stored = (value: unknown) =>
  value instanceof Uint8Array || value instanceof ArrayBuffer ? Buffer.from(value as Uint8Array) : value;

const sizeOf = (tuple: readonly unknown[]) =>
  tuple.reduce<number>((sum, value) => sum + (Buffer.isBuffer(value) ? value.length * 2 : String(value).length), 0);

function* inPackets(tuples: readonly unknown[][]): Generator<unknown[][]> {
  let [packet, size]: [unknown[][], number] = [[], 0];
  for (const tuple of tuples) {
    packet.push(tuple);
    size += sizeOf(tuple);
    if (size > charactersAtOnce) {
      yield packet;
      [packet, size] = [[], 0];
    }
  }
  if (packet.length > 0) yield packet;
}

/** Ids of rows that were deleted are not given again. */
async function continueIds(source: Database, target: Connection, name: string): Promise<void> {
  const [row] = decodeRows(await source.read('SELECT seq FROM sqlite_sequence WHERE name = ?', [name]), {
    seq: integer,
  });
  if (row) await target.query(`ALTER TABLE \`${name}\` AUTO_INCREMENT = ${row.seq + 1}`);
}
