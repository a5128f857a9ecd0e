import { one, route, rows } from '../../../../core/module/route';
import { UserRole } from '../user.entity';
import { deleteRole, roles, saveRole } from './userRole.service';

export const userRoleRoutes = [
  route('GET', 'roles', { run: roles, answer: rows(UserRole) }),
  route('POST', 'roles', { run: saveRole, answer: one(UserRole) }),
  route('PUT', 'roles/:uniqueId', { run: saveRole, answer: one(UserRole) }),
  route('DELETE', 'roles/:uniqueId', { run: deleteRole, answer: one(UserRole) }),
];
