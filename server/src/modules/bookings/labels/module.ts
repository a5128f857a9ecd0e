import { defineModule } from '../../../core/module/module';
import { LabelResolver } from './label.resolver';
import { labelRoutes } from './label.rest';

export const labels = defineModule({
  resolvers: [LabelResolver],
  routes: labelRoutes,
});
