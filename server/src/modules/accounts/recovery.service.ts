/** One flow for a forgotten password and for a new account: a link by mail, which sets a password once. */
import { command, query, type QueryContext } from '../../operation';
import type { Reader } from '../../db/reader';
import { badInput } from '../../errors';
import { User } from '../users/user.entity';
import { userByEmail } from '../users/userByEmail';
import { ForgotPasswordInput, invalidLink, ResetPasswordInput, VerifyResetLinkInput } from './account.inputs';
import { FailedSignIn, RecoveryRequest } from './attempt.entity';
import { accountNameOf, forgetAttempts, recordAttempt, refuseTooMany } from './attempts';
import { endLinksOf, linkOf, mailLink, opens } from './links';
import { hashPassword } from './password';
import { endSessionsOf } from './session.service';

/** Answers alike whether or not there is such an account, and counts alike. */
export const forgotPassword = command({
  action: 'forgotPassword',
  input: ForgotPasswordInput,
  async run({ app, call, db }, { emailAddress }) {
    await refuseTooMany(db, call, RecoveryRequest, emailAddress, 'Too many requests; please try again in 15 minutes');
    await recordAttempt(db, call, RecoveryRequest, emailAddress);
    const user = await userByEmail(db, accountNameOf(emailAddress));
    if (!user) return true;
    // An account that still waits for its activation gets that link anew; one that is blocked gets none.
    const waits = !user.isActive && (await linkOf(db, user.id))?.purpose === 'Activation';
    if (user.isActive || waits) await mailLink(db, app, user, waits ? 'Activation' : 'Reset');
    return true;
  },
});

export const verifyResetLink = query({
  action: 'verifyResetLink',
  input: VerifyResetLinkInput,
  async run({ db, now }, input) {
    await openedUser(db, input, now);
    return true;
  },
});

export const resetPassword = command({
  action: 'resetPassword',
  input: ResetPasswordInput,
  async prepare({ db, now }: QueryContext, input) {
    await openedUser(db, input, now);
    return hashPassword(input.password);
  },
  async run({ db, call, now }, input, passwordHash) {
    const { id } = await openedUser(db, input, now);
    const user = await db.lock(User, id);
    // Whoever waited for the lock finds the link used.
    await openedUser(db, input, now);
    await endLinksOf(db, id);
    await endSessionsOf(db, id);
    await forgetAttempts(db, call, FailedSignIn, user.emailAddress);
    await db.update(user, { passwordHash, isActive: true });
    return true;
  },
});

/** The user whom a link opens; any other link, for whatever reason, is refused in the same words. */
async function openedUser(db: Reader, { resetLink, emailAddress }: VerifyResetLinkInput, now: Date): Promise<User> {
  const user = resetLink.id ? await db.find(User, { uniqueId: resetLink.id }) : null;
  const sameAddress = !emailAddress || accountNameOf(emailAddress) === user?.liveEmail;
  if (!user || user.deletedOn || !sameAddress || !opens(await linkOf(db, user.id), user, resetLink, now)) {
    throw badInput(invalidLink, 'resetLink');
  }
  return user;
}
