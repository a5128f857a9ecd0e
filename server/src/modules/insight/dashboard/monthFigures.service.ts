import { query } from '../../../core/operation/operation';
import { decodeRows, sum, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
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
  commissions: number;
}

interface BookedDay extends Booked {
  day: DateOnly;
}

const nothing: Booked = { bookings: 0, weight: 0, amount: 0, commissions: 0 };

/** What the month has brought so far beside the same days of the month before, of which there may be fewer. */
export const monthFigures = query({
  action: 'monthFigures',
  isReport: true,
  input: DashboardSearch,
  async run({ db, today }, { date }) {
    const last = dayOf(date, today());
    const [lastMonth, trend] = [firstOfLastMonth(last), firstOfTrend(last)];
    const first = lastMonth < trend ? lastMonth : trend;
    const found = facetOf(db, 'paymentStatus')
      .addSelect('f.day', 'day')
      .addSelect('SUM(f.bookings)', 'bookings')
      .addSelect('SUM(f.chargeableWeight)', 'weight')
      .addSelect('SUM(f.customerAmount)', 'amount')
      .andWhere('f.day BETWEEN :first AND :last', { first, last })
      .groupBy('f.day');
    const rows = await db.raw(found, { day: text, bookings: sum, weight: sum, amount: sum });
    const commissionsOn = await commissionsByDay(db, first, last);
    const booked = rows.map((row) => ({ ...row, commissions: commissionsOn.get(row.day) ?? 0 }));
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
      figure('Commissions', 'Rupees', ({ commissions }) => paiseToRupees(commissions)),
    ];
  },
});

/** Of VPP and insurance, which the rollup lacks: one range of the index of earnings. */
async function commissionsByDay(db: Reader, first: DateOnly, last: DateOnly): Promise<ReadonlyMap<DateOnly, number>> {
  const rows = await db.query(
    `SELECT booking_date AS day, SUM(COALESCE(vpp_commission, 0) + COALESCE(insurance_commission, 0)) AS commissions
     FROM consignment WHERE deleted_on IS NULL AND booking_date BETWEEN ? AND ? GROUP BY booking_date`,
    [first, last],
  );
  return new Map(decodeRows(rows, { day: text, commissions: sum }).map(({ day, commissions }) => [day, commissions]));
}

const summed = (days: readonly BookedDay[], first: DateOnly, last: DateOnly): Booked =>
  days
    .filter(({ day }) => day >= first && day <= last)
    .reduce(
      (total, { bookings, weight, amount, commissions }) => ({
        bookings: total.bookings + bookings,
        weight: total.weight + weight,
        amount: total.amount + amount,
        commissions: total.commissions + commissions,
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
