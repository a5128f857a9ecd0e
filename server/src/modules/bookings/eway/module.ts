import { defineModule } from '../../../core/module/module';
import { EwayLimit } from './ewayLimit.entity';
import { ewayLimitResolver } from './ewayLimit.resolver';
import { ewayLimitRoutes } from './ewayLimit.rest';

export const eway = defineModule({
  records: {
    EwayLimit: { entity: EwayLimit, listedBy: 'ewayLimits', visible: 'all', nameColumns: ['kind', 'validFrom'] },
  },
  resolvers: [ewayLimitResolver],
  routes: ewayLimitRoutes,
});
