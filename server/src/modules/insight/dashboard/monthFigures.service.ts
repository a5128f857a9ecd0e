import { query } from '../../../core/operation/operation';
import { sum, text } from '../../../db/read/rawRows';
import type { StatUnit } from '../../../domain/lists/enums';
import { addMonths, firstOfLastMonth, firstOfMonth, type DateOnly } from '../../../domain/values/dates';
import { paiseToRupees } from '../../../domain/values/money';
import { gramsToKg } from '../../../domain/values/weight';
import { facetOf } from './bookedFigures';
import type { MonthFigure } from './monthFigures.type';
import { dayOf, firstOfTrend, trendOf } from './period';
import { DashboardSearch } from './summary.inputs';

/** Counts, grams and paise. */
interface Booked {
  bookings: number;
  weight: number;
  amount: number;
}

interface BookedDay extends Booked {
  day: DateOnly;
}

const nothing: Booked = { bookings: 0, weight: 0, amount: 0 };

/** What the month has brought so far beside the same days of the month before, of which there may be fewer. */
export const monthFigures = query({
  action: 'monthFigures',
  isReport: true,
  input: DashboardSearch,
  async run({ db, today }, { date }) {
    const last = dayOf(date, today());
    const [lastMonth, trend] = [firstOfLastMonth(last), firstOfTrend(last)];
    const found = facetOf(db, 'paymentStatus')
      .addSelect('f.day', 'day')
      .addSelect('SUM(f.bookings)', 'bookings')
      .addSelect('SUM(f.chargeableWeight)', 'weight')
      .addSelect('SUM(f.customerAmount)', 'amount')
      .andWhere('f.day BETWEEN :first AND :last', { first: lastMonth < trend ? lastMonth : trend, last })
      .groupBy('f.day');
    const booked = await db.raw(found, { day: text, bookings: sum, weight: sum, amount: sum });
    const figure = figureOf({
      month: summed(booked, firstOfMonth(last), last),
      lastMonth: summed(booked, lastMonth, addMonths(last, -1)),
      days: trendOf(last, booked, (_, row) => row ?? nothing),
    });
    return [
      figure('Bookings', 'Count', ({ bookings }) => bookings),
      figure('Weight (Kg)', 'Kg', ({ weight }) => gramsToKg(weight)),
      figure('Amount', 'Rupees', ({ amount }) => paiseToRupees(amount)),
      figure('Per booking', 'Rupees', ({ amount, bookings }) =>
        bookings === 0 ? 0 : paiseToRupees(Math.round(amount / bookings)),
      ),
    ];
  },
});

const summed = (days: readonly BookedDay[], first: DateOnly, last: DateOnly): Booked =>
  days
    .filter(({ day }) => day >= first && day <= last)
    .reduce(
      (total, { bookings, weight, amount }) => ({
        bookings: total.bookings + bookings,
        weight: total.weight + weight,
        amount: total.amount + amount,
      }),
      nothing,
    );

const figureOf =
  ({ month, lastMonth, days }: { month: Booked; lastMonth: Booked; days: readonly Booked[] }) =>
  (title: string, unit: StatUnit, of: (booked: Booked) => number): MonthFigure => ({
    title,
    unit,
    month: of(month),
    lastMonth: of(lastMonth),
    days: days.map(of),
  });
