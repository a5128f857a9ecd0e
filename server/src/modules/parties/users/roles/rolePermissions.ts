/** What a role may do, by its row. */
import type { Role } from '../../../../domain/parties/enums';
import {
  builtInRoles,
  permissionsFrom,
  permissionsOf,
  roleIdOf,
  type BuiltInRole,
  type PermissionSet,
} from '../../../../domain/policy/roles';
import type { UserRole } from '../user.entity';

type RoleRow = Pick<UserRole, 'builtIn' | 'granted'>;

/** By what was ticked: the same few texts come with every request. */
const known = new Map<string, PermissionSet>();
const maxKnown = 200;

const isBuiltIn = (key: string | null): key is BuiltInRole => key !== null && key in builtInRoles;

export function permissionsOfRole({ builtIn, granted }: RoleRow): PermissionSet {
  if (isBuiltIn(builtIn)) return permissionsOf(builtIn);
  const ticked = granted ?? '';
  const set = known.get(ticked) ?? permissionsFrom(ticked.split(' '));
  if (known.size >= maxKnown) known.clear();
  known.set(ticked, set);
  return set;
}

/** Of a user: the role of `roleId`, if that counts. */
export const permissionsOfUser = (user: { role: Role; roleId: number | null }, row: RoleRow): PermissionSet =>
  user.roleId === roleIdOf(user) ? permissionsOfRole(row) : permissionsOf(user.role);
