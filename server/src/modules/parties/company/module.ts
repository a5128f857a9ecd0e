import { defineModule, internalEntities } from '../../../core/module/module';
import { computed, toOne } from '../../../core/record/relations';
import { printedAddress } from '../../../domain/parties/printedAddress';
import { City } from '../locations/city.entity';
import { State } from '../locations/state.entity';
import { CompanyImage } from './companyImage.entity';
import { CompanyProfile } from './companyProfile.entity';
import { companyProfileResolver } from './companyProfile.resolver';
import { companyProfileRoutes } from './companyProfile.rest';
import { SetUpMark } from './setUpMark.entity';

export const company = defineModule({
  records: {
    CompanyProfile: {
      entity: CompanyProfile,
      listedBy: 'companyProfiles',
      visible: 'all',
      nameColumns: ['validFrom', 'tradeName'],
      cachedColumns: ['validFrom', 'tradeName'],
      cachedWhole: true,
      relations: {
        state: toOne('stateId', () => State),
        homeCity: toOne('homeCityId', () => City),
        address: computed(['addressLines', 'city', 'pinCode', 'gstin'], printedAddress),
      },
    },
  },
  internalEntities: internalEntities(CompanyImage, SetUpMark),
  resolvers: [companyProfileResolver],
  routes: companyProfileRoutes,
});
