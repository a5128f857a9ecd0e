import { command, type QueryContext } from '../../operation';
import { badInput, unauthenticated } from '../../errors';
import { User } from '../users/user.entity';
import { ChangePasswordInput } from './account.inputs';
import { FailedSignIn } from './attempt.entity';
import { recordAttempt, refuseTooMany } from './attempts';
import { endLinksOf } from './links';
import { hashPassword, passwordMatches } from './password';
import { endSessionsOf } from './session.service';

const tooMany = 'Too many wrong passwords; please try again in 15 minutes';

/** Needs the old password too, so a stolen session can't take the account; wrong ones count as failed sign-ins. */
export const changePassword = command({
  action: 'changePassword',
  input: ChangePasswordInput,
  async prepare({ db, call, user }: QueryContext, { oldPassword, newPassword }) {
    if (!user) throw unauthenticated();
    const { emailAddress, passwordHash } = await db.get(User, user.id);
    await refuseTooMany(db, call, FailedSignIn, emailAddress, tooMany);
    const matches = await passwordMatches(oldPassword, passwordHash);
    return {
      emailAddress, verified: matches ? passwordHash : null, newHash: matches ? await hashPassword(newPassword) : null,
    };
  },
  async run({ db, call, user, commitAndThrow }, _, { emailAddress, verified, newHash }) {
    if (!user) throw unauthenticated();
    await refuseTooMany(db, call, FailedSignIn, emailAddress, tooMany);
    const account = await db.lock(User, user.id);
    if (verified === null || account.passwordHash !== verified) {
      await recordAttempt(db, call, FailedSignIn, emailAddress);
      return commitAndThrow(badInput('Old password is not correct', 'oldPassword'));
    }
    await endSessionsOf(db, account.id, user.sessionId);
    await endLinksOf(db, account.id);
    await db.update(account, { passwordHash: newHash });
    return true;
  },
});
