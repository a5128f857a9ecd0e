/**
 * Entry to the security log, which the module `security` keeps: who did what, from where, with which outcome. An event
 * never names a password, token or code: its texts are the product's own, not what a client sent.
 */
import { withRetry } from '../../db/write/retry';
import { inTransaction } from '../../db/write/transaction';
import type { Writer } from '../../db/write/writer';
import type { Action } from '../../domain/policy/permissions';
import type { Call, SessionUser } from '../operation/context';
import { withDeadline } from '../operation/deadline';
import { AppError, type ErrorCode } from '../operation/errors';
import { selectionOf } from '../record/selection';
import type { NewSecurityEvent } from './securityEvent';

/** Writes an event in the caller's transaction: it is kept if the transaction is. */
export function recordSecurityEvent(
  { db, call, user }: { db: Writer; call: Call; user: SessionUser | null },
  event: NewSecurityEvent,
): Promise<void> {
  const userId = user?.id ?? null;
  return call.app.writeSecurityEvent(db, { userId, createdById: userId, ...event }, call);
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

const recordedCodes: readonly ErrorCode[] = ['FORBIDDEN', 'SECOND_FACTOR_REQUIRED'];

/** Runs an operation; if its user may not do that, records it before the error is thrown on. */
export async function notingRefusal<T>(action: Action, call: Call, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isRefused =
      error instanceof AppError && recordedCodes.includes(error.code) && (await call.session()) !== null;
    if (isRefused)
      await recordSecurityEventAside(call, {
        kind: 'Refusal',
        outcome: 'Refused',
        operation: action,
        reason: error.message,
      });
    throw error;
  }
}

/** An answer with more rows is an export, however it was asked for. */
const maxScreenRows = 1000;
const day = 24 * 60 * 60 * 1000;

/**
 * Records an answer of a query that is a part of a file (header `Export-Id`), or has more rows than a screen. Exports of
 * REST record themselves.
 */
export async function noteExport(action: Action, call: Call, input: object, output: unknown): Promise<void> {
  const rows = rowsOf(output);
  const isFile = call.exportId !== null;
  if (!isFile && (rows ?? 0) <= maxScreenRows) return;
  // The walk over all pages ahead of them.
  const isWalk = 'walk' in input && Boolean(input.walk);
  if (isWalk || selectsIdsAlone(call)) return;
  const subject = filtersOf(input);
  const part = isFile ? call.exportId : subject;
  await recordSecurityEventAside(call, {
    kind: 'Export',
    operation: action,
    subject,
    exportedRows: rows,
    sameAs: JSON.stringify([action, part, Math.floor(call.app.clock.now().getTime() / day)]),
  });
}

function rowsOf(output: unknown): number | null {
  const rows: unknown = Array.isArray(output) ? output : (output as { rows?: unknown } | null)?.rows;
  return Array.isArray(rows) ? rows.length : null;
}

const selectsIdsAlone = ({ fields }: Call): boolean => {
  const names = Object.keys(selectionOf(fields, 'rows'));
  return names.length > 0 && names.every((name) => name === 'uniqueId' || name === '__typename');
};

const paging = new Set(['skip', 'take', 'after', 'before', 'sortBy', 'sortOrder', 'walk']);

/** The filters that were given, by name: their values may be names of people. */
export function filtersOf(input: object): string {
  const filters = Object.entries(input).filter(
    ([name, value]) => !paging.has(name) && value !== undefined && value !== null && value !== '',
  );
  return filters.length === 0 ? 'Without a filter' : `By ${filters.map(([name]) => name).join(', ')}`;
}
