import { Arg, Query, Resolver } from 'type-graphql';
import { CurrentCall, type Call } from '../../../core/operation/context';
import { billingSummary, billingTrend } from './billing.service';
import { BillingCard, BillingTrendDay } from './billing.type';
import { DashboardSearch } from './summary.inputs';

@Resolver()
export class BillingResolver {
  @Query(() => [BillingCard])
  billingSummary(
    @Arg('search', () => DashboardSearch, { defaultValue: {} }) search: DashboardSearch,
    @CurrentCall() call: Call,
  ) {
    return billingSummary(search, call);
  }

  @Query(() => [BillingTrendDay], { description: 'Invoiced amounts of the last 30 days, oldest first. Admins only.' })
  billingTrend(
    @Arg('search', () => DashboardSearch, { defaultValue: {} }) search: DashboardSearch,
    @CurrentCall() call: Call,
  ) {
    return billingTrend(search, call);
  }
}
