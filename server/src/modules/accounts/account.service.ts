import { Field, ObjectType } from 'type-graphql';
import { command, NoInput, query, type QueryContext } from '../../operation';
import { unauthenticated } from '../../errors';
import { User } from '../users/user.entity';
import { userByEmail } from '../users/userByEmail';
import { AuthenticateInput } from './account.inputs';
import { FailedSignIn } from './attempt.entity';
import { accountNameOf, recordAttempt, refuseTooMany } from './attempts';
import { passwordMatches } from './password';
import { clearSessionCookies, endSession, openSession, setSessionCookies } from './session.service';

@ObjectType({ description: 'A sign-in: who, and the token for the Authorization header.' })
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
  async prepare({ db, call }: QueryContext, { emailAddress, password }) {
    await refuseTooMany(db, call, FailedSignIn, emailAddress, tooMany);
    const user = await userByEmail(db, accountNameOf(emailAddress));
    const matches = await passwordMatches(password, user?.passwordHash ?? null);
    return matches ? user?.passwordHash ?? null : null;
  },
  async run({ db, app, call, now, afterCommit, commitAndThrow }, { emailAddress }, verified) {
    await refuseTooMany(db, call, FailedSignIn, emailAddress, tooMany);
    const account = await userByEmail(db, accountNameOf(emailAddress));
    if (!account?.isActive || verified === null || account.passwordHash !== verified) {
      await recordAttempt(db, call, FailedSignIn, emailAddress);
      return commitAndThrow(unauthenticated('Invalid email address or password'));
    }
    const token = await openSession(db, app, account);
    await db.internal.update(User, account.id, { lastLoginDate: now });
    afterCommit(() => setSessionCookies(call.cookies, token));
    return { user: Object.assign(account, { lastLoginDate: now }), token };
  },
});

export const logout = command({
  action: 'logout',
  input: NoInput,
  async run({ db, user, call, now, afterCommit }) {
    if (user) {
      await endSession(db, user.sessionId);
      await db.internal.update(User, user.id, { lastLogoutDate: now });
    }
    afterCommit(() => clearSessionCookies(call.cookies));
    return true;
  },
});

/** The signed-in user, or null for nobody. */
export const me = query({
  action: 'me',
  input: NoInput,
  run: async ({ db, user }) => (user ? db.find(User, { id: user.id }) : null),
});
