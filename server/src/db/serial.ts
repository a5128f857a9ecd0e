import type { Reader } from './reader';

/**
 * The next number of a series, taken in the transaction that uses it: a rollback gives it back, and two transactions
 * never get the same. The row stays locked until the commit, so take it as late as the work allows.
 */
export async function nextSerial(db: Reader, name: string, first = 1): Promise<number> {
  if (db.embedded) {
    const [row] = await db.query<{ value: number }>(
      'INSERT INTO serial (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value',
      [name, first],
    );
    return Number(row?.value);
  }
  // LAST_INSERT_ID hands the number back with the statement that takes it: others wait for one round trip less.
  const { insertId } = (await db.query(
    'INSERT INTO serial (name, value) VALUES (?, LAST_INSERT_ID(?)) ON DUPLICATE KEY UPDATE value = LAST_INSERT_ID(value + 1)',
    [name, first],
  )) as unknown as { insertId: number };
  return insertId;
}

/** The number that `nextSerial` would give now, taking nothing. */
export async function peekSerial(db: { query: Reader['query'] }, name: string, first = 1): Promise<number> {
  const [row] = await db.query<{ value: number }>('SELECT value FROM serial WHERE name = ?', [name]);
  return row ? Number(row.value) + 1 : first;
}
