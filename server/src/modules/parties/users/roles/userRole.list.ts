import { InputType } from 'type-graphql';
import { ListInput, pageOf, type ListSpec } from '../../../../core/list/list';
import { UserRole } from '../user.entity';

@InputType()
export class UserRoleSearch extends ListInput {}

export const UserRolePage = pageOf(UserRole, 'UserRole');

export const userRoleList: ListSpec<UserRole, UserRoleSearch> = {
  entity: UserRole,
  sort: ['name', 'createdOn'],
  sorting: { by: 'wholeTable', because: 'a handful of roles' },
  defaultSort: ['createdOn', 'ASC'],
  pageSize: 100,
  filters: {},
};
