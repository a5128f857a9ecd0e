import { sum, text } from '../../../db/read/rawRows';
import { query } from '../../../core/operation/operation';
import { billedFigures, bookedMoney, minus, spentMoney } from './billingFigures';
import type { BillingCard, BillingTrendDay } from './billing.type';
import { BillingDay } from '../../billing/invoices/rollup/billingDay.entity';
import { DashboardSearch } from './summary.inputs';
import { dayOf, firstOfTrend, trendOf, type BillingFigures } from './period';

/** Cards of the Billing Summary in display order (DECISIONS 7). */
export const billingSummary = query({
  action: 'billingSummary',
  isReport: true,
  input: DashboardSearch,
  async run({ db, today }, { date }) {
    const day = dayOf(date, today());
    const [billed, booked, spent] = await Promise.all([
      billedFigures(db, day),
      bookedMoney(db, day),
      spentMoney(db, day),
    ]);
    const total = billed(() => true);
    const generated = billed((status) => status === 'Generated');
    const approved = billed((status) => status === 'Approved');
    return [
      card('Total Billing', total),
      card('Generated', generated),
      card('Approved', approved),
      card('Paid', minus(total, approved, generated)),
      card('Outstanding', booked.outstanding),
      card('Expenses', spent),
      card('Profit', booked.profit),
    ];
  },
});

const card = (title: string, sums: BillingFigures): BillingCard => ({ title, ...sums });

/** The last 30 days up to the given date, oldest first, including days without invoices. */
export const billingTrend = query({
  action: 'billingTrend',
  isReport: true,
  input: DashboardSearch,
  async run({ db, today }, { date }) {
    const last = dayOf(date, today());
    const found = db
      .select(BillingDay, 'b')
      .select('b.day', 'day')
      .addSelect('SUM(b.invoices)', 'invoices')
      .addSelect('SUM(b.totalAmount)', 'amount')
      .where('b.day BETWEEN :first AND :last', { first: firstOfTrend(last), last })
      .groupBy('b.day');
    const billed = await db.raw(found, { day: text, invoices: sum, amount: sum });
    return trendOf(last, billed, (day, row): BillingTrendDay => ({
      day,
      invoices: row?.invoices ?? 0,
      amount: row?.amount ?? 0,
    }));
  },
});
