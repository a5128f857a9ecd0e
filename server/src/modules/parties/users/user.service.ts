import { firstBranchId } from '../../../db/schema/columns';
import { In } from 'typeorm';
import { command, type CommandContext } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { nextSerial } from '../../../db/write/serial';
import type { Role } from '../../../domain/parties/enums';
import { rolesWith } from '../../../domain/policy/roles';
import { userRefusal } from '../../../domain/policy/users';
import { refuse } from '../../../core/operation/errors';
import { ask } from '../../../core/module/hooks';
import { recordSecurityEvent } from '../../../core/security/securityLog';
import { RecordInput } from '../../../core/record/record.inputs';
import { chosenBranch } from '../branches/chosenBranch';
import type {} from './user.hooks';
import { User } from './user.entity';
import { roleFor, roleName } from './roles/roleOfUser';
import { BlockUserInput, CreateUserInput, UpdateUserInput } from './user.inputs';
import { userList, UserSearch } from './user.list';
import { standing, stateFor } from './userState';
import { otherBranchesOf } from './workingBranches';

export const users = listQuery('users', UserSearch, userList);

const taken = () => 'Email address is already taken';

/** Creates an invited user; the mailed link sets the password and activates the account. */
export const createUser = command({
  action: 'createUser',
  input: CreateUserInput,
  taken,
  async run(context, input) {
    const { db } = context;
    const branchId = await chosenBranch(db, input.branchId, context.user?.branchId ?? firstBranchId);
    const user = await db.insert(User, {
      ...person(input),
      ...(await roleFor(db, input, { role: 'Member', roleId: null })),
      branchId,
      otherBranches: await otherBranchesOf(db, input.otherBranchIds, branchId, { otherBranches: null }),
      ...standing('Invited'),
      passwordHash: null,
      imagePath: null,
      labelSize: null,
      secondFactorOn: null,
      lastLoginDate: null,
      lastLogoutDate: null,
    });
    await ask('signIn').invite(db, user.emailAddress);
    await recordSecurityEvent(context, {
      kind: 'UserChange',
      userId: user.id,
      subject: `Created as ${await roleName(db, user)}`,
    });
    return user;
  },
});

export const updateUser = command({
  action: 'updateUser',
  input: UpdateUserInput,
  taken,
  async run(context, input) {
    const { db } = context;
    const found = await db.lock(User, input.uniqueId, input.version);
    const state = stateFor(found, input.isActive);
    const role = await roleFor(db, input, found);
    const branchId = await chosenBranch(db, input.branchId, found.branchId);
    if (found.isActive && state === 'Blocked') refuse(userRefusal.block(await rank(context, found)));
    if (isAdministrator(found.role) && !isAdministrator(role.role))
      refuse(userRefusal.demote(await rank(context, found)));
    const before = { ...found };
    const otherBranches = await otherBranchesOf(db, input.otherBranchIds, branchId, found);
    const values = { ...person(input), ...standing(state), ...role, branchId, otherBranches };
    return follow(context, before, await db.update(found, values));
  },
});

export const blockUser = command({
  action: 'blockUser',
  input: BlockUserInput,
  async run(context, { uniqueId, isActive, version }) {
    const { db } = context;
    const found = await db.lock(User, uniqueId, version);
    const state = stateFor(found, isActive);
    if (found.isActive && state === 'Blocked') refuse(userRefusal.block(await rank(context, found)));
    const before = { ...found };
    return follow(context, before, await db.update(found, standing(state)));
  },
});

/**
 * Updates sessions and links after a change of state or address: a blocked user has neither, an invited one has a link.
 */
async function follow(context: CommandContext, before: User, user: User): Promise<User> {
  const { db } = context;
  const moved = before.liveEmail !== user.liveEmail;
  if (user.state === 'Blocked') await shutOut(context, before, 'The user was blocked');
  // A link sent to the previous address must not open the account.
  else if (moved) await ask('signIn').endLinks(db, before);
  const roles = [await roleName(db, before), await roleName(db, user)] as const;
  const subject = changesOf(before, user, roles);
  if (subject) await recordSecurityEvent(context, { kind: 'UserChange', userId: user.id, subject });
  if (user.state === 'Invited' && (moved || before.state !== 'Invited'))
    await ask('signIn').invite(db, user.emailAddress);
  return user;
}

/** What the security log tells of a change; names are in the change log alone. */
function changesOf(before: User, after: User, [was, is]: readonly [string, string]): string {
  const isChanged = (name: 'state' | 'liveEmail') => before[name] !== after[name];
  const texts = [
    was !== is && `Role ${was} → ${is}`,
    isChanged('state') && `${before.state} → ${after.state}`,
    isChanged('liveEmail') && 'Email address changed',
  ];
  return texts.filter(Boolean).join(', ');
}

/** Mails a new activation link to an invited user. */
export const resendInvitation = command({
  action: 'resendInvitation',
  input: RecordInput,
  async run({ db }, { uniqueId, version }) {
    const user = await db.lock(User, uniqueId, version);
    refuse(userRefusal.invite(user));
    await ask('signIn').invite(db, user.emailAddress);
    return user;
  },
});

export const deleteUser = command({
  action: 'deleteUser',
  input: RecordInput,
  async run(context, { uniqueId, version }) {
    const { db } = context;
    const found = await db.lock(User, uniqueId, version);
    refuse(userRefusal.delete(await rank(context, found)));
    await shutOut(context, found, 'The user was deleted');
    await recordSecurityEvent(context, { kind: 'UserChange', userId: found.id, subject: 'Deleted' });
    await ask('signIn').removeSecrets(db, found.id);
    return db.delete(found, { liveEmail: null, secondFactorOn: null });
  },
});

/** Ends all sessions and links of a user. */
async function shutOut(context: CommandContext, user: User, reason: string): Promise<void> {
  await ask('signIn').endSessions(context, user.id, { reason });
  await ask('signIn').endLinks(context.db, user);
}

/** Somebody must be left who can let others in. */
const administration = 'users:write';
const isAdministrator = (role: Role) => rolesWith(administration).includes(role);

/**
 * Two admins may block each other concurrently on two nodes: updating the common row makes one wait for the other, or
 * fail certification and rerun with a new count.
 */
async function rank({ db, user }: CommandContext, found: User) {
  const isSelf = found.id === user?.id;
  if (isSelf || !isAdministrator(found.role)) return { isSelf };
  await nextSerial(db, 'admins changed');
  const others = await db
    .select(User, 'u')
    .where({ role: In(rolesWith(administration)), isActive: true })
    .andWhere('u.id <> :id AND u.deletedOn IS NULL AND u.passwordHash IS NOT NULL', { id: found.id })
    .getCount();
  return { isSelf, isLastAdmin: others === 0 };
}

function person({ firstName, lastName, emailAddress, gender }: CreateUserInput) {
  const address = emailAddress.trim();
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    gender,
    emailAddress: address,
    liveEmail: address.toLowerCase(),
  };
}
