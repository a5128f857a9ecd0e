/**
 * Enlarges a database of a past release by SQL that all of them and both kinds of databases understand: what the
 * release has seeded is copied, and rows are added to the tables that migrations and background jobs rewrite.
 */
import { createConnection } from 'mysql2/promise';
import { Connection } from '../../server/src/db/embedded/connection';
import { withoutIndexes } from '../multiply';

/** Entries of the change log for each consignment: a booking of 0.2.0 writes 22, which would take hours to convert here. */
export const entriesOfABooking = 2;

export interface Rows {
  run(sql: string): Promise<void>;
  all(sql: string): Promise<Record<string, unknown>[]>;
  /** Drops the secondary indexes of a table; returns the statements that add them again. */
  dropIndexes(table: string): Promise<string[]>;
  columnsOf(table: string): Promise<string[]>;
  uuid: string;
  close(): Promise<void>;
}

export async function openServer(url: string): Promise<Rows> {
  const db = await createConnection(url);
  // `||` joins texts, as on SQLite.
  await db.query("SET sql_mode = 'PIPES_AS_CONCAT', foreign_key_checks = 0, unique_checks = 0");
  const all = async (sql: string) => (await db.query(sql))[0] as Record<string, unknown>[];
  return {
    all,
    run: async (sql) => void (await db.query(sql)),
    dropIndexes: async (table) => [`ALTER TABLE ${table} ${(await withoutIndexes(db, table)).join(', ')}`],
    columnsOf: async (table) => (await all(`SHOW COLUMNS FROM ${table}`)).map(({ Field }) => String(Field)),
    uuid: 'UUID()',
    close: () => db.end(),
  };
}

export async function openFile(path: string): Promise<Rows> {
  const db = await Connection.open({
    path,
    driver: { module: 'libsql', options: { timeout: 10_000 } },
    setUp: 'PRAGMA synchronous = OFF',
  });
  const all = async (sql: string) => ((await db.run(sql)).rows ?? []) as Record<string, unknown>[];
  const run = async (sql: string) => void (await db.run(sql));
  return {
    all,
    run,
    async dropIndexes(table) {
      const found = await all(
        `SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = '${table}' AND sql IS NOT NULL`,
      );
      for (const { name } of found) await run(`DROP INDEX "${String(name)}"`);
      return found.map(({ sql }) => String(sql));
    },
    columnsOf: async (table) => (await all(`PRAGMA table_info(${table})`)).map(({ name }) => String(name)),
    uuid: "lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))",
    close: () => db.close(),
  };
}

const numberOf = async (rows: Rows, sql: string) => Number(Object.values((await rows.all(sql))[0] ?? {})[0]);

