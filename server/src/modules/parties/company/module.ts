import { defineModule, internalEntities } from '../../../core/module/module';
import { computed } from '../../../core/record/relations';
import { printedAddress } from '../../../domain/parties/printedAddress';
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
        address: computed(['addressLines', 'city', 'pinCode', 'gstin'], printedAddress),
      },
    },
  },
  internalEntities: internalEntities(CompanyImage, SetUpMark),
  resolvers: [companyProfileResolver],
  routes: companyProfileRoutes,
});
