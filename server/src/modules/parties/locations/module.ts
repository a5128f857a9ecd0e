import { defineModule } from '../../../core/module/module';
import { City } from './city.entity';
import { locationResolver } from './location.resolver';
import { locationRoutes } from './location.rest';
import { State } from './state.entity';

export const locations = defineModule({
  records: {
    City: {
      entity: City,
      listedBy: 'cities',
      visible: 'all',
      nameColumns: ['name'],
      cachedColumns: ['uniqueId', 'version', 'name', 'pinCode', 'stateId'],
    },
    State: {
      entity: State,
      listedBy: 'states',
      visible: 'all',
      nameColumns: ['name'],
      cachedColumns: ['uniqueId', 'version', 'name', 'code'],
    },
  },
  resolvers: [locationResolver],
  routes: locationRoutes,
});
