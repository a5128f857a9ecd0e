import { defineModule } from '../../../core/module/module';
import { labelResolver } from './label.resolver';
import { labelRoutes } from './label.rest';

export const labels = defineModule({
  resolvers: [labelResolver],
  routes: labelRoutes,
});
