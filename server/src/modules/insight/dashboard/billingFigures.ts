/** Sums of the billing cards in paise, over three periods that end on the given date. */
import { memberOf } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { InvoiceStatus } from '../../../domain/billing/enums';
import { Expense } from '../../money/expenses/expense.entity';
import { BillingDay } from '../../billing/invoices/rollup/billingDay.entity';
import { facetOf } from './bookedFigures';
import { added, addSums, billingPeriods, figures, periodParameters, readSums, type BillingFigures } from './period';

export const minus = (from: BillingFigures, ...others: readonly BillingFigures[]): BillingFigures =>
  figures(billingPeriods, (period) => others.reduce((left, other) => left - other[period], from[period]));

/** Live invoices by invoice date and status. */
export async function billedFigures(
  db: Reader,
  date: string,
): Promise<(of: (status: InvoiceStatus) => boolean) => BillingFigures> {
  const query = db
    .select(BillingDay, 'b')
    .select('b.invoiceStatus', 'status')
    .groupBy('b.invoiceStatus')
    .where('b.day <= :date')
    .setParameters(periodParameters(date));
  const amounts = addSums(query, billingPeriods, 'amount', 'b.totalAmount', 'b.day');
  const rows = await db.raw(query, { status: memberOf(InvoiceStatus), ...amounts });
  return (of) =>
    added(
      billingPeriods,
      rows.filter((row) => of(row.status)).map((row) => readSums(row, billingPeriods, 'amount')),
    );
}

/** Live consignments by booking date: unpaid amounts, and customer minus vendor amounts. */
export async function bookedMoney(
  db: Reader,
  date: string,
): Promise<{ outstanding: BillingFigures; profit: BillingFigures }> {
  const query = facetOf(db, 'paymentStatus')
    .andWhere('f.day <= :date')
    .setParameters({ ...periodParameters(date), pending: 'Pending' });
  const [row] = await db.raw(query, {
    ...addSums(
      query,
      billingPeriods,
      'outstanding',
      'CASE WHEN f.value = :pending THEN f.customerAmount ELSE 0 END',
      'f.day',
    ),
    ...addSums(query, billingPeriods, 'profit', 'f.customerAmount - f.vendorAmount', 'f.day'),
  });
  return { outstanding: readSums(row, billingPeriods, 'outstanding'), profit: readSums(row, billingPeriods, 'profit') };
}

/** Live expenses up to the date; planned ones count from their day on. */
export async function spentMoney(db: Reader, date: string): Promise<BillingFigures> {
  const query = db
    .select(Expense, 'e')
    .select([])
    .where('e.deletedOn IS NULL AND e.date <= :date')
    .setParameters(periodParameters(date));
  const [row] = await db.raw(query, addSums(query, billingPeriods, 'amount', 'e.amount', 'e.date'));
  return readSums(row, billingPeriods, 'amount');
}
