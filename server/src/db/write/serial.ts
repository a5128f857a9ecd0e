import { decodeRows, integer, text } from '../read/rawRows';
import type { Reader } from '../read/reader';
import type { Statement, StatementResult } from '../read/statement';

/** The series whose number is the version of the reference data (`read/referenceCache.ts`). */
export const referenceSerial = 'references';

/**
 * Next number of a series, taken in the transaction that uses it: a rollback returns it, and no two transactions get
 * the same. The row stays locked until the commit, so call this as late as possible.
 */
export async function nextSerial(db: Reader, name: string, first = 1): Promise<number> {
  const { sql, parameters } = serialStatement(db, name, first);
  const result = await db.query(sql, parameters);
  return db.embedded
    ? serialOf({ rows: result, insertId: 0 })
    : serialOf({ rows: [], insertId: (result as unknown as { insertId: number }).insertId });
}

/** Takes the next number; on MySQL LAST_INSERT_ID() is that number for the following statement. */
export function serialStatement({ embedded }: Pick<Reader, 'embedded'>, name: string, first = 1): Statement {
  return {
    sql: embedded
      ? 'INSERT INTO serial (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value'
      : 'INSERT INTO serial (name, value) VALUES (?, LAST_INSERT_ID(?)) ON DUPLICATE KEY UPDATE value = LAST_INSERT_ID(value + 1)',
    parameters: [name, first],
  };
}

/** The number that `serialStatement` took. */
export function serialOf({ rows, insertId }: StatementResult): number {
  const [row] = decodeRows(rows, { value: integer });
  return row?.value ?? insertId;
}

/** The number that `nextSerial` would return, without taking it. */
export async function peekSerial(db: { query: Reader['query'] }, name: string, first = 1): Promise<number> {
  const [row] = decodeRows(await db.query('SELECT value FROM serial WHERE name = ?', [name]), { value: integer });
  return row ? row.value + 1 : first;
}

/**
 * Lets an unused series begin with `first`; false: it has been used. The row stays locked until the commit, and the caller rolls
 * back when the series is used, which returns the number that was taken to look.
 */
export async function beginSerial(db: Reader, name: string, first: number): Promise<boolean> {
  const taken = await nextSerial(db, name);
  const rows = await db.query('SELECT before_first FROM serial WHERE name = ?', [name]);
  const [row] = decodeRows(rows, { before_first: integer });
  if (taken !== (row?.before_first ?? 0) + 1) return false;
  await db.query('UPDATE serial SET value = ?, before_first = ? WHERE name = ?', [first - 1, first - 1, name]);
  return true;
}

interface SerialState {
  next: number;
  /** A number of it has been taken. */
  isUsed: boolean;
}

/** Of each of the series, without taking a number. */
export async function serialStates(
  db: { query: Reader['query'] },
  names: readonly string[],
): Promise<(name: string) => SerialState> {
  const places = names.map(() => '?').join(', ');
  const rows =
    names.length === 0
      ? []
      : await db.query(`SELECT name, value, before_first FROM serial WHERE name IN (${places})`, names);
  const found = decodeRows(rows, { name: text, value: integer, before_first: integer });
  const states = new Map(
    found.map(({ name, value, before_first: before }) => [name, { next: value + 1, isUsed: value > before }]),
  );
  return (name) => states.get(name) ?? { next: 1, isUsed: false };
}
