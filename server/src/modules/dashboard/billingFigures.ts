/** Sums of the billing cards in paise, over three periods that end on the given date. */
import type { SelectQueryBuilder } from 'typeorm';
import { memberOf, sum, type Decoder } from '../../db/rawRows';
import type { Reader } from '../../db/reader';
import { firstOfLastMonth, firstOfMonth } from '../../domain/dates';
import { InvoiceStatus } from '../../domain/enums';
import type { Paise } from '../../domain/money';
import { Expense } from '../expenses/expense.entity';
import { BillingDay } from '../invoices/rollup/billingDay.entity';
import { facetOf } from './bookedFigures';

export interface Figures {
  total: Paise;
  currentMonth: Paise;
  lastMonth: Paise;
}

const periods = ['total', 'currentMonth', 'lastMonth'] as const;

export const figures = (of: (period: keyof Figures) => Paise): Figures => ({
  total: of('total'),
  currentMonth: of('currentMonth'),
  lastMonth: of('lastMonth'),
});

export const minus = (from: Figures, ...others: readonly Figures[]): Figures =>
  figures((period) => others.reduce((left, other) => left - other[period], from[period]));

type SumName<Name extends string> = `${Name}_${keyof Figures}`;
type SumsOf<Name extends string> = Record<SumName<Name>, Paise>;

/** Adds sums of an amount named `{name}_{period}` to a query that excludes later dates; returns their decoders. */
function addSums<Name extends string>(
  query: SelectQueryBuilder<object>,
  name: Name,
  amount: string,
  day: string,
): Record<SumName<Name>, Decoder<Paise>> {
  const within: Record<keyof Figures, string> = {
    total: '1 = 1',
    currentMonth: `${day} >= :firstOfMonth`,
    lastMonth: `${day} >= :firstOfLastMonth AND ${day} < :firstOfMonth`,
  };
  for (const period of periods) {
    query.addSelect(`SUM(CASE WHEN ${within[period]} THEN ${amount} ELSE 0 END)`, `${name}_${period}`);
  }
  const decoders = periods.map((period) => [`${name}_${period}`, sum]);
  return Object.fromEntries(decoders) as Record<SumName<Name>, Decoder<Paise>>;
}

const months = (date: string) => ({ date, firstOfMonth: firstOfMonth(date), firstOfLastMonth: firstOfLastMonth(date) });

const read = <Name extends string>(row: SumsOf<Name> | undefined, name: Name): Figures =>
  figures((period) => row?.[`${name}_${period}`] ?? 0);

/** Live invoices by invoice date and status. */
export async function billedFigures(
  db: Reader,
  date: string,
): Promise<(of: (status: InvoiceStatus) => boolean) => Figures> {
  const query = db
    .select(BillingDay, 'b')
    .select('b.invoiceStatus', 'status')
    .groupBy('b.invoiceStatus')
    .where('b.day <= :date')
    .setParameters(months(date));
  const amounts = addSums(query, 'amount', 'b.totalAmount', 'b.day');
  const rows = await db.raw(query, { status: memberOf(InvoiceStatus), ...amounts });
  return (of) => {
    const wanted = rows.filter((row) => of(row.status)).map((row) => read(row, 'amount'));
    return figures((period) => wanted.reduce((sum, row) => sum + row[period], 0));
  };
}

/** Live consignments by booking date: unpaid amounts, and customer minus vendor amounts. */
export async function bookedMoney(db: Reader, date: string): Promise<{ outstanding: Figures; profit: Figures }> {
  const query = facetOf(db, 'paymentStatus')
    .andWhere('f.day <= :date')
    .setParameters({ ...months(date), pending: 'Pending' });
  const [row] = await db.raw(query, {
    ...addSums(query, 'outstanding', 'CASE WHEN f.value = :pending THEN f.customerAmount ELSE 0 END', 'f.day'),
    ...addSums(query, 'profit', 'f.customerAmount - f.vendorAmount', 'f.day'),
  });
  return { outstanding: read(row, 'outstanding'), profit: read(row, 'profit') };
}

/** Live expenses up to the date; planned ones count from their day on. */
export async function spentMoney(db: Reader, date: string): Promise<Figures> {
  const query = db
    .select(Expense, 'e')
    .select([])
    .where('e.deletedOn IS NULL AND e.date <= :date')
    .setParameters(months(date));
  const [row] = await db.raw(query, addSums(query, 'amount', 'e.amount', 'e.date'));
  return read(row, 'amount');
}
