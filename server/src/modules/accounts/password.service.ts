import { sha256 } from '../../core/hash';
import { command, type QueryContext } from '../../core/operation';
import { badInput, unauthenticated } from '../../core/errors';
import { recordSecurityEvent } from '../../core/securityLog';
import { User } from '../users/user.entity';
import { ChangePasswordInput } from './account.inputs';
import { beyondLimit, newPasswordSet, recordingRefusal } from './accountEvents';
import { accountKeyOf, asAttempt, forgetAttempt, trialOf } from './attempts';
import { rememberDevice } from './device';
import { endLinksOf } from './links';
import { hashPassword, passwordMatches } from './password';
import { refuseWeakPassword } from './passwordStrength';
import { endSessionsOf } from './session.service';

const tooMany = 'Too many wrong passwords; please try again in 15 minutes';

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
    const { emailAddress, passwordHash } = person;
    const trial = trialOf(call, emailAddress, sha256(`sessions of ${user.id}`));
    const { attempt, result: newHash } = await recordingRefusal(call, { kind: 'PasswordChange' }, beyondLimit, () =>
      asAttempt(call, trial, tooMany, async () => {
        if (!(await passwordMatches(oldPassword, passwordHash))) return null;
        await refuseWeakPassword(newPassword, person, 'newPassword');
        return hashPassword(newPassword);
      }),
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
