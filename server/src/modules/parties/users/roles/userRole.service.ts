import { badInput, refuse, refuseInput } from '../../../../core/operation/errors';
import { command } from '../../../../core/operation/operation';
import { listQuery } from '../../../../core/operation/reads';
import { RecordInput } from '../../../../core/record/record.inputs';
import { recordSecurityEvent } from '../../../../core/security/securityLog';
import { useOf } from '../../../../db/schema/uses';
import { grants } from '../../../../domain/policy/nounPolicy';
import type { Permission } from '../../../../domain/policy/permissions';
import { isGiven, neededFor } from '../../../../domain/policy/roles';
import { userRoleRefusal } from '../../../../domain/policy/userRoles';
import { fold } from '../../../../domain/values/text';
import { UserRole } from '../user.entity';
import { SaveRoleInput } from './userRole.inputs';
import { userRoleList, UserRoleSearch } from './userRole.list';

export const roles = listQuery('roles', UserRoleSearch, userRoleList);

const isBuiltIn = ({ builtIn }: UserRole) => builtIn !== null;

/** Makes a role, or changes one that was made: at the next request of its users. */
export const saveRole = command({
  action: 'saveRole',
  input: SaveRoleInput,
  taken: ({ name }) => `A role named ${name.trim()} already exists`,
  async run(context, { uniqueId, version, ...input }) {
    const { db } = context;
    const name = input.name.trim();
    const values = { name, liveName: fold(name), granted: givenBy(input.actions) };
    if (!uniqueId) {
      const made = await db.insert(UserRole, { ...values, builtIn: null });
      await recordSecurityEvent(context, { kind: 'UserChange', userId: null, subject: `Role ${name} made` });
      return made;
    }
    const found = await db.lock(UserRole, uniqueId, version);
    refuse(userRoleRefusal.change({ name: found.name, isBuiltIn: isBuiltIn(found) }));
    const saved = await db.update(found, values);
    await recordSecurityEvent(context, { kind: 'UserChange', userId: null, subject: `Role ${name} changed` });
    return saved;
  },
});

export const deleteRole = command({
  action: 'deleteRole',
  input: RecordInput,
  async run(context, { uniqueId, version }) {
    const { db } = context;
    const found = await db.lock(UserRole, uniqueId, version);
    refuse(userRoleRefusal.change({ name: found.name, isBuiltIn: isBuiltIn(found) }));
    refuse(userRoleRefusal.delete({ usedBy: await useOf(db, found) }));
    await recordSecurityEvent(context, { kind: 'UserChange', userId: null, subject: `Role ${found.name} deleted` });
    return db.delete(found, { liveName: null });
  },
  undo: {
    undeletes: UserRole,
    released: ({ name }) => ({ liveName: fold(name) }),
    restored: (context, { name }) =>
      recordSecurityEvent(context, { kind: 'UserChange', userId: null, subject: `Role ${name} restored` }),
  },
});

/** What is stored of the actions: those that a role can be given, each once, in their order. What everyone has is left out. */
function givenBy(actions: readonly string[]): string {
  const wanted = new Set(actions.filter((action) => grants.get(action)?.kind !== 'everyone'));
  for (const action of wanted) {
    if (!isGiven(action)) throw badInput(userRoleRefusal.give(labelOf(action)), 'actions');
    const needed = neededFor(action);
    if (needed && !wanted.has(needed))
      refuseInput({ actions: userRoleRefusal.needs(labelOf(action), labelOf(needed)) });
  }
  const given = [...grants.keys()].filter((permission) => wanted.has(permission));
  if (given.length === 0) throw badInput('Please tick what the role may do', 'actions');
  return given.join(' ');
}

const labelOf = (action: string | Permission): string => grants.get(action)?.label ?? action;
