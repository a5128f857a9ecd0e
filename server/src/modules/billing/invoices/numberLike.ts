import type { Reader } from '../../../db/read/reader';
import { decodeRows, text } from '../../../db/read/rawRows';

/** Of any invoice that ever had such a number, also of a deleted one. */
export async function numberLike(db: Reader, pattern: string): Promise<string | null> {
  const rows = await db.query(
    'SELECT invoice_number FROM invoice WHERE UPPER(invoice_number) LIKE ? ORDER BY id LIMIT 1',
    [pattern],
  );
  return decodeRows(rows, { invoice_number: text })[0]?.invoice_number ?? null;
}
