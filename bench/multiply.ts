/**
 * Fills a database with millions of consignments: some are seeded by the product, the others are copies of these with
 * ids, unique ids and AWB numbers of their own, written without secondary indexes, which are built afterwards. What is counted
 * of them is not: `recount.ts` does that.
 */
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';

/** Rows that the product seeds itself; the number wanted is a multiple of it. */
export const seededRows = 250_000;

const tables = ['consignment', 'consignment_history'] as const;
type Table = (typeof tables)[number];

interface Copied {
  /** Ids of the seeded rows. */
  first: number;
  last: number;
}

export async function multiply(url: string, rows: number): Promise<void> {
  const db = await createConnection(url);
  try {
    // Nobody else uses the database, and a fill that breaks off begins anew.
    await db.query('SET foreign_key_checks = 0, unique_checks = 0');
    await db.query('SET GLOBAL innodb_flush_log_at_trx_commit = 0');
    const indexes = new Map<Table, string[]>();
    for (const table of tables) indexes.set(table, await withoutIndexes(db, table));
    const consignments = await lastOf(db, 'consignment', seededRows);
    const movements = await movementsOf(db, consignments);
    const copies = Math.round(rows / seededRows) - 1;
    for (let copy = 1; copy <= copies; copy += 1) {
      await copyConsignments(db, consignments, copy);
      await copyMovements(db, movements, copy);
      if (copy % 4 === 0) console.log(`${((copy + 1) * seededRows).toLocaleString('en-IN')} rows written`);
    }
    await db.query("UPDATE serial SET value = ? WHERE name = 'receiptBook'", [consignments.last + copies * seededRows]);
    for (const table of tables) {
      console.log(`Building the indexes of ${table} …`);
      await db.query(`ALTER TABLE ${table} ${(indexes.get(table) ?? []).join(', ')}`);
    }
  } finally {
    await db.query('SET GLOBAL innodb_flush_log_at_trx_commit = 1').catch(() => undefined);
    await db.end();
  }
}

/** Drops the foreign keys and all indexes but the primary one; returns what adds them again. */
export async function withoutIndexes(db: Connection, table: string): Promise<string[]> {
  const [created] = await db.query<RowDataPacket[]>(`SHOW CREATE TABLE ${table}`);
  const lines = String(created[0]?.['Create Table'])
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''));
  const keys = lines.filter((line) => /^(UNIQUE )?KEY /.test(line));
  const references = lines.filter((line) => line.startsWith('CONSTRAINT ') && line.includes('FOREIGN KEY'));
  const nameOf = (line: string) => /`([^`]+)`/.exec(line)?.[1] ?? '';
  const drops = [
    ...references.map((line) => `DROP FOREIGN KEY \`${nameOf(line)}\``),
    ...keys.map((line) => `DROP KEY \`${nameOf(line)}\``),
  ];
  await db.query(`ALTER TABLE ${table} ${drops.join(', ')}`);
  return [...keys, ...references].map((line) => `ADD ${line}`);
}

async function lastOf(db: Connection, table: Table, count: number): Promise<Copied> {
  const [rows] = await db.query<RowDataPacket[]>(`SELECT MAX(id) AS last FROM ${table}`);
  const last = Number(rows[0]?.last);
  return { first: last - count + 1, last };
}

/** The seeded movements come after those of the demo, in the order of their consignments. */
async function movementsOf(db: Connection, consignments: Copied): Promise<Copied> {
  const [rows] = await db.query<RowDataPacket[]>(
    'SELECT MIN(id) AS first, MAX(id) AS last FROM consignment_history WHERE consignment_id BETWEEN ? AND ?',
    [consignments.first, consignments.last],
  );
  return { first: Number(rows[0]?.first), last: Number(rows[0]?.last) };
}

async function columnsOf(db: Connection, table: string): Promise<string[]> {
  const [rows] = await db.query<RowDataPacket[]>(`SHOW COLUMNS FROM ${table}`);
  return rows.map((row) => String(row.Field));
}

/** Copies the rows with some columns replaced by an expression. */
export async function copy(
  db: Connection,
  table: string,
  of: Copied,
  expressions: Readonly<Record<string, string>>,
): Promise<void> {
  const columns = await columnsOf(db, table);
  const values = columns.map((column) => expressions[column] ?? column);
  await db.query(
    `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE id BETWEEN ? AND ?`,
    [of.first, of.last],
  );
}

const copyConsignments = (db: Connection, of: Copied, number: number) =>
  copy(db, 'consignment', of, {
    id: `id + ${number * seededRows}`,
    unique_id: 'UUID()',
    awb_no: `CONCAT(awb_no, '${suffix(number)}')`,
    live_awb_no: `CONCAT(live_awb_no, '${suffix(number)}')`,
    manifest_id: 'NULL',
    invoice_id: 'NULL',
  });

const copyMovements = (db: Connection, of: Copied, number: number) =>
  copy(db, 'consignment_history', of, {
    id: `id + ${number * (of.last - of.first + 1)}`,
    unique_id: 'UUID()',
    consignment_id: `consignment_id + ${number * seededRows}`,
  });

const suffix = (number: number) => number.toString(36).toUpperCase().padStart(2, '0');
