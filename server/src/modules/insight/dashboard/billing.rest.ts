import { BillingCard } from './billing.type';
import { many, route } from '../../../core/module/route';
import { billingSummary } from './billing.service';

export const billingRoutes = [
  route('GET', 'dashboard/billingsummary', {
    run: billingSummary,
    answer: many(BillingCard),
  }),
];
