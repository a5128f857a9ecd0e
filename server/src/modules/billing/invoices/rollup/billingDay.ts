/**
 * Daily rollup of invoices. A change subtracts the invoice's old share and adds the new one in its own transaction, as
 * the last statements before the commit, since all users share the rows of a busy day.
 */
import { Deltas } from '../../../../db/write/deltas';
import type { Statement } from '../../../../db/read/statement';
import type { Writer } from '../../../../db/write/writer';
import type { InvoiceStatus } from '../../../../domain/billing/enums';
import type { Paise } from '../../../../domain/values/money';
import { BillingDay } from './billingDay.entity';

/** Properties of an invoice that its share depends on. */
export interface Billed {
  invoiceDate: string;
  branchId: number;
  invoiceStatus: InvoiceStatus;
  totalAmount: Paise;
}

type Change = readonly [before: Billed | null, after: Billed | null];

export const billedOf = ({ invoiceDate, branchId, invoiceStatus, totalAmount }: Billed): Billed => ({
  invoiceDate,
  branchId,
  invoiceStatus,
  totalAmount,
});

/** Moves the share from `before` to `after`; null if the invoice did not exist before, or no longer does. */
export function rebill(db: Writer, ...changes: readonly Change[]): void {
  db.beforeCommit(() => moveShares(db, changes));
}

function moveShares(db: Writer, changes: readonly Change[]): Statement[] {
  const deltas = new Deltas(BillingDay, ['day', 'invoiceStatus', 'branchId'], ['invoices', 'totalAmount']);
  const add = ({ invoiceDate, branchId, invoiceStatus, totalAmount }: Billed, sign: 1 | -1) =>
    deltas.add([invoiceDate, invoiceStatus, branchId], [sign, sign * totalAmount]);
  for (const [before, after] of changes) {
    if (before) add(before, -1);
    if (after) add(after, 1);
  }
  return deltas.statements(db);
}
