import { field, keyedField, resolver } from '../../../../core/operation/resolver';
import { UserRole } from '../user.entity';
import { UserRolePage } from './userRole.list';
import { deleteRole, roles, saveRole } from './userRole.service';

export const userRoleResolver = resolver(
  field(roles, UserRolePage, { description: 'The built-in roles and those that admins made.' }),
  keyedField(saveRole, UserRole),
  field(deleteRole, UserRole),
);
