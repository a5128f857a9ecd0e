import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../../core/list/list';
import { Branch } from './branch.entity';
import { Registration } from './registration.entity';

@InputType()
export class BranchSearch extends ListInput {}

export const BranchPage = pageOf(Branch, 'Branch');

export const branchList: ListSpec<Branch, BranchSearch> = {
  entity: Branch,
  sort: ['name', 'code', 'isActive', 'createdOn'],
  joinedSort: { city: { relation: 'city', column: 'name' } },
  sorting: { by: 'wholeTable', because: 'some ten branches' },
  defaultSort: ['name', 'ASC'],
  pageSize: 500,
  filters: {},
};

@InputType()
export class RegistrationSearch extends ListInput {}

export const RegistrationPage = pageOf(Registration, 'Registration');

export const registrationList: ListSpec<Registration, RegistrationSearch> = {
  entity: Registration,
  sort: ['gstin', 'legalName', 'validFrom', 'closedOn'],
  joinedSort: { state: { relation: 'state', column: 'name' } },
  sorting: { by: 'wholeTable', because: 'at most one in each state' },
  defaultSort: ['gstin', 'ASC'],
  pageSize: 100,
  filters: {},
};
