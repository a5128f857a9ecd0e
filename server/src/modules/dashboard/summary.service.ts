import { sum, text } from '../../db/rawRows';
import { notBefore } from '../../domain/dateRules';
import { addDays, earliestSearchDate, formatDate } from '../../domain/dates';
import type { DeliveryStatus, StatUnit } from '../../domain/enums';
import { paiseToRupees } from '../../domain/money';
import { gramsToKg } from '../../domain/weight';
import { refuseInput } from '../../core/errors';
import { query } from '../../core/operation';
import { bookedFigures, facetOf } from './bookedFigures';
import { cargoBookings } from './cargoBookings';
import { byPeriod, type ByPeriod } from './period';
import { DashboardSearch } from './summary.inputs';
import type { BookingTrendDay, StatCard } from './summary.type';

const trendDays = 30;

/** Cards of the Consignment Summary in display order (SPEC 7, by booking date). */
export const dashboardSummary = query({
  action: 'dashboardSummary',
  input: DashboardSearch,
  async run({ db, today }, { date }) {
    const day = dayOf(date, today);
    const [booked, cargo] = await Promise.all([bookedFigures(db, day), cargoBookings(db, day)]);
    const bookings = (of?: (status: DeliveryStatus) => boolean) => booked.sum('bookings', of);
    const kilograms = inUnit(booked.sum('chargeableWeight'), gramsToKg);
    const rupees = inUnit(booked.sum('customerAmount'), paiseToRupees);
    return [
      card('Total Bookings', 'Count', bookings()),
      card(
        'Delivered',
        'Count',
        bookings((status) => status === 'Delivered'),
      ),
      card(
        'In Transit',
        'Count',
        bookings((status) => status === 'Intransit'),
      ),
      card(
        'Out For Delivery',
        'Count',
        bookings((status) => status === 'OutForDelivery'),
      ),
      card(
        'Returned',
        'Count',
        bookings((status) => status === 'Returned'),
      ),
      card(
        'Pending',
        'Count',
        bookings((status) => status !== 'Delivered' && status !== 'Returned'),
      ),
      card('Cargo Bookings', 'Count', cargo),
      card('Weight (Kg)', 'Kg', kilograms),
      card('Amount', 'Rupees', rupees),
    ];
  },
});

const card = (title: string, unit: StatUnit, figures: ByPeriod): StatCard => ({ title, unit, ...figures });

const inUnit = (figures: ByPeriod, convert: (figure: number) => number): ByPeriod =>
  byPeriod((period) => convert(figures[period]));

export function dayOf(date: string | null | undefined, today: string): string {
  if (!date) return today;
  refuseInput({ date: notBefore('Date', date, earliestSearchDate, formatDate(earliestSearchDate)) });
  return date;
}

/** The last 30 days up to the given date, oldest first, including days without bookings. */
export const bookingTrend = query({
  action: 'bookingTrend',
  input: DashboardSearch,
  async run({ db, today }, { date }) {
    const last = dayOf(date, today);
    const first = addDays(last, 1 - trendDays);
    const found = facetOf(db, 'paymentStatus')
      .addSelect('f.day', 'day')
      .addSelect('SUM(f.bookings)', 'bookings')
      .addSelect('SUM(f.customerAmount)', 'amount')
      .andWhere('f.day BETWEEN :first AND :last', { first, last })
      .groupBy('f.day');
    const booked = await db.raw(found, { day: text, bookings: sum, amount: sum });
    const byDay = new Map(booked.map((row) => [row.day, row]));
    return Array.from({ length: trendDays }, (_, at): BookingTrendDay => {
      const day = addDays(first, at);
      const row = byDay.get(day);
      return { day, bookings: row?.bookings ?? 0, amount: row?.amount ?? 0 };
    });
  },
});
