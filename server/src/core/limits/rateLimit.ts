/**
 * Rate limits of public operations per client network. Counted in the database, so that all servers share the count;
 * one row per network and period of 15 minutes.
 */
import { decodeRows, integer } from '../../db/read/rawRows';
import { LessThan } from 'typeorm';
import { clientNetwork } from './clientNetwork';
import type { Writer } from '../../db/write/writer';
import { AppError } from '../operation/errors';
import type { CommandContext } from '../operation/operation';
import { QuotaUse, quotas, type Quota } from './quotaUse.entity';

const periodMs = 15 * 60 * 1000;
/** Number of periods kept: one day, enough to investigate abuse without storing addresses for long. */
const periodsKept = 96;

/**
 * Takes up to `wanted` uses and returns how many were available. The row stays locked until the commit, so concurrent
 * calls cannot exceed the limit.
 */
export async function takeUses(db: Writer, quota: Quota, network: string, wanted: number): Promise<number> {
  const period = Math.floor(db.now.getTime() / periodMs);
  const key = [quota, network, period];
  const onSame = db.embedded ? 'ON CONFLICT (quota, client_network, period) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE';
  const insert = 'INSERT INTO quota_count (quota, client_network, period, uses) VALUES (?, ?, ?, ?)';
  await db.query(`${insert} ${onSame} uses = uses + ?`, [...key, wanted, wanted]);
  const where = 'quota = ? AND client_network = ? AND period = ?';
  const [row] = decodeRows(await db.query(`SELECT uses FROM quota_count WHERE ${where}`, key), { uses: integer });
  const uses = Number(row?.uses ?? wanted);
  if (uses === wanted) await db.internal.delete(QuotaUse, { period: LessThan(period - periodsKept) });
  return Math.max(0, Math.min(wanted, wanted - (uses - quotas[quota])));
}

/** Takes one use; false if none was left. */
export async function takeUse({ db, call }: CommandContext, quota: Quota): Promise<boolean> {
  return (await takeUses(db, quota, clientNetwork(call.clientIp), 1)) > 0;
}

/** Takes one use; throws TOO_MANY_REQUESTS if none was left. */
export async function refuseBeyond(context: CommandContext, quota: Quota): Promise<void> {
  if (await takeUse(context, quota)) return;
  throw new AppError('TOO_MANY_REQUESTS', 'Too many requests; please try again in 15 minutes');
}
