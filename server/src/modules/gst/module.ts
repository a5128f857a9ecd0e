import { defineModule } from '../../core/module';
import { Gstr1Resolver } from './gstr1.resolver';
import { gstRoutes } from './gstr1.rest';

export const gst = defineModule({
  resolvers: [Gstr1Resolver],
  routes: gstRoutes,
});
