/**
 * How often one client network may use what is open to everybody. Counted in the database, so that all servers of the
 * house count together; in periods of 15 minutes, one row per network and period.
 */
import { LessThan } from 'typeorm';
import { clientNetwork } from './clientNetwork';
import type { Writer } from '../db/writer';
import { AppError } from './errors';
import type { CommandContext } from './operation';
import { QuotaUse, quotas, type Quota } from './quotaUse.entity';

const periodMs = 15 * 60 * 1000;
/** A day: long enough to see who knocked, short enough not to keep addresses. */
const periodsKept = 96;

/**
 * Takes so many uses of a client network, and answers how many of them were left. The row stays locked until the commit, so
 * that calls at the same moment do not slip past the count.
 */
export async function takeUses(db: Writer, quota: Quota, network: string, wanted: number): Promise<number> {
  const period = Math.floor(db.now.getTime() / periodMs);
  const key = [quota, network, period];
  const onSame = db.embedded ? 'ON CONFLICT (quota, client_network, period) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE';
  const insert = 'INSERT INTO quota_use (quota, client_network, period, uses) VALUES (?, ?, ?, ?)';
  await db.query(`${insert} ${onSame} uses = uses + ?`, [...key, wanted, wanted]);
  const where = 'quota = ? AND client_network = ? AND period = ?';
  const [row] = await db.query<{ uses: number }>(`SELECT uses FROM quota_use WHERE ${where}`, key);
  const uses = Number(row?.uses ?? wanted);
  if (uses === wanted) await db.internal.delete(QuotaUse, { period: LessThan(period - periodsKept) });
  return Math.max(0, Math.min(wanted, wanted - (uses - quotas[quota])));
}

/** Takes one use of the client's network; false when none was left. */
export async function takeUse({ db, call }: CommandContext, quota: Quota): Promise<boolean> {
  return (await takeUses(db, quota, clientNetwork(call.clientIp), 1)) > 0;
}

/** Takes one use, or throws TOO_MANY_REQUESTS. */
export async function refuseBeyond(context: CommandContext, quota: Quota): Promise<void> {
  if (await takeUse(context, quota)) return;
  throw new AppError('TOO_MANY_REQUESTS', 'Too many requests; please try again in 15 minutes');
}