/** Copies all rows `copies` times; `replaced` has the expressions of columns that differ in the copy with that number. */
async function copy(
  rows: Rows,
  table: string,
  copies: number,
  replaced: (number: number, step: number) => Record<string, string>,
): Promise<void> {
  const step = await numberOf(rows, `SELECT MAX(id) FROM ${table}`);
  const columns = await rows.columnsOf(table);
  for (let number = 1; number <= copies; number += 1) {
    const expressions = { id: `id + ${number * step}`, unique_id: rows.uuid, ...replaced(number, step) };
    const values = columns.map((column) => Reflect.get(expressions, column) ?? column);
    await rows.run(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE id <= ${step}`,
    );
  }
}

const suffix = (number: number) => `'${number.toString(36).toUpperCase().padStart(2, '0')}'`;

/** Makes at least `wanted` consignments of those that are there, and what belongs to them; sums stay right. */
export async function enlarge(rows: Rows, wanted: number): Promise<void> {
  const seeded = await numberOf(rows, 'SELECT COUNT(*) FROM consignment');
  const [copies, step] = [Math.ceil(wanted / seeded) - 1, await numberOf(rows, 'SELECT MAX(id) FROM consignment')];
  const indexes = [...(await rows.dropIndexes('consignment')), ...(await rows.dropIndexes('consignment_history'))];
  await copy(rows, 'consignment', copies, (number) => ({
    awb_no: `awb_no || ${suffix(number)}`,
    live_awb_no: `live_awb_no || ${suffix(number)}`,
    manifest_id: 'NULL',
    invoice_id: 'NULL',
  }));
  await copy(rows, 'consignment_history', copies, (number) => ({
    consignment_id: `consignment_id + ${number * step}`,
  }));
  for (const sql of indexes) await rows.run(sql);
  await enlargeSums(rows, copies + 1);
  await addInvoices(rows, Math.round(wanted / 100));
  await addEntries(rows);
  await addAnswers(rows, Math.round(wanted / 10));
}

const sumsOf = ['bookings', 'chargeable_weight', 'customer_amount', 'vendor_amount'];

async function enlargeSums(rows: Rows, times: number): Promise<void> {
  for (const table of ['consignment_day', 'consignment_facet']) {
    const columns = (await rows.columnsOf(table)).filter((name) => sumsOf.includes(name));
    await rows.run(`UPDATE ${table} SET ${columns.map((name) => `${name} = ${name} * ${times}`).join(', ')}`);
  }
  if (!(await hasAccounts(rows))) return;
  await rows.run(
    `UPDATE customer_account SET unbilled = COALESCE((SELECT SUM(customer_amount) FROM consignment
       WHERE deleted_on IS NULL AND invoice_id IS NULL AND payment_status = 'Pending'
         AND payment_mode IN ('Credit', 'Balance') AND sender_id = customer_account.customer_id), 0)`,
  );
}

const hasAccounts = (rows: Rows) =>
  rows.all('SELECT COUNT(*) FROM customer_account').then(
    () => true,
    () => false,
  );

/** Copies of one invoice that is not approved, typed by hand, with the sums that count it. */
async function addInvoices(rows: Rows, count: number): Promise<void> {
  const [one] = await rows.all(
    `SELECT id, customer_id, invoice_date, total_amount FROM invoice
     WHERE invoice_status = 'Generated' AND deleted_on IS NULL ORDER BY id LIMIT 1`,
  );
  if (!one) throw new Error('The release has seeded no invoice that is not approved');
  const [last, columns] = [await numberOf(rows, 'SELECT MAX(id) FROM invoice'), await rows.columnsOf('invoice')];
  const replaced = {
    id: `c.id + ${last}`,
    unique_id: rows.uuid,
    invoice_type: "'Manual'",
    live_invoice_number: 'NULL',
  };
  const values = columns.map((column) => Reflect.get(replaced, column) ?? `i.${column}`);
  await rows.run(
    `INSERT INTO invoice (${columns.join(', ')}) SELECT ${values.join(', ')} FROM invoice i, consignment c
     WHERE i.id = ${String(one.id)} AND c.id <= ${count}`,
  );
  const made = await numberOf(rows, `SELECT COUNT(*) FROM invoice WHERE id > ${last}`);
  const total = made * Number(one.total_amount);
  await rows.run(
    `UPDATE billing_day SET invoices = invoices + ${made}, total_amount = total_amount + ${total}
     WHERE invoice_status = 'Generated'
       AND day = (SELECT invoice_date FROM invoice WHERE id = ${String(one.id)})`,
  );
  if (await hasAccounts(rows))
    await rows.run(
      `UPDATE customer_account SET unapproved = unapproved + ${total} WHERE customer_id = ${String(one.customer_id)}`,
    );
}

async function addEntries(rows: Rows): Promise<void> {
  const properties = ['awbNo', 'receiver'].slice(0, entriesOfABooking);
  await rows.run(
    `INSERT INTO change_log (entity_name, primary_key, property_name, old_value, new_value, created_on, created_by_id)
     SELECT 'Consignment', c.id, p.name, NULL, CASE p.name WHEN 'awbNo' THEN c.awb_no ELSE c.receiver END,
       c.created_on, c.created_by_id
     FROM consignment c CROSS JOIN (${properties.map((name) => `SELECT '${name}' AS name`).join(' UNION ALL ')}) p
     ORDER BY c.id`,
  );
}

/** Of today, so that the hourly clean-up leaves them. */
async function addAnswers(rows: Rows, count: number): Promise<void> {
  const now = new Date().toISOString().replace('T', ' ').slice(0, 23);
  await rows.run(
    `INSERT INTO request_key (scope, request_key, body_hash, answer, created_on)
     SELECT 'old', unique_id, unique_id, '{"uniqueId":"00000000-0000-4000-8000-000000000000"}', '${now}'
     FROM consignment WHERE id <= ${count}`,
  );
}
