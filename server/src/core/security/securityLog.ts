/**
 * Entry to the security log, which the module `security` keeps: who did what, from where, with which outcome. An event
 * never names a password, token or code: its texts are the product's own, not what a client sent.
 */
import { withRetry } from '../../db/write/retry';
import { inTransaction } from '../../db/write/transaction';
import type { Writer } from '../../db/write/writer';
import type { Call, SessionUser } from '../operation/context';
import { withDeadline } from '../operation/deadline';
import type { NewSecurityEvent } from './securityEvent';

/** Writes an event in the caller's transaction: it is kept if the transaction is. */
export function recordSecurityEvent(
  { db, call, user }: { db: Writer; call: Call; user: SessionUser | null },
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
