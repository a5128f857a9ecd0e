/** What the security log is told about sign-ins and passwords. */
import { AppError, type ErrorCode } from '../../../core/operation/errors';
import type { Call } from '../../../core/operation/context';
import type { NewSecurityEvent } from '../../../core/security/securityEvent';
import { recordSecurityEventAside } from '../../../core/security/securityLog';
import type { Reader } from '../../../db/read/reader';
import { isEmailAddress } from '../../../domain/values/email';
import type { UserState } from '../../../domain/parties/enums';
import { User } from '../users/user.entity';
import { accountNameOf } from './attempts';

/** Why a new password ends the user's sessions. */
export const newPasswordSet = 'A new password was set';

type Tried = Pick<NewSecurityEvent, 'userId' | 'emailAddress' | 'createdById'>;

/**
 * The account that was tried by somebody who is not signed in. A text that no account has is kept only if it is an
 * address of a domain at which some user has one: it may be a password, typed into the wrong field. Both are looked for
 * in any case, so that the time does not tell which accounts exist.
 */
export async function triedAccount(db: Reader, text: string): Promise<Tried> {
  const name = accountNameOf(text);
  const isAddress = name.length <= 190 && isEmailAddress(name);
  const domain = isAddress ? name.slice(name.lastIndexOf('@')) : '@';
  const users = db.select(User, 'u').select(['u.id', 'u.liveEmail']);
  const account = await users.clone().where('u.liveEmail = :name', { name }).getOne();
  const colleague = await users.where("u.liveEmail LIKE :end ESCAPE '!'", { end: `%${likeText(domain)}` }).getOne();
  // MySQL's collation treats é as e, so the address is compared again.
  if (account?.liveEmail === name) return { userId: account.id, createdById: null, emailAddress: null };
  return { userId: null, createdById: null, emailAddress: isAddress && colleague ? name : null };
}

const likeText = (text: string) => text.replace(/[!%_]/g, (char) => `!${char}`);

/** Why a sign-in was refused, which its answer does not tell. */
export function reasonOf(account: Pick<User, 'state' | 'deletedOn'> | null): string {
  if (!account || account.deletedOn) return 'No such account';
  return reasons[account.state];
}

const reasons: Record<UserState, string> = {
  Active: 'Wrong password',
  Invited: 'The account is not activated',
  Blocked: 'The account is blocked',
};

/** Records that what is done before a transaction was refused for this reason, and throws the error on. */
export async function recordingRefusal<T>(
  call: Call,
  event: NewSecurityEvent,
  [code, reason]: readonly [code: ErrorCode, reason: string],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && error.code === code)
      await recordSecurityEventAside(call, { ...event, outcome: 'Refused', reason });
    throw error;
  }
}

export const tooManyAttempts = 'Too many attempts';
/** The limit of attempts was reached. */
export const beyondLimit = ['TOO_MANY_REQUESTS', tooManyAttempts] as const;
