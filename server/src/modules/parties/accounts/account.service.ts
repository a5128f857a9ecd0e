import { Field, ObjectType } from 'type-graphql';
import { IsNull } from 'typeorm';
import { command, NoInput, query, type QueryContext } from '../../../core/operation/operation';
import { codeRequired, unauthenticated } from '../../../core/operation/errors';
import { recordSecurityEvent } from '../../../core/security/securityLog';
import { User } from '../users/user.entity';
import { userByEmail } from '../users/userByEmail';
import { AuthenticateInput } from './account.inputs';
import { beyondLimit, reasonOf, recordingRefusal, triedAccount } from './accountEvents';
import { accountKeyOf, accountNameOf, asAttempt, forgetAttempt, trialOf } from './attempts';
import { knownDevice, rememberDevice } from './device';
import { passwordMatches } from './password';
import { Session } from './session.entity';
import { codeAttemptOf, passCode } from './secondFactor/passCode';
import {
  clearSessionCookies,
  demandsSecondFactor,
  endSession,
  openSession,
  setSessionCookies,
} from './session.service';

@ObjectType({ description: 'Result of signing in: the user, and the token for the Authorization header.' })
export class SignIn {
  @Field(() => User)
  user: User;

  @Field(() => String)
  token: string;

  @Field(() => Boolean, {
    description: 'The account must have a second factor: until it is set up, the session can do nothing else.',
  })
  mustSetUpSecondFactor: boolean;
}

const tooMany = 'Too many failed sign-ins; please try again in 15 minutes';

export const authenticate = command({
  action: 'authenticate',
  input: AuthenticateInput,
  notIdempotent: 'The answer holds a session token, which is stored nowhere.',
  async prepare({ db, call }: QueryContext, { emailAddress, password, code }) {
    const account = await userByEmail(db, accountNameOf(emailAddress));
    const trial = trialOf(call, emailAddress, knownDevice(call, accountKeyOf(emailAddress), account));
    const passwordHash = account?.passwordHash ?? null;
    const tried = { kind: 'SignIn', ...(await triedAccount(db, emailAddress)) } as const;
    const { attempt, result } = await recordingRefusal(call, tried, beyondLimit, () =>
      asAttempt(call, trial, tooMany, () => passwordMatches(password, passwordHash)),
    );
    const codeAttempt = result && account?.secondFactorOn && code ? await codeAttemptOf(call, account, tried) : null;
    return { attempt, tried, verified: result ? passwordHash : null, codeAttempt };
  },
  async run(context, { emailAddress, code }, { attempt, tried, verified, codeAttempt }) {
    const { app, db, user, call, now, afterCommit } = context;
    const named = await userByEmail(db, accountNameOf(emailAddress));
    // Locked, so that an admin who blocks the account concurrently either ends this session or prevents it.
    const account = named && (await db.lockDeletedToo(User, named.id));
    if (!account?.isActive || account.deletedOn || verified === null || account.passwordHash !== verified) {
      await recordSecurityEvent(context, { ...tried, outcome: 'Refused', reason: reasonOf(account) });
      return context.commitAndThrow(unauthenticated('Invalid email address or password'));
    }
    await forgetAttempt(db, attempt);
    if (account.secondFactorOn) {
      // Without an attempt the second factor was set up after the password was checked.
      if (!code || codeAttempt === null) return context.commitAndThrow(codeRequired());
      await passCode(context, account, { code, attempt: codeAttempt, kind: 'SignIn' });
    }
    const own = { userId: account.id, createdById: account.id };
    // Whoever signs in over a session of this browser replaces it.
    const reason = 'Replaced by another sign-in';
    if (user) await endSession(context, user.id, user.sessionId, { reason, createdById: account.id });
    const token = await openSession(db, call, account);
    await recordSecurityEvent(context, { kind: 'SignIn', ...own });
    await db.internal.update(User, account.id, { lastLoginDate: now() });
    afterCommit(() => {
      setSessionCookies(call.cookies, token);
      rememberDevice(call, accountKeyOf(emailAddress), account);
    });
    const mustSetUpSecondFactor = account.secondFactorOn === null && demandsSecondFactor(app, account);
    return { user: Object.assign(account, { lastLoginDate: now() }), token, mustSetUpSecondFactor };
  },
});

export const logout = command({
  action: 'logout',
  input: NoInput,
  notIdempotent: 'Signing out again changes nothing.',
  async run(context) {
    const { db, user, call, now, afterCommit } = context;
    if (user) {
      await db.internal.update(Session, { sessionId: user.sessionId, endedOn: IsNull() }, { endedOn: now() });
      await recordSecurityEvent(context, { kind: 'SignOut' });
      await db.internal.update(User, user.id, { lastLogoutDate: now() });
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
