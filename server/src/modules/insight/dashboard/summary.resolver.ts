import { Arg, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { DashboardSearch } from './summary.inputs';
import { bookingTrend, dashboardSummary } from './summary.service';
import { BookingTrendDay, StatCard } from './summary.type';

@Resolver()
export class SummaryResolver {
  @Query(() => [StatCard])
  dashboardSummary(
    @Arg('search', () => DashboardSearch, { defaultValue: {} }) search: DashboardSearch,
    @CurrentCall() call: Call,
  ) {
    return dashboardSummary(search, call);
  }

  @Query(() => [BookingTrendDay], { description: 'Bookings of the last 30 days, oldest first.' })
  bookingTrend(
    @Arg('search', () => DashboardSearch, { defaultValue: {} }) search: DashboardSearch,
    @CurrentCall() call: Call,
  ) {
    return bookingTrend(search, call);
  }
}
