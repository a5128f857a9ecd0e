/** One flow for a forgotten password and for a new account: a link by mail, which sets a password once. */
import { MoreThan } from 'typeorm';
import { command, query, type QueryContext } from '../../core/operation';
import type { Reader } from '../../db/reader';
import { badInput } from '../../core/errors';
import { User } from '../users/user.entity';
import { standing } from '../users/userState';
import { ForgotPasswordInput, invalidLink, ResetPasswordInput, VerifyResetLinkInput } from './account.inputs';
import { RecoveryRequest } from './attempt.entity';
import { accountKeyOf, accountNameOf, forgetAttemptsAt, takeAttempt, trialOf } from './attempts';
import { endLinksOf, mailLink, opens } from './links';
import { hashPassword } from './password';
import { endSessionsOf } from './session.service';

const hour = 60 * 60 * 1000;
/** More would be a nuisance to the owner; the links of those that were sent stay good. */
const mailsPerHour = 5;

/**
 * Answers alike, counts alike and does the same work whether or not there is such an account: that is found out when the
 * mail is sent.
 */
export const forgotPassword = command({
  action: 'forgotPassword',
  input: ForgotPasswordInput,
  notIdempotent: 'Asking again is how a user gets another link.',
  async run({ call, db, now }, { emailAddress }) {
    await takeAttempt(
      db,
      RecoveryRequest,
      trialOf(call, emailAddress),
      'Too many requests; please try again in 15 minutes',
    );
    const createdOn = MoreThan(new Date(now.getTime() - hour));
    const asked = await db.internal.countBy(RecoveryRequest, { accountKey: accountKeyOf(emailAddress), createdOn });
    if (asked <= mailsPerHour) await mailLink(db, emailAddress);
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
  notIdempotent: 'The input holds a password, of which not even a fast hash is stored.',
  async prepare({ db, now }: QueryContext, input) {
    await openedUser(db, input, now);
    return hashPassword(input.password);
  },
  async run({ db, now }, input, passwordHash) {
    const { id } = await openedUser(db, input, now);
    const user = await db.lock(User, id);
    // Whoever waited for the lock finds the link used.
    await openedUser(db, input, now);
    await endLinksOf(db, user);
    await endSessionsOf(db, id);
    await forgetAttemptsAt(db, user.emailAddress);
    await db.update(user, { passwordHash, ...standing('Active') });
    return true;
  },
});

/** The user whom a link opens; any other link, for whatever reason, is refused in the same words. */
async function openedUser(db: Reader, { resetLink, emailAddress }: VerifyResetLinkInput, now: Date): Promise<User> {
  const user = resetLink.id ? await db.find(User, { uniqueId: resetLink.id }) : null;
  const sameAddress = !emailAddress || accountNameOf(emailAddress) === user?.liveEmail;
  if (!user || user.deletedOn || !sameAddress || !(await opens(db, user, resetLink, now))) {
    throw badInput(invalidLink, 'resetLink');
  }
  return user;
}
