import type { Reader } from '../../../../db/read/reader';
import type { Writer } from '../../../../db/write/writer';
import { builtInRoles, roleIdOf } from '../../../../domain/policy/roles';
import type { CreateUserInput } from '../user.inputs';
import { UserRole, type User } from '../user.entity';

type RoleOfUser = Pick<User, 'role' | 'roleId'>;

/** Built-in roles that are a `role` of the specification, too: those have no `roleId`. */
const specified = { [builtInRoles.Admin.id]: 'Admin', [builtInRoles.Member.id]: 'Member' } as const;

/**
 * The columns of the role that an input names. Clients of the specification know every other role as Member: when they send that
 * back, the role stays.
 */
export async function roleFor(
  db: Writer,
  { role, roleId }: Pick<CreateUserInput, 'role' | 'roleId'>,
  present: RoleOfUser,
): Promise<RoleOfUser> {
  if (roleId) {
    const { id } = await db.named(UserRole, roleId, 'Role', 'roleId');
    const plain = specified[id];
    return plain ? { role: plain, roleId: null } : { role: 'Member', roleId: id };
  }
  const { role: was } = present;
  const wanted = role ?? was;
  return wanted === was ? { role: was, roleId: present.roleId } : { role: wanted, roleId: null };
}

export async function roleName(db: Reader, user: RoleOfUser): Promise<string> {
  const id = roleIdOf(user);
  return (await db.byIds(UserRole, [id], ['name'])).get(id)?.name ?? user.role;
}
