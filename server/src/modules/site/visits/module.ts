import { defineModule } from '../../../core/module/module';
import { Visit } from './visit.entity';
import { visitResolver } from './visit.resolver';
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
  resolvers: [visitResolver],
  routes: visitRoutes,
});
