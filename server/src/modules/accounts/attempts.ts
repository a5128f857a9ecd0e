/** How often a stranger may try: counted in the database, so that it holds for all servers together. */
import { createHash } from 'node:crypto';
import type { Call } from '../../context';
import { nextSerial } from '../../db/serial';
import type { Reader } from '../../db/reader';
import { Writer } from '../../db/writer';
import { AppError } from '../../errors';
import type { Attempt } from './attempt.entity';

const window = 15 * 60 * 1000;
const accountLimit = 10;
const addressLimit = 100;

type Kind = new () => Attempt;

const hashed = (text: string) => createHash('sha256').update(text).digest('hex');

/** E-mail addresses are told apart without regard to case. */
export const accountNameOf = (email: string) => email.trim().toLowerCase();

const who = (call: Call, email: string) => ({
  accountKey: hashed(accountNameOf(email)), clientIp: call.clientIp,
});

/**
 * Refuses when the account or the client address has had its share. Inside a transaction the tries for one account, and
 * those from one address, first queue up, so that none slips past the count.
 */
export async function refuseTooMany(db: Reader, call: Call, kind: Kind, email: string, message: string): Promise<void> {
  const { accountKey, clientIp } = who(call, email);
  if (db instanceof Writer && !db.embedded) await queueUp(db, [accountKey, hashed(clientIp)]);
  const since = new Date(call.app.clock.now().getTime() - window);
  const [byAccount, byAddress] = [
    await count(db, kind, { accountKey }, since),
    await count(db, kind, { clientIp }, since),
  ];
  if (byAccount >= accountLimit || byAddress >= addressLimit) throw new AppError('TOO_MANY_REQUESTS', message);
}

/** A row of `serial` is bumped, and so locked until the commit: one of 256, alike for accounts that do not exist. */
async function queueUp(db: Writer, keys: readonly string[]): Promise<void> {
  const rows = new Set(keys.map((key) => `attempts ${key.slice(0, 2)}`));
  for (const row of [...rows].sort()) await nextSerial(db, row);
}

function count(db: Reader, kind: Kind, where: Partial<Attempt>, createdOn: Date): Promise<number> {
  return db.select(kind, 'a').where(where).andWhere('a.createdOn > :createdOn', { createdOn }).getCount();
}

export async function recordAttempt(db: Writer, call: Call, kind: Kind, email: string): Promise<void> {
  await db.internal.insert(kind, { ...who(call, email), createdOn: db.now });
}

export async function forgetAttempts(db: Writer, call: Call, kind: Kind, email: string): Promise<void> {
  await db.internal.delete(kind, { accountKey: who(call, email).accountKey });
}
