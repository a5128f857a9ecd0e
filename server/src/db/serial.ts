import type { Writer } from './writer';

/**
 * The next number of a series, taken in the transaction that uses it: a rollback gives it back, and two transactions
 * never get the same. The row stays locked until the commit, so take it as late as the work allows.
 */
export async function nextSerial(db: Writer, name: string, first = 1): Promise<number> {
  const start = first - 1;
  if (db.embedded) {
    await db.query('INSERT INTO serial (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = value + 1', [name, start + 1]);
  } else {
    await db.query('INSERT INTO serial (name, value) VALUES (?, ?) ON DUPLICATE KEY UPDATE value = value + 1', [name, start + 1]);
  }
  const [row] = await db.query<{ value: number }>('SELECT value FROM serial WHERE name = ?', [name]);
  return Number(row?.value ?? start + 1);
}

/** The number that `nextSerial` would give now, taking nothing. */
export async function peekSerial(db: { query: Writer['query'] }, name: string, first = 1): Promise<number> {
  const [row] = await db.query<{ value: number }>('SELECT value FROM serial WHERE name = ?', [name]);
  return row ? Number(row.value) + 1 : first;
}
