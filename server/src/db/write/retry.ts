/** Classifies database errors: whether work is retried, and what the client is told. */
import type { FastifyBaseLogger } from 'fastify';
import { tookTooLong, TryLater, type AppError } from '../../domain/rules/errors';

/** The parts of a call that a retry needs. */
export interface RetriedCall {
  deadline: AbortSignal;
  log: FastifyBaseLogger;
  /** Is told about each rerun. */
  observation?: { rerun(failure: DatabaseFailure): void };
}

/**
 * - `rerun`: rolled back because of concurrent transactions; the same work may succeed now.
 * - `lost`: the connection or its node is gone; the work may succeed on another connection. At COMMIT: outcome unknown.
 * - `busy`: no connection was free in time; retrying would only add load.
 * - `slow`: a statement exceeded its time limit.
 * - `down`: the database is reachable but does not work: full disk, changed password.
 * - `duplicate`: a unique index refuses the row.
 * - `fatal`: a defect of this program.
 */
export type DatabaseFailure = 'rerun' | 'lost' | 'busy' | 'slow' | 'down' | 'duplicate' | 'fatal';

interface DriverError {
  code?: string;
  errno?: number;
  fatal?: boolean;
}

/** MySQL, MariaDB and Galera, by error number. */
const byErrno = failuresOf<number>([
  // Deadlock, or refused by certification.
  ['rerun', 1213],
  // Lock wait.
  ['rerun', 1205],
  // The row has changed since it was read.
  ['rerun', 1020],
  // The node is not part of its cluster now.
  ['rerun', 1047],
  // COMMIT refused by certification.
  ['rerun', 1180],
  // Too many connections: of all, of a user, of an account's quota.
  ['lost', 1040, 1203, 1226],
  // The server shuts down; the connection or the statement was killed.
  ['lost', 1053, 1927, 1317, 3168],
  // The network between us, or idle for too long.
  ['lost', 1158, 1159, 1160, 1161, 4031],
  // The node takes no writes: another one does.
  ['lost', 1290, 1836],
  ['slow', 1969, 3024],
  // Access.
  ['down', 1044, 1045, 1049, 1698],
  // Disk, memory, storage engine.
  ['down', 1021, 1026, 1030, 1037, 1038, 1041, 1114],
  ['duplicate', 1062, 1586],
]);

/** Driver, network and SQLite errors, by code. */
const byCode = failuresOf<string>([
  // The first request with the same idempotency key has been undone since.
  ['rerun', 'KEY_TAKEN'],
  // A COMMIT failed, and the file shows that nothing of it was written.
  ['rerun', 'SQLITE_NOT_WRITTEN'],
  ['rerun', 'SQLITE_BUSY', 'SQLITE_LOCKED'],
  ['lost', 'PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT'],
  ['lost', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EAI_AGAIN', 'ENOTFOUND'],
  ['lost', 'SQLITE_CONNECTION_LOST'],
  ['busy', 'POOL_BUSY'],
  ['down', 'POOL_CLOSED', 'HANDSHAKE_NO_SSL_SUPPORT', 'HANDSHAKE_SSL_ERROR'],
  ['down', 'SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_NOMEM', 'SQLITE_CANTOPEN', 'SQLITE_READONLY'],
  ['duplicate', 'ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'],
]);

function failuresOf<Key extends number | string>(
  rows: readonly (readonly [DatabaseFailure, ...Key[]])[],
): ReadonlyMap<Key, DatabaseFailure> {
  return new Map(rows.flatMap(([failure, ...keys]) => keys.map((key) => [key, failure] as const)));
}

export function databaseFailureOf(error: unknown): DatabaseFailure {
  const { code = '', errno = 0, fatal = false } = driverErrorOf(error);
  // SQLite's extended codes start with the basic code, e.g. SQLITE_BUSY_SNAPSHOT.
  const known = byErrno.get(errno) ?? byCode.get(code) ?? byCode.get(/^SQLITE_[A-Z]+/.exec(code)?.[0] ?? '');
  if (known) return known;
  // The driver gives no code when a statement is sent on a connection that has just closed.
  return fatal && !code ? 'lost' : 'fatal';
}

/** True if a COMMIT that failed with this error may have been written. */
export function isUnknownAtCommit(error: unknown): boolean {
  const failure = databaseFailureOf(error);
  return failure === 'lost' || failure === 'slow';
}

function driverErrorOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  const outer = error as DriverError & { driverError?: DriverError };
  return outer.driverError ?? outer;
}

const retryAfterSeconds = 5;
const unavailable = () =>
  new TryLater('UNAVAILABLE', 'The database is not available now; please try again', retryAfterSeconds);
const contended = () =>
  new TryLater('UNAVAILABLE', 'Somebody else is changing this record now; please try again', retryAfterSeconds);

/** The client's error for a database failure; undefined if it is not one. */
export function outageOf(error: unknown): AppError | undefined {
  const failure = databaseFailureOf(error);
  if (failure === 'duplicate' || failure === 'fatal') return undefined;
  if (failure === 'slow') return tookTooLong();
  const isContended = failure === 'rerun' && driverErrorOf(error).errno !== 1047;
  return isContended ? contended() : unavailable();
}

/** After this time another node has taken over, or the database is unavailable. */
const maxRetryMs = 8_000;

/** Retries work that leaves nothing behind when it fails, as long as the database may recover. */
export async function withRetry<T>(call: RetriedCall, what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const failure = databaseFailureOf(error);
      const isRetryable = failure === 'rerun' || failure === 'lost';
      if (!isRetryable || performance.now() - start > maxRetryMs) throw told(call, what, error);
      if (call.deadline.aborted) throw tookTooLong();
      call.observation?.rerun(failure);
      call.log.warn({ attempt, what, failure }, 'run again');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(500, 20 * 2 ** attempt)));
    }
  }
}

/** For work that must not be retried: converts a database failure to the client's error. */
export async function orOutage<T>(
  call: Pick<RetriedCall, 'log'>,
  what: string,
  work: Promise<T> | undefined,
): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    throw told(call, what, error);
  }
}

/** Logs the reason and returns the client's error, which only says to try again. */
function told(call: Pick<RetriedCall, 'log'>, what: string, error: unknown): unknown {
  const outage = outageOf(error);
  if (outage) call.log.error({ err: error, what, failure: databaseFailureOf(error) }, 'the database failed');
  return outage ?? error;
}
