import { defineModule } from '../../../core/module/module';
import { billingResolver } from './billing.resolver';
import { billingRoutes } from './billing.rest';
import { summaryResolver } from './summary.resolver';
import { summaryRoutes } from './summary.rest';

export const dashboard = defineModule({
  resolvers: [billingResolver, summaryResolver],
  routes: [...billingRoutes, ...summaryRoutes],
});
