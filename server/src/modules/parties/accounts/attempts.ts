import { hash } from 'node:crypto';
/** Limits of attempts, counted in the database, so that they apply to all servers together. */
import { Between, IsNull, type FindOptionsWhere } from 'typeorm';
import { clientNetwork } from '../../../core/limits/clientNetwork';
import type { Call } from '../../../core/operation/context';
import { withRetry } from '../../../db/write/retry';
import { nextSerial } from '../../../db/write/serial';
import { inTransaction } from '../../../db/write/transaction';
import type { Writer } from '../../../db/write/writer';
import { AppError } from '../../../core/operation/errors';
import { FailedSignIn, type Attempt } from './attempt.entity';

const minute = 60 * 1000;
const window = 15 * minute;

/**
 * Per 15 minutes. Unknown devices are counted by account and network together, so that nobody can use up another
 * person's attempts; the two wider limits bound guessing from many networks and at many accounts.
 */
const limits = { device: 10, accountAndNetwork: 10, network: 100, account: 100 } as const;

type Kind = new () => Attempt;

/** E-mail addresses are compared ignoring case. */
export const accountNameOf = (email: string) => email.trim().toLowerCase();

export const accountKeyOf = (email: string) => hash('sha256', accountNameOf(email));

/** The account and origin of an attempt. */
export type Trial = Pick<Attempt, 'accountKey' | 'clientNetwork' | 'device'>;

export const trialOf = (call: Call, email: string, device: string | null = null): Trial => ({
  accountKey: accountKeyOf(email),
  clientNetwork: clientNetwork(call.clientIp),
  device,
});

/**
 * Counts an attempt and returns its id; throws TOO_MANY_REQUESTS above the limit. Concurrent attempts are serialized.
 */
export async function takeAttempt(db: Writer, kind: Kind, trial: Trial, message: string): Promise<number> {
  const { accountKey, clientNetwork: network, device } = trial;
  await queueUp(db, device ? [device] : [accountKey, hash('sha256', network)]);
  // Attempts dated later do not count: after the clock was set back they would for as long as the step.
  const now = db.now.getTime();
  const createdOn = Between(new Date(now - window + 1), new Date(now + window));
  const reached = async (limit: number, where: FindOptionsWhere<Attempt>) =>
    (await db.internal.countBy(kind, { ...where, createdOn })) >= limit;
  const unknownDevice = { device: IsNull() };
  const isTooMany = device
    ? await reached(limits.device, { accountKey, device })
    : (await reached(limits.network, { clientNetwork: network, ...unknownDevice })) ||
      (await reached(limits.accountAndNetwork, { accountKey, clientNetwork: network, ...unknownDevice })) ||
      (kind === FailedSignIn && (await reached(limits.account, { accountKey, ...unknownDevice })));
  if (isTooMany) throw new AppError('TOO_MANY_REQUESTS', message);
  return (await db.insertRow(kind, { ...trial, createdOn: db.now })).id;
}

/** Locks a row of `serial` until the commit: one of 256, chosen alike for accounts that do not exist. */
async function queueUp(db: Writer, keys: readonly string[]): Promise<void> {
  if (db.embedded) return;
  const rows = new Set(keys.map((key) => `attempts ${key.slice(0, 2)}`));
  for (const row of [...rows].sort()) await nextSerial(db, row);
}

/**
 * Runs an expensive password check. The attempt is counted and committed first, so concurrent attempts cannot exceed
 * the limit. It stays counted unless `forgetAttempt` removes it.
 */
export async function asAttempt<T>(
  call: Call,
  trial: Trial,
  message: string,
  check: () => Promise<T>,
): Promise<{ attempt: number; result: T }> {
  const attempt = await withRetry(call, 'attempt', () =>
    inTransaction(call.app, (db) => takeAttempt(db, FailedSignIn, trial, message)),
  );
  try {
    return { attempt, result: await check() };
  } catch (error) {
    // No password was checked, since the server was busy.
    await inTransaction(call.app, (db) => forgetAttempt(db, attempt));
    throw error;
  }
}

export async function forgetAttempt(db: Writer, id: number): Promise<void> {
  await db.internal.delete(FailedSignIn, { id });
}

export async function forgetAttemptsAt(db: Writer, email: string): Promise<void> {
  await db.internal.delete(FailedSignIn, { accountKey: accountKeyOf(email) });
}
