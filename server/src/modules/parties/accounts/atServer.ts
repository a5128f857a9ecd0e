/**
 * What the operator of the machine does to accounts, when nobody who could do it in the product can sign in. The security
 * log and the remarks of the change log say that it was done at the server.
 */
import { IsNull, MoreThan } from 'typeorm';
import type { App } from '../../../core/module/app.types';
import type { NewSecurityEvent } from '../../../core/security/securityEvent';
import { backgroundReader } from '../../../core/observation/backgroundReader';
import { validate } from '../../../core/operation/validate';
import { databaseFailureOf } from '../../../db/write/retry';
import { inTransaction } from '../../../db/write/transaction';
import type { Writer } from '../../../db/write/writer';
import type { Role } from '../../../domain/parties/enums';
import { CreateUserInput } from '../users/user.inputs';
import { User } from '../users/user.entity';
import { userByEmail } from '../users/userByEmail';
import { standing } from '../users/userState';
import { newPasswordSet } from './accountEvents';
import { accountNameOf, forgetAttemptsAt } from './attempts';
import { endLinksOf, onlyLink } from './links';
import { hashPassword } from './password';
import { SecondFactor } from './secondFactor/secondFactor.entity';
import { Session } from './session.entity';
import { refuseUnfitPassword } from './unfitPassword';

const atServer = 'at the server';

/** Adds an account. Without a password it is invited, and the answer is the link that sets one. */
export async function createUserAtServer(
  app: App,
  input: CreateUserInput & { role: Role },
  password: string | null,
): Promise<string | null> {
  validate(CreateUserInput, input);
  const passwordHash = password === null ? null : await checkedHash(app, password, input);
  const emailAddress = input.emailAddress.trim();
  const work = async (db: Writer) => {
    const user = await db.remarked(`Created ${atServer}`, () =>
      db.insert(User, {
        firstName: input.firstName.trim(),
        lastName: input.lastName.trim(),
        gender: input.gender,
        emailAddress,
        liveEmail: accountNameOf(emailAddress),
        role: input.role,
        roleId: null,
        ...standing(passwordHash === null ? 'Invited' : 'Active'),
        passwordHash,
        imagePath: null,
        labelSize: null,
        otherBranches: null,
        secondFactorOn: null,
        lastLoginDate: null,
        lastLogoutDate: null,
      }),
    );
    await tell(app, db, user, { kind: 'UserChange', subject: `Created as ${user.role} ${atServer}` });
    return passwordHash === null ? onlyLink(db, app, user, 'Activation') : null;
  };
  return inTransaction(app, work).catch((error: unknown) => {
    throw databaseFailureOf(error) === 'duplicate' ? new Error(`${emailAddress} has an account already`) : error;
  });
}

/** A link that sets a new password, once and within 24 hours; until then the account is as it was. */
export const resetLinkAtServer = (app: App, email: string): Promise<string> =>
  inTransaction(app, async (db) => {
    const user = await accountOf(db, email);
    await forgetAttemptsAt(db, user.emailAddress);
    await tell(app, db, user, { kind: 'PasswordRecovery', subject: `A link was made ${atServer}` });
    return onlyLink(db, app, user, user.state === 'Invited' ? 'Activation' : 'Reset');
  });

/** Sets the password, ends the sessions and links of the account, and forgets its failed sign-ins. */
export async function setPasswordAtServer(app: App, email: string, password: string): Promise<void> {
  const person = await inTransaction(app, (db) => accountOf(db, email));
  const passwordHash = await checkedHash(app, password, person);
  await inTransaction(app, async (db) => {
    await accountOf(db, email);
    const user = await db.lock(User, person.id);
    await endLinksOf(db, user);
    await forgetAttemptsAt(db, user.emailAddress);
    await db.remarked(`Password set ${atServer}`, () => db.update(user, { passwordHash, ...standing('Active') }));
    await tell(app, db, user, { kind: 'PasswordChange', reason: `Set ${atServer}` });
    await endSessions(app, db, user, newPasswordSet);
  });
}

/** Forgets failed sign-ins and wrong codes, after too many of which an account is not let in. */
export const unlockAtServer = (app: App, email: string): Promise<void> =>
  inTransaction(app, async (db) => {
    const user = await accountOf(db, email);
    await forgetAttemptsAt(db, user.emailAddress);
    await db.internal.update(SecondFactor, { userId: user.id }, { wrongCodes: 0 });
    await tell(app, db, user, { kind: 'UserChange', subject: `Failed sign-ins forgotten ${atServer}` });
  });

/** The open sessions of an account, as the device and the time of the last request; newest first. */
export const sessionsAtServer = (app: App, email: string): Promise<Session[]> =>
  inTransaction(app, async (db) => {
    const { id: userId } = await accountOf(db, email);
    const open = { userId, endedOn: IsNull(), expiresOn: MoreThan(db.now) };
    return db.internal.find(Session, { where: open, order: { createdOn: 'DESC' } });
  });

/** Returns how many were ended. */
export const endSessionsAtServer = (app: App, email: string): Promise<number> =>
  inTransaction(app, async (db) => endSessions(app, db, await accountOf(db, email), `Ended ${atServer}`));

async function accountOf(db: Writer, email: string): Promise<User> {
  const user = await userByEmail(db, accountNameOf(email));
  if (!user) throw new Error(`No user has the address ${email}`);
  if (user.state === 'Blocked') throw new Error(`${email} is blocked: an admin unblocks the user at 'Users'`);
  return user;
}

async function endSessions(app: App, db: Writer, user: User, reason: string): Promise<number> {
  const open = { userId: user.id, endedOn: IsNull() };
  const times = await db.internal.countBy(Session, { ...open, expiresOn: MoreThan(db.now) });
  await db.internal.update(Session, open, { endedOn: db.now });
  if (times > 0) await tell(app, db, user, { kind: 'SessionEnd', reason, times });
  return times;
}

const tell = (app: App, db: Writer, { id }: User, event: NewSecurityEvent): Promise<void> =>
  app.writeSecurityEvent(db, { ...event, userId: id, createdById: null }, null);

async function checkedHash(
  app: App,
  password: string,
  person: Parameters<typeof refuseUnfitPassword>[2],
): Promise<string> {
  await refuseUnfitPassword(backgroundReader(app), password, person);
  return hashPassword(password);
}
