import { defineModule } from '../../../core/module/module';
import { Service } from './service.entity';
import { serviceResolver } from './service.resolver';
import { serviceRoutes } from './service.rest';

export const services = defineModule({
  records: {
    Service: { entity: Service, listedBy: 'services', visible: 'all', nameColumns: ['name', 'validFrom'] },
  },
  resolvers: [serviceResolver],
  routes: serviceRoutes,
});
