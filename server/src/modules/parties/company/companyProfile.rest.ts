import { one, route, rows } from '../../../core/module/route';
import { CompanyProfile } from './companyProfile.entity';
import { companyProfile, companyProfiles, saveCompanyProfile } from './companyProfile.service';

const shape = { with: { state: ['id', 'name', 'code'], homeCity: ['id', 'name'] } } as const;

export const companyProfileRoutes = [
  route('GET', 'companyprofiles', { run: companyProfiles, answer: rows(CompanyProfile, shape) }),
  route('GET', 'companyprofile', { run: companyProfile, answer: one(CompanyProfile, shape) }),
  route('PUT', 'companyprofiles/:validFrom', { run: saveCompanyProfile, answer: one(CompanyProfile, shape) }),
];
