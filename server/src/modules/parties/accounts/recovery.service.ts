/** Password recovery and account activation: a mailed link that sets a password once. */
import { MoreThan } from 'typeorm';
import { command, query, type QueryContext } from '../../../core/operation/operation';
import type { Reader } from '../../../db/read/reader';
import { AppError, badInput } from '../../../core/operation/errors';
import { recordSecurityEvent } from '../../../core/security/securityLog';
import { User } from '../users/user.entity';
import { standing } from '../users/userState';
import { ForgotPasswordInput, invalidLink, ResetPasswordInput, VerifyResetLinkInput } from './account.inputs';
import { newPasswordSet, recordingRefusal, tooManyAttempts, triedAccount } from './accountEvents';
import { RecoveryRequest } from './attempt.entity';
import { accountKeyOf, accountNameOf, forgetAttemptsAt, takeAttempt, trialOf } from './attempts';
import { endLinksOf, mailLink, opens } from './links';
import { hashPassword } from './password';
import { refuseWeakPassword } from './passwordStrength';
import { endSessionsOf } from './session.service';

const hour = 60 * 60 * 1000;
/** Limit per account; the links already sent stay valid. */
const mailsPerHour = 5;

const tooMany = 'Too many requests; please try again in 15 minutes';
const byLink = 'By a mailed link';

/** Same answer, counting and work whether or not the account exists, which is checked only when the mail is sent. */
export const forgotPassword = command({
  action: 'forgotPassword',
  input: ForgotPasswordInput,
  notIdempotent: 'Asking again is how a user gets another link.',
  async run(context, { emailAddress }) {
    const { call, db, now } = context;
    const tried = { kind: 'PasswordRecovery', ...(await triedAccount(db, emailAddress)) } as const;
    const trial = trialOf(call, emailAddress);
    await takeAttempt(db, RecoveryRequest, trial, tooMany).catch(async (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      await recordSecurityEvent(context, { ...tried, outcome: 'Refused', reason: tooManyAttempts });
      context.commitAndThrow(error);
    });
    const createdOn = MoreThan(new Date(now().getTime() - hour));
    const asked = await db.internal.countBy(RecoveryRequest, { accountKey: accountKeyOf(emailAddress), createdOn });
    if (asked <= mailsPerHour) await mailLink(db, emailAddress);
    await recordSecurityEvent(context, tried);
    return true;
  },
});

export const verifyResetLink = query({
  action: 'verifyResetLink',
  input: VerifyResetLinkInput,
  async run({ db, now }, input) {
    await openedUser(db, input, now());
    return true;
  },
});

export const resetPassword = command({
  action: 'resetPassword',
  input: ResetPasswordInput,
  notIdempotent: 'The input holds a password, of which not even a fast hash is stored.',
  async prepare({ db, call, now }: QueryContext, input) {
    const event = { kind: 'PasswordRecovery', userId: null, createdById: null } as const;
    const refusal = ['BAD_USER_INPUT', 'The link is not valid or has expired'] as const;
    const user = await recordingRefusal(call, event, refusal, () => openedUser(db, input, now()));
    await refuseWeakPassword(db, input.password, user, 'password');
    return hashPassword(input.password);
  },
  async run(context, input, passwordHash) {
    const { db, now } = context;
    const { id } = await openedUser(db, input, now());
    const user = await db.lock(User, id);
    // A concurrent request may have used the link while this one waited for the lock.
    await openedUser(db, input, now());
    await endLinksOf(db, user);
    const own = { userId: id, createdById: id };
    const [kind, reason] =
      user.state === 'Invited' ? (['Activation', null] as const) : (['PasswordChange', byLink] as const);
    await recordSecurityEvent(context, { kind, ...own, reason });
    await endSessionsOf(context, id, { reason: newPasswordSet, createdById: id });
    await forgetAttemptsAt(db, user.emailAddress);
    await db.update(user, { passwordHash, ...standing('Active') });
    return true;
  },
});

/** The user of a valid link. All invalid links are refused with the same message. */
async function openedUser(db: Reader, { resetLink, emailAddress }: VerifyResetLinkInput, now: Date): Promise<User> {
  const user = resetLink.id ? await db.find(User, { uniqueId: resetLink.id }) : null;
  const sameAddress = !emailAddress || accountNameOf(emailAddress) === user?.liveEmail;
  if (!user || user.deletedOn || !sameAddress || !(await opens(db, user, resetLink, now))) {
    throw badInput(invalidLink, 'resetLink');
  }
  return user;
}
