import { hash } from 'node:crypto';
import type { Call } from '../../../core/operation/context';
import type { NewSecurityEvent } from '../../../core/security/securityEvent';
import type { User } from '../users/user.entity';
import { beyondLimit, recordingRefusal } from './accountEvents';
import { asAttempt, trialOf } from './attempts';

const tooMany = 'Too many wrong passwords; please try again in 15 minutes';

/** Counts an attempt at the signed-in user's own password, for all of their sessions together, before `check` checks it. */
export const asOwnPasswordAttempt = <T>(
  call: Call,
  { id, emailAddress }: Pick<User, 'id' | 'emailAddress'>,
  event: NewSecurityEvent,
  check: () => Promise<T>,
): Promise<{ attempt: number; result: T }> =>
  recordingRefusal(call, event, beyondLimit, () =>
    asAttempt(call, trialOf(call, emailAddress, hash('sha256', `sessions of ${id}`)), tooMany, check),
  );
