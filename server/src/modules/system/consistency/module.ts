import { defineModule, internalEntities } from '../../../core/module/module';
import { ConsistencyRun } from './consistencyRun.entity';
import { consistencyRunResolver } from './consistencyRun.resolver';
import { consistencyRunRoutes } from './consistencyRun.rest';

export const consistency = defineModule({
  internalEntities: internalEntities(ConsistencyRun),
  resolvers: [consistencyRunResolver],
  routes: consistencyRunRoutes,
});
