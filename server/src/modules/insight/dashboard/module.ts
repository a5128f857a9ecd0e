import { defineModule } from '../../../core/module/module';
import { BillingResolver } from './billing.resolver';
import { billingRoutes } from './billing.rest';
import { SummaryResolver } from './summary.resolver';
import { summaryRoutes } from './summary.rest';

export const dashboard = defineModule({
  resolvers: [BillingResolver, SummaryResolver],
  routes: [...billingRoutes, ...summaryRoutes],
});
