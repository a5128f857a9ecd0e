import { command, type QueryContext } from '../../../core/operation/operation';
import { badInput, unauthenticated } from '../../../core/operation/errors';
import { recordSecurityEvent } from '../../../core/security/securityLog';
import { User } from '../users/user.entity';
import { ChangePasswordInput } from './account.inputs';
import { newPasswordSet } from './accountEvents';
import { accountKeyOf, forgetAttempt } from './attempts';
import { rememberDevice } from './device';
import { endLinksOf } from './links';
import { asOwnPasswordAttempt } from './ownPassword';
import { hashPassword, passwordMatches } from './password';
import { refuseWeakPassword } from './passwordStrength';
import { endSessionsOf } from './session.service';

/**
 * Requires the old password, so that a stolen session cannot take over the account. Failures are counted for all
 * sessions of the user.
 */
export const changePassword = command({
  action: 'changePassword',
  input: ChangePasswordInput,
  notIdempotent: 'The input holds passwords, of which not even a fast hash is stored.',
  async prepare({ db, call, user }: QueryContext, { oldPassword, newPassword }) {
    if (!user) throw unauthenticated();
    const person = await db.get(User, user.id);
    const { passwordHash } = person;
    const { attempt, result: newHash } = await asOwnPasswordAttempt(
      call,
      person,
      { kind: 'PasswordChange' },
      async () => {
        if (!(await passwordMatches(oldPassword, passwordHash))) return null;
        await refuseWeakPassword(db, newPassword, person, 'newPassword');
        return hashPassword(newPassword);
      },
    );
    return { attempt, verified: newHash && passwordHash, newHash };
  },
  async run(context, _, { attempt, verified, newHash }) {
    const { db, call, user, afterCommit } = context;
    if (!user) throw unauthenticated();
    const account = await db.lock(User, user.id);
    if (verified === null || account.passwordHash !== verified) {
      await recordSecurityEvent(context, { kind: 'PasswordChange', outcome: 'Refused', reason: 'Wrong old password' });
      return context.commitAndThrow(badInput('Old password is not correct', 'oldPassword'));
    }
    await forgetAttempt(db, attempt);
    await recordSecurityEvent(context, { kind: 'PasswordChange' });
    await endSessionsOf(context, account.id, { reason: newPasswordSet }, user.sessionId);
    await endLinksOf(db, account);
    const { id, emailAddress } = await db.update(account, { passwordHash: newHash });
    afterCommit(() => rememberDevice(call, accountKeyOf(emailAddress), { id, passwordHash: newHash }));
    return true;
  },
});
