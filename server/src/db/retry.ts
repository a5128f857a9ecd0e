/** Classifies database errors: whether work is retried, and what the client is told. */
import type { FastifyBaseLogger } from 'fastify';
import { tookTooLong, TryLater, type AppError } from '../domain/errors';

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
const byErrno: ReadonlyMap<number, DatabaseFailure> = new Map([
  ...all(
    'rerun',
    1213, // deadlock, or refused by certification
    1205, // lock wait
    1020, // the row has changed since it was read
    1047, // the node is not part of its cluster now
    1180,
  ), // COMMIT refused by certification
  ...all(
    'lost',
    1040,
    1203,
    1226, // too many connections: of all, of a user, of an account's quota
    1053,
    1927,
    1317,
    3168, // the server shuts down; the connection or the statement was killed
    1158,
    1159,
    1160,
    1161,
    4031, // the network between us, or idle for too long
    1290,
    1836,
  ), // the node takes no writes: another one does
  ...all('slow', 1969, 3024),
  ...all(
    'down',
    1044,
    1045,
    1049,
    1698, // access
    1021,
    1026,
    1030,
    1037,
    1038,
    1041,
    1114,
  ), // disk, memory, storage engine
  ...all('duplicate', 1062, 1586),
]);

/** Driver, network and SQLite errors, by code. */
const byCode: ReadonlyMap<string, DatabaseFailure> = new Map([
  ...all(
    'rerun',
    'KEY_TAKEN', // the first request with the same idempotency key has been undone since
    'SQLITE_NOT_WRITTEN', // a COMMIT failed, and the file shows that nothing of it was written
    'SQLITE_BUSY',
    'SQLITE_LOCKED',
  ),
  ...all(
    'lost',
    'PROTOCOL_CONNECTION_LOST',
    'ECONNRESET',
    'ECONNREFUSED',
    'ECONNABORTED',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'EHOSTDOWN',
    'ENETUNREACH',
    'ENETDOWN',
    'EAI_AGAIN',
    'ENOTFOUND',
    'SQLITE_CONNECTION_LOST',
  ),
  ...all('busy', 'POOL_BUSY'),
  ...all(
    'down',
    'POOL_CLOSED',
    'HANDSHAKE_NO_SSL_SUPPORT',
    'HANDSHAKE_SSL_ERROR',
    'SQLITE_FULL',
    'SQLITE_IOERR',
    'SQLITE_NOMEM',
    'SQLITE_CANTOPEN',
    'SQLITE_READONLY',
  ),
  ...all('duplicate', 'ER_DUP_ENTRY', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'),
]);

function all<Key>(failure: DatabaseFailure, ...keys: Key[]): [Key, DatabaseFailure][] {
  return keys.map((key) => [key, failure]);
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
