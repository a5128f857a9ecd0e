import { defineModule } from '../../../core/module/module';
import { Visit } from './visit.entity';
import { VisitResolver } from './visit.resolver';
import { visitRoutes } from './visit.rest';

export const visits = defineModule({
  records: {
    Visit: {
      entity: Visit,
      listedBy: 'visits',
      visible: 'all',
      nameColumns: ['page'],
    },
  },
  resolvers: [VisitResolver],
  routes: visitRoutes,
});
