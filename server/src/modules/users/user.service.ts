import { command, query, type CommandContext } from '../../operation';
import { nextSerial } from '../../db/serial';
import { userRefusal } from '../../domain/policy';
import { refuse } from '../../errors';
import { listPage } from '../../list';
import { RecordInput } from '../../record.inputs';
import { endLinksOf, linkOf, mailLink } from '../accounts/links';
import { endSessionsOf } from '../accounts/session.service';
import { User } from './user.entity';
import { BlockUserInput, CreateUserInput, UpdateUserInput } from './user.inputs';
import { userList, UserSearch } from './user.list';

export const users = query({
  action: 'users',
  input: UserSearch,
  run: (context, search) => listPage(userList, context, search),
});

const taken = () => 'Email address is already taken';

/** The account waits for its owner: the mail's link sets the password and makes it active. */
export const createUser = command({
  action: 'createUser',
  input: CreateUserInput,
  taken,
  async run({ app, db }, input) {
    const user = await db.insert(User, {
      ...person(input), role: input.role ?? 'Member', isActive: false, passwordHash: null,
      imagePath: null, lastLoginDate: null, lastLogoutDate: null,
    });
    await mailLink(db, app, user, 'Activation');
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
    const isActive = input.isActive ?? found.isActive;
    const role = input.role ?? found.role;
    if (found.isActive && !isActive) refuse(userRefusal.block(await standing(context, found)));
    if (found.role === 'Admin' && role !== 'Admin') refuse(userRefusal.demote(await standing(context, found)));
    const { liveEmail, isActive: wasActive } = found;
    const user = await db.update(found, { ...person(input), isActive, role });
    if (wasActive && !isActive) await shutOut(context, user);
    else if (user.liveEmail !== liveEmail) await renewLink(context, user);
    return user;
  },
});

/** A link that went to the old address must not open the account; who still waits for the activation gets it anew. */
async function renewLink({ app, db }: CommandContext, user: User): Promise<void> {
  const link = await linkOf(db, user.id);
  await endLinksOf(db, user.id);
  if (link?.purpose === 'Activation') await mailLink(db, app, user, 'Activation');
}

export const blockUser = command({
  action: 'blockUser',
  input: BlockUserInput,
  async run(context, { uniqueId, isActive, version }) {
    const { db } = context;
    const found = await db.lock(User, uniqueId, version);
    if (found.isActive === isActive) return found;
    if (!isActive) refuse(userRefusal.block(await standing(context, found)));
    const user = await db.update(found, { isActive });
    if (!isActive) await shutOut(context, user);
    return user;
  },
});

export const deleteUser = command({
  action: 'deleteUser',
  input: RecordInput,
  async run(context, { uniqueId, version }) {
    const { db } = context;
    const found = await db.lock(User, uniqueId, version);
    refuse(userRefusal.delete(await standing(context, found)));
    await shutOut(context, found);
    return db.delete(found, { liveEmail: null });
  },
});

/** Ends all sessions and links of a user at once. */
async function shutOut({ db }: CommandContext, user: User): Promise<void> {
  await endSessionsOf(db, user.id);
  await endLinksOf(db, user.id);
}

/**
 * Two admins may try to block each other at the same moment, on two nodes: the bumped row makes one wait for the other
 * (or fail certification and run again), and count anew.
 */
async function standing({ db, user }: CommandContext, found: User) {
  const isSelf = found.id === user?.id;
  if (isSelf || found.role !== 'Admin') return { isSelf };
  await nextSerial(db, 'admins changed');
  const others = await db.select(User, 'u').where({ role: 'Admin', isActive: true })
    .andWhere('u.id <> :id AND u.deletedOn IS NULL AND u.passwordHash IS NOT NULL', { id: found.id }).getCount();
  return { isSelf, isLastAdmin: others === 0 };
}

function person({ firstName, lastName, emailAddress, gender }: CreateUserInput) {
  const address = emailAddress.trim();
  return {
    firstName: firstName.trim(), lastName: lastName.trim(), gender,
    emailAddress: address, liveEmail: address.toLowerCase(),
  };
}
