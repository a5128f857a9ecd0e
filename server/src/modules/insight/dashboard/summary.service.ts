import { sum, text } from '../../../db/read/rawRows';
import type { DeliveryStatus } from '../../../domain/bookings/enums';
import type { StatUnit } from '../../../domain/lists/enums';
import { paiseToRupees } from '../../../domain/values/money';
import { gramsToKg } from '../../../domain/values/weight';
import { query } from '../../../core/operation/operation';
import { bookedFigures, facetOf } from './bookedFigures';
import { cargoBookings } from './cargoBookings';
import { dayOf, figures, firstOfTrend, statPeriods, trendOf, type StatFigures } from './period';
import { DashboardSearch } from './summary.inputs';
import type { BookingTrendDay, StatCard } from './summary.type';

/** Cards of the Consignment Summary in display order (SPEC 7, by booking date). */
export const dashboardSummary = query({
  action: 'dashboardSummary',
  isReport: true,
  input: DashboardSearch,
  async run({ db, today }, { date }) {
    const day = dayOf(date, today());
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

const card = (title: string, unit: StatUnit, sums: StatFigures): StatCard => ({ title, unit, ...sums });

const inUnit = (from: StatFigures, convert: (figure: number) => number): StatFigures =>
  figures(statPeriods, (period) => convert(from[period]));

/** The last 30 days up to the given date, oldest first, including days without bookings. */
export const bookingTrend = query({
  action: 'bookingTrend',
  isReport: true,
  input: DashboardSearch,
  async run({ db, today }, { date }) {
    const last = dayOf(date, today());
    const found = facetOf(db, 'paymentStatus')
      .addSelect('f.day', 'day')
      .addSelect('SUM(f.bookings)', 'bookings')
      .addSelect('SUM(f.customerAmount)', 'amount')
      .andWhere('f.day BETWEEN :first AND :last', { first: firstOfTrend(last), last })
      .groupBy('f.day');
    const booked = await db.raw(found, { day: text, bookings: sum, amount: sum });
    return trendOf(last, booked, (day, row): BookingTrendDay => ({
      day,
      bookings: row?.bookings ?? 0,
      amount: row?.amount ?? 0,
    }));
  },
});
