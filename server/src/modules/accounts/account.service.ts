import { createHash } from 'node:crypto';
import { Field, ObjectType } from 'type-graphql';
import { MoreThan } from 'typeorm';
import type { CommandContext, QueryContext } from '../../operation';
import { command, NoInput, query } from '../../operation';
import { AppError } from '../../errors';
import { User } from '../users/user.entity';
import { AuthenticateInput } from './account.inputs';
import { passwordMatches } from './password';
import { FailedSignIn } from './session.entity';
import { clearSessionCookies, endSession, openSession, setSessionCookies } from './session.service';

@ObjectType({ description: 'A sign-in: who, and the token for the Authorization header.' })
export class SignIn {
  @Field(() => User)
  user: User;

  @Field(() => String)
  token: string;
}

const window = 15 * 60 * 1000;
const accountLimit = 10;
const addressLimit = 100;

const accountKeyOf = (email: string) => createHash('sha256').update(email).digest('hex');

export const authenticate = command({
  action: 'authenticate',
  input: AuthenticateInput,
  async prepare({ db }: QueryContext, input) {
    const email = input.emailAddress.trim().toLowerCase();
    const user = await db.find(User, { liveEmail: email });
    const matches = await passwordMatches(input.password, user?.passwordHash ?? null);
    return { email, hash: user?.passwordHash ?? null, accepted: matches && user?.isActive === true };
  },
  async run(context, input, { email, hash, accepted }) {
    const { db, app, call, now } = context;
    const accountKey = accountKeyOf(email);
    // The lock makes tries for one account queue up, so that none slips past the count.
    const user = await db.find(User, { liveEmail: email });
    const account = user && (await db.lock(User, user.id));
    await refuseTooMany(context, accountKey);
    if (!account?.isActive || !accepted || account.passwordHash !== hash) {
      await db.internal.insert(FailedSignIn, { accountKey, clientIp: call.clientIp, createdOn: now });
      return context.commitAndThrow(new AppError('UNAUTHENTICATED', 'Invalid email address or password'));
    }
    const token = await openSession(db, app, account);
    await db.internal.update(User, account.id, { lastLoginDate: now });
    context.afterCommit(() => setSessionCookies(call.cookies, token));
    return { user: Object.assign(account, { lastLoginDate: now }), token };
  },
});

async function refuseTooMany({ db, call, now }: CommandContext, accountKey: string): Promise<void> {
  const createdOn = MoreThan(new Date(now.getTime() - window));
  const [byAccount, byAddress] = [
    await db.internal.countBy(FailedSignIn, { accountKey, createdOn }),
    await db.internal.countBy(FailedSignIn, { clientIp: call.clientIp, createdOn }),
  ];
  if (byAccount >= accountLimit || byAddress >= addressLimit) {
    throw new AppError('TOO_MANY_REQUESTS', 'Too many failed sign-ins; please try again in 15 minutes');
  }
}

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
