import { hash } from 'node:crypto';
import type { Call } from '../../../../core/operation/context';
import { codeRequired } from '../../../../core/operation/errors';
import type { CommandContext } from '../../../../core/operation/operation';
import { recordSecurityEvent } from '../../../../core/security/securityLog';
import type { NewSecurityEvent } from '../../../../core/security/securityEvent';
import type { User } from '../../users/user.entity';
import { beyondLimit, recordingRefusal } from '../accountEvents';
import { asAttempt, forgetAttempt, trialOf } from '../attempts';
import { countWrongCode, useCode } from './codes';

const wrong = 'The code is not correct, or was used already';
const locked = 'Too many wrong codes: please use a recovery code, or ask an admin to reset your second factor';
const tooMany = 'Too many wrong codes; please try again in 15 minutes';

/**
 * Counts an attempt at a code before it is checked: ten wrong ones per account and 15 minutes, from wherever they come.
 * Call it only for who has shown the password or a session, so that nobody else can use up the owner's attempts.
 */
export async function codeAttemptOf(
  call: Call,
  { id, emailAddress }: Pick<User, 'id' | 'emailAddress'>,
  event: NewSecurityEvent,
): Promise<number> {
  const trial = trialOf(call, emailAddress, hash('sha256', `codes of ${id}`));
  const { attempt } = await recordingRefusal(call, event, beyondLimit, () =>
    asAttempt(call, trial, tooMany, () => Promise.resolve()),
  );
  return attempt;
}

interface Given {
  code: string;
  attempt: number;
  /** What the code is given for. */
  kind: NewSecurityEvent['kind'];
}

/** Uses up the code; if it is wrong, the attempt stays counted and the call is refused. */
export async function passCode(context: CommandContext, { id }: User, { code, attempt, kind }: Given): Promise<void> {
  const own = { userId: id, createdById: id };
  const used = await useCode(context, id, code);
  if (used === null) {
    await recordSecurityEvent(context, { kind, ...own, outcome: 'Refused', reason: 'Wrong code of the second factor' });
    const isLocked = await countWrongCode(context, id);
    return context.commitAndThrow(codeRequired(isLocked ? locked : wrong));
  }
  await forgetAttempt(context.db, attempt);
  if (used === 'recovery')
    await recordSecurityEvent(context, { kind: 'SecondFactor', ...own, subject: 'A recovery code was used' });
}
