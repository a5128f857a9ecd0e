import { defineModule } from '../../../core/module/module';
import { reportResolver } from './report.resolver';
import { reportRoutes } from './report.rest';

export const reports = defineModule({
  resolvers: [reportResolver],
  routes: reportRoutes,
});
