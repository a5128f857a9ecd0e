import { toOne } from '../../../core/record/relations';
import { defineModule } from '../../../core/module/module';
import { State } from '../../parties/locations/state.entity';
import { EwayLimit } from './ewayLimit.entity';
import { ewayLimitResolver } from './ewayLimit.resolver';
import { ewayLimitRoutes } from './ewayLimit.rest';

export const eway = defineModule({
  records: {
    EwayLimit: {
      entity: EwayLimit,
      listedBy: 'ewayLimits',
      visible: 'all',
      nameColumns: ['kind', 'validFrom'],
      relations: { state: toOne('stateId', () => State) },
    },
  },
  resolvers: [ewayLimitResolver],
  routes: ewayLimitRoutes,
});
