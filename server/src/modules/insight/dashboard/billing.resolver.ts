import { field, resolver } from '../../../core/operation/resolver';
import { billingSummary, billingTrend } from './billing.service';
import { BillingCard, BillingTrendDay } from './billing.type';

export const billingResolver = resolver(
  field(billingSummary, [BillingCard]),
  field(billingTrend, [BillingTrendDay], {
    description: 'Invoiced amounts of the last 30 days, oldest first. Admins only.',
  }),
);
