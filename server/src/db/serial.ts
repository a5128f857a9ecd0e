import { decodeRows, integer } from './rawRows';
import type { Reader } from './reader';

/**
 * Next number of a series, taken in the transaction that uses it: a rollback returns it, and no two transactions get
 * the same. The row stays locked until the commit, so call this as late as possible.
 */
export async function nextSerial(db: Reader, name: string, first = 1): Promise<number> {
  if (db.embedded) {
    const rows = await db.query(
      'INSERT INTO serial (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value',
      [name, first],
    );
    const [row] = decodeRows(rows, { value: integer });
    return row?.value ?? first;
  }
  // LAST_INSERT_ID returns the number with the same statement, which saves a round trip while the row is locked.
  const { insertId } = (await db.query(
    'INSERT INTO serial (name, value) VALUES (?, LAST_INSERT_ID(?)) ON DUPLICATE KEY UPDATE value = LAST_INSERT_ID(value + 1)',
    [name, first],
  )) as unknown as { insertId: number };
  return insertId;
}

/** The number that `nextSerial` would return, without taking it. */
export async function peekSerial(db: { query: Reader['query'] }, name: string, first = 1): Promise<number> {
  const [row] = decodeRows(await db.query('SELECT value FROM serial WHERE name = ?', [name]), { value: integer });
  return row ? row.value + 1 : first;
}
