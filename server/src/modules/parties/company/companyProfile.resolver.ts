import { field, keyedField, resolver } from '../../../core/operation/resolver';
import { CompanyProfile } from './companyProfile.entity';
import { CompanyProfilePage } from './companyProfile.list';
import { companyProfile, companyProfiles, saveCompanyProfile } from './companyProfile.service';

export const companyProfileResolver = resolver(
  field(companyProfiles, CompanyProfilePage, { description: 'All profiles; those of later days among them.' }),
  field(companyProfile, CompanyProfile, {
    by: 'on',
    also: 'branchId',
    description: 'The profile in force on a day, as a branch supplies: by GSTIN, name and address of its registration.',
  }),
  keyedField(saveCompanyProfile, CompanyProfile),
);
