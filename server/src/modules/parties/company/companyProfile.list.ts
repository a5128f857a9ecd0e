import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { CompanyProfile } from './companyProfile.entity';

@InputType()
export class CompanyProfileSearch extends ListInput {}

export const CompanyProfilePage = pageOf(CompanyProfile, 'CompanyProfile');

export const companyProfileList: ListSpec<CompanyProfile, CompanyProfileSearch> = {
  entity: CompanyProfile,
  sort: ['validFrom', 'legalName', 'tradeName'],
  sorting: { by: 'wholeTable', because: 'one for each change of address, bank or terms' },
  defaultSort: ['validFrom', 'DESC'],
  pageSize: 100,
  filters: {},
};
