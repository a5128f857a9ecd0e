/**
 * The daily rollup of invoices. A change takes the invoice's old share out and puts its new share in, in the
 * transaction of the change, as its last statements before the commit: the rows of a busy day are shared by all.
 */
import type { Writer } from '../../db/store';
import type { InvoiceStatus } from '../../domain/enums';
import type { Paise } from '../../domain/money';

/** An invoice's share. */
export interface Billed {
  invoiceDate: string;
  invoiceStatus: InvoiceStatus;
  totalAmount: Paise;
}

type Change = readonly [before: Billed | null, after: Billed | null];

export const billedOf = ({ invoiceDate, invoiceStatus, totalAmount }: Billed): Billed =>
  ({ invoiceDate, invoiceStatus, totalAmount });

/** Moves the share from `before` to `after`; null where the invoice did not or does no longer exist. */
export function rebill(db: Writer, ...changes: readonly Change[]): void {
  db.beforeCommit(() => moveShares(db, changes));
}

async function moveShares(db: Writer, changes: readonly Change[]): Promise<void> {
  const deltas = new Map<string, { day: string; status: InvoiceStatus; invoices: number; totalAmount: Paise }>();
  const add = ({ invoiceDate, invoiceStatus, totalAmount }: Billed, sign: 1 | -1) => {
    const key = `${invoiceDate} ${invoiceStatus}`;
    const delta = deltas.get(key) ?? { day: invoiceDate, status: invoiceStatus, invoices: 0, totalAmount: 0 };
    deltas.set(key, { ...delta, invoices: delta.invoices + sign, totalAmount: delta.totalAmount + sign * totalAmount });
  };
  for (const [before, after] of changes) {
    if (before) add(before, -1);
    if (after) add(after, 1);
  }
  // In the order of their keys, so that two transactions never wait for each other in a ring.
  const moved = [...deltas.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, delta]) => delta)
    .filter(({ invoices, totalAmount }) => invoices !== 0 || totalAmount !== 0);
  if (moved.length === 0) return;
  const given = (column: string) => (db.embedded ? `excluded.${column}` : `VALUES(${column})`);
  const added = (column: string) => `${column} = ${column} + ${given(column)}`;
  const clash = db.embedded ? 'ON CONFLICT (day, invoice_status) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE';
  await db.query(
    `INSERT INTO billing_day (day, invoice_status, invoices, total_amount)
     VALUES ${moved.map(() => '(?, ?, ?, ?)').join(', ')} ${clash} ${added('invoices')}, ${added('total_amount')}`,
    moved.flatMap(({ day, status, invoices, totalAmount }) => [day, status, invoices, totalAmount]),
  );
}
