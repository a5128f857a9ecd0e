import { computed, readByIds, type Relation, type Relations } from '../../../../core/record/relations';
import { roleIdOf } from '../../../../domain/policy/roles';
import { permissionsOfRole } from './rolePermissions';
import { UserRole, type User } from '../user.entity';

export const userRoleRelations: Relations<UserRole> = {
  isBuiltIn: computed(['builtIn'], ({ builtIn }) => builtIn !== null),
  actions: computed(['builtIn', 'granted'], (row) => [...permissionsOfRole(row)].sort()),
};

/** The role that counts, also of an Admin or a Member. */
export const roleOfUser: Relation<User> = {
  columns: ['role', 'roleId'],
  target: () => UserRole,
  async read(db, rows, selection) {
    const found = await readByIds(db, UserRole, rows.map(roleIdOf), selection);
    return (row) => found.get(roleIdOf(row)) ?? null;
  },
};
