import { defineModule } from '../../../core/module/module';
import { billingResolver } from './billing.resolver';
import { billingRoutes } from './billing.rest';
import { needsResolver } from './needs.resolver';
import { needsRoutes } from './needs.rest';
import { summaryResolver } from './summary.resolver';
import { summaryRoutes } from './summary.rest';

export const dashboard = defineModule({
  resolvers: [billingResolver, summaryResolver, needsResolver],
  routes: [...billingRoutes, ...summaryRoutes, ...needsRoutes],
});
