import { defineModule } from '../../../core/module/module';
import { computed } from '../../../core/record/relations';
import { printedAddress } from '../../../domain/parties/printedAddress';
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
    },
    Registration: {
      entity: Registration,
      listedBy: 'registrations',
      visible: 'all',
      nameColumns: ['gstin'],
      cachedColumns: ['uniqueId', 'version', 'gstin', 'legalName', 'stateId', 'isDefault'],
      cachedWhole: true,
      relations: {
        address: computed(['addressLines', 'city', 'pinCode', 'gstin'], printedAddress),
      },
    },
  },
  resolvers: [branchResolver],
  routes: branchRoutes,
});
