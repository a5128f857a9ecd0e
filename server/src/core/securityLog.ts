/**
 * Entry to the security log, which the module `security` keeps: who did what, from where, with which outcome. An event
 * never names a password, token or code: its texts are the product's own, not what a client sent.
 */
import type { Writer } from '../db/writer';
import { withRetry } from '../db/retry';
import { inTransaction } from '../db/transaction';
import type { SecurityEventKind, SecurityOutcome } from '../domain/enums';
import type { Call } from './context';
import { withDeadline } from './deadline';
import type { CommandContext } from './operation';

export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** Done by default. */
  outcome?: SecurityOutcome;
  /** The account that it is about; by default the calling user's. Null: none that is known. */
  userId?: number | null;
  /** Who did it; by default the calling user. Null: nobody was signed in, and such events are counted together. */
  createdById?: number | null;
  /** The address that was tried, if no account has it. */
  emailAddress?: string | null;
  /** Name of the operation, as in GraphQL. */
  operation?: string | null;
  /** What it was done with or to, in words. */
  subject?: string | null;
  reason?: string | null;
  exportedRows?: number | null;
  /** How often; 1 by default. */
  times?: number;
  /** Parts of one event have the same text: they are one row, to which exported rows are added. */
  sameAs?: string | null;
  /** When it happened, if not now. */
  on?: Date;
}

/** Where a request came from; null for what the server does by itself. */
export type SecurityOrigin = Pick<Call, 'clientIp' | 'userAgent'> | null;

export type SecurityLogWriter = (
  db: Writer,
  event: NewSecurityEvent & Required<Pick<NewSecurityEvent, 'userId' | 'createdById'>>,
  origin: SecurityOrigin,
) => Promise<void>;

/** Writes an event in the caller's transaction: it is kept if the transaction is. */
export function recordSecurityEvent(
  { db, call, user }: Pick<CommandContext, 'db' | 'call' | 'user'>,
  event: NewSecurityEvent,
): Promise<void> {
  const own = user?.id ?? null;
  return call.app.writeSecurityEvent(db, { userId: own, createdById: own, ...event }, call);
}

/** A request waits no longer for its event, so that reading goes on where the database takes no writes; the write goes on. */
const maxWaitMs = 2_000;

/**
 * Writes an event in a transaction of its own, for refusals and for reading. Call it when no transaction is open. A
 * failure is logged, and the request goes on.
 */
export async function recordSecurityEventAside(call: Call, event: NewSecurityEvent): Promise<void> {
  try {
    const user = await call.session();
    await withDeadline(AbortSignal.timeout(maxWaitMs), () =>
      withRetry(call, 'securityLog', () =>
        inTransaction(call.app, (db) => recordSecurityEvent({ db, call, user }, event)),
      ),
    );
  } catch (error) {
    call.log.error({ err: error, kind: event.kind }, 'a security event was not recorded');
  }
}
