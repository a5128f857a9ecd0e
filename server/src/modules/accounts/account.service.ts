import { Field, ObjectType } from 'type-graphql';
import { command, NoInput, query, type QueryContext } from '../../core/operation';
import { unauthenticated } from '../../core/errors';
import { User } from '../users/user.entity';
import { userByEmail } from '../users/userByEmail';
import { AuthenticateInput } from './account.inputs';
import { accountKeyOf, accountNameOf, asAttempt, forgetAttempt, trialOf } from './attempts';
import { knownDevice, rememberDevice } from './device';
import { passwordMatches } from './password';
import { clearSessionCookies, endSession, openSession, setSessionCookies } from './session.service';

@ObjectType({ description: 'Result of signing in: the user, and the token for the Authorization header.' })
export class SignIn {
  @Field(() => User)
  user: User;

  @Field(() => String)
  token: string;
}

const tooMany = 'Too many failed sign-ins; please try again in 15 minutes';

export const authenticate = command({
  action: 'authenticate',
  input: AuthenticateInput,
  notIdempotent: 'The answer holds a session token, which is stored nowhere.',
  async prepare({ db, call }: QueryContext, { emailAddress, password }) {
    const account = await userByEmail(db, accountNameOf(emailAddress));
    const trial = trialOf(call, emailAddress, knownDevice(call, accountKeyOf(emailAddress), account));
    const passwordHash = account?.passwordHash ?? null;
    const { attempt, result } = await asAttempt(call, trial, tooMany, () => passwordMatches(password, passwordHash));
    return { attempt, verified: result ? passwordHash : null };
  },
  async run({ db, user, call, now, afterCommit }, { emailAddress }, { attempt, verified }) {
    const named = await userByEmail(db, accountNameOf(emailAddress));
    // Locked, so that an admin who blocks the account concurrently either ends this session or prevents it.
    const account = named && (await db.lockDeletedToo(User, named.id));
    if (!account?.isActive || account.deletedOn || verified === null || account.passwordHash !== verified) {
      throw unauthenticated('Invalid email address or password');
    }
    await forgetAttempt(db, attempt);
    // Whoever signs in over a session of this browser replaces it.
    if (user) await endSession(db, user.sessionId);
    const token = await openSession(db, call, account);
    await db.internal.update(User, account.id, { lastLoginDate: now });
    afterCommit(() => {
      setSessionCookies(call.cookies, token);
      rememberDevice(call, accountKeyOf(emailAddress), account);
    });
    return { user: Object.assign(account, { lastLoginDate: now }), token };
  },
});

export const logout = command({
  action: 'logout',
  input: NoInput,
  notIdempotent: 'Signing out again changes nothing.',
  async run({ db, user, call, now, afterCommit }) {
    if (user) {
      await endSession(db, user.sessionId);
      await db.internal.update(User, user.id, { lastLogoutDate: now });
    }
    afterCommit(() => {
      clearSessionCookies(call.cookies);
      call.clearBrowserCache();
    });
    return true;
  },
});

/** The signed-in user; null without a session. */
export const me = query({
  action: 'me',
  input: NoInput,
  run: async ({ db, user }) => (user ? db.find(User, { id: user.id }) : null),
});
