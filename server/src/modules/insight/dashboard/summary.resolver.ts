import { field, resolver } from '../../../core/operation/resolver';
import { bookingTrend, dashboardSummary } from './summary.service';
import { BookingTrendDay, StatCard } from './summary.type';

export const summaryResolver = resolver(
  field(dashboardSummary, [StatCard]),
  field(bookingTrend, [BookingTrendDay], { description: 'Bookings of the last 30 days, oldest first.' }),
);
