import { sum, text } from '../../db/rawRows';
import { addDays } from '../../domain/dates';
import { query } from '../../core/operation';
import { billedFigures, bookedMoney, minus, spentMoney, type Figures } from './billingFigures';
import type { BillingCard, BillingTrendDay } from './billing.type';
import { BillingDay } from '../invoices/rollup/billingDay.entity';
import { DashboardSearch } from './summary.inputs';
import { dayOf } from './summary.service';

const trendDays = 30;

/** Cards of the Billing Summary in display order (DECISIONS 7). */
export const billingSummary = query({
  action: 'billingSummary',
  input: DashboardSearch,
  async run({ db, today }, { date }) {
    const day = dayOf(date, today);
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

const card = (title: string, sums: Figures): BillingCard => ({ title, ...sums });

/** The last 30 days up to the given date, oldest first, including days without invoices. */
export const billingTrend = query({
  action: 'billingTrend',
  input: DashboardSearch,
  async run({ db, today }, { date }) {
    const last = dayOf(date, today);
    const first = addDays(last, 1 - trendDays);
    const found = db
      .select(BillingDay, 'b')
      .select('b.day', 'day')
      .addSelect('SUM(b.invoices)', 'invoices')
      .addSelect('SUM(b.totalAmount)', 'amount')
      .where('b.day BETWEEN :first AND :last', { first, last })
      .groupBy('b.day');
    const billed = await db.raw(found, { day: text, invoices: sum, amount: sum });
    const byDay = new Map(billed.map((row) => [row.day, row]));
    return Array.from({ length: trendDays }, (_, at): BillingTrendDay => {
      const day = addDays(first, at);
      const row = byDay.get(day);
      return { day, invoices: row?.invoices ?? 0, amount: row?.amount ?? 0 };
    });
  },
});
