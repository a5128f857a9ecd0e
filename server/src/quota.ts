/**
 * How often one client address may use what is open to everybody. Counted in the database, so that all servers of the
 * house count together; in periods of 15 minutes, one row per address and period.
 */
import { Entity, Index, LessThan, PrimaryColumn } from 'typeorm';
import { RefColumn } from './db/columns';
import { AppError } from './errors';
import type { CommandContext } from './operation';

const periodMs = 15 * 60 * 1000;
/** A day: long enough to see who knocked, short enough not to keep addresses. */
const periodsKept = 96;

/** What is limited, and to how many uses in a period. */
export const quotas = {
  /** AWB numbers come in series: whoever tries them one by one is stopped here. */
  tracking: 60,
  enquiry: 100,
  newVisitor: 300,
} as const;

export type Quota = keyof typeof quotas;

@Entity()
export class QuotaUse {
  @PrimaryColumn({ type: 'varchar', length: 20 })
  quota: Quota;

  @PrimaryColumn({ type: 'varchar', length: 45 })
  clientIp: string;

  /** Periods since 1970. */
  @Index()
  @PrimaryColumn({ type: 'int' })
  period: number;

  @RefColumn()
  uses: number;
}

/**
 * Takes one use; false when none was left. The row stays locked until the commit, so that calls at the same moment do
 * not slip past the count.
 */
export async function takeUse({ db, call, now }: CommandContext, quota: Quota): Promise<boolean> {
  const period = Math.floor(now.getTime() / periodMs);
  const key = [quota, call.clientIp, period];
  const onSame = db.embedded ? 'ON CONFLICT (quota, client_ip, period) DO UPDATE SET' : 'ON DUPLICATE KEY UPDATE';
  const insert = 'INSERT INTO quota_use (quota, client_ip, period, uses) VALUES (?, ?, ?, 1)';
  await db.query(`${insert} ${onSame} uses = uses + 1`, key);
  const where = 'quota = ? AND client_ip = ? AND period = ?';
  const [row] = await db.query<{ uses: number }>(`SELECT uses FROM quota_use WHERE ${where}`, key);
  const uses = Number(row?.uses ?? 1);
  if (uses === 1) await db.internal.delete(QuotaUse, { period: LessThan(period - periodsKept) });
  return uses <= quotas[quota];
}

/** Takes one use, or throws TOO_MANY_REQUESTS. */
export async function refuseBeyond(context: CommandContext, quota: Quota): Promise<void> {
  if (await takeUse(context, quota)) return;
  throw new AppError('TOO_MANY_REQUESTS', 'Too many requests; please try again in 15 minutes');
}
