import { defineModule } from '../../../core/module/module';
import { computed, toOne } from '../../../core/record/relations';
import { printedAddress } from '../../../domain/parties/printedAddress';
import { City } from '../locations/city.entity';
import { State } from '../locations/state.entity';
import { Branch } from './branch.entity';
import { branchResolver } from './branch.resolver';
import { branchRoutes } from './branch.rest';
import { Registration } from './registration.entity';

export const branches = defineModule({
  records: {
    Branch: {
      entity: Branch,
      listedBy: 'branches',
      visible: 'all',
      nameColumns: ['name'],
      cachedColumns: ['uniqueId', 'version', 'name', 'code', 'cityId', 'registrationId', 'isActive'],
      cachedWhole: true,
      relations: { city: toOne('cityId', () => City), registration: toOne('registrationId', () => Registration) },
    },
    Registration: {
      entity: Registration,
      listedBy: 'registrations',
      visible: 'all',
      nameColumns: ['gstin'],
      cachedColumns: ['uniqueId', 'version', 'gstin', 'legalName', 'stateId', 'isDefault'],
      cachedWhole: true,
      relations: {
        state: toOne('stateId', () => State),
        address: computed(['addressLines', 'city', 'pinCode', 'gstin'], printedAddress),
      },
    },
  },
  resolvers: [branchResolver],
  routes: branchRoutes,
});
