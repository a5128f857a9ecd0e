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

/** The node is not part of its Galera cluster now. */
const notInCluster = 1047;

/** MySQL with group replication, MariaDB with Galera, and TiDB, by error number. */
const failuresByErrno = new Map<number, DatabaseFailure>([
  [1213, 'rerun'], // deadlock, or refused by certification
  [1205, 'rerun'], // waited too long for a lock
  [1020, 'rerun'], // the row has changed since it was read
  [1180, 'rerun'], // COMMIT refused by certification
  [notInCluster, 'rerun'],
  [8002, 'rerun'], // TiDB: a locked row has changed
  [8022, 'rerun'], // TiDB: COMMIT failed and is rolled back
  [8028, 'rerun'], // TiDB: a table was changed meanwhile
  [9007, 'rerun'], // TiDB: write conflict

  [1040, 'lost'], // too many connections
  [1203, 'lost'], // too many connections of this user
  [1226, 'lost'], // the account's quota is used up
  [1053, 'lost'], // the server shuts down
  [3168, 'lost'], // the server is not available
  [1317, 'lost'], // the statement was killed
  [1927, 'lost'], // the connection was killed
  [1158, 'lost'], // network error while reading
  [1159, 'lost'], // timeout while reading
  [1160, 'lost'], // network error while writing
  [1161, 'lost'], // timeout while writing
  [4031, 'lost'], // the connection was idle for too long
  [1290, 'lost'], // the node takes no writes: another one does
  [1836, 'lost'], // the node is read-only: another one is not
  [3032, 'lost'], // the node has left its group, and takes no clients
  [3100, 'lost'], // COMMIT on a member that is leaving its group: the others may have it
  [3101, 'lost'], // rolled back on such a member: the others may have it
  [3796, 'lost'], // the node is no member of its group
  [3797, 'lost'], // the node has not learned what its group has committed
  [3798, 'lost'], // the other members have not applied what it has committed

  [1969, 'slow'], // statement time limit of MariaDB
  [3024, 'slow'], // statement time limit of MySQL

  [1044, 'down'], // no access to the database
  [1045, 'down'], // wrong user or password
  [1049, 'down'], // there is no such database
  [1698, 'down'], // this way of signing in is refused
  [1021, 'down'], // the disk is full
  [1026, 'down'], // a file cannot be written
  [1030, 'down'], // error of the storage engine
  [1037, 'down'], // out of memory
  [1038, 'down'], // out of memory for sorting
  [1041, 'down'], // out of memory of the system
  [1114, 'down'], // the table is full

  [1062, 'duplicate'], // entry of a unique index
  [1586, 'duplicate'], // the same, with the name of the index
]);

/** Driver, network and SQLite errors, by code. SQLite's extended codes are found by the basic code that they begin with. */
const failuresByCode = new Map<string, DatabaseFailure>([
  ['KEY_TAKEN', 'rerun'], // the first request with the same idempotency key has been undone since
  ['SQLITE_NOT_WRITTEN', 'rerun'], // a COMMIT failed, and the file shows that nothing of it was written
  ['SQLITE_BUSY', 'rerun'],
  ['SQLITE_LOCKED', 'rerun'],

  ['PROTOCOL_CONNECTION_LOST', 'lost'],
  ['ECONNRESET', 'lost'],
  ['ECONNREFUSED', 'lost'],
  ['ECONNABORTED', 'lost'],
  ['EPIPE', 'lost'],
  ['ETIMEDOUT', 'lost'],
  ['EHOSTUNREACH', 'lost'],
  ['EHOSTDOWN', 'lost'],
  ['ENETUNREACH', 'lost'],
  ['ENETDOWN', 'lost'],
  ['EAI_AGAIN', 'lost'],
  ['ENOTFOUND', 'lost'],
  ['SQLITE_CONNECTION_LOST', 'lost'],

  ['POOL_BUSY', 'busy'],

  ['POOL_CLOSED', 'down'],
  ['HANDSHAKE_NO_SSL_SUPPORT', 'down'],
  ['HANDSHAKE_SSL_ERROR', 'down'],
  ['SQLITE_FULL', 'down'],
  ['SQLITE_IOERR', 'down'],
  ['SQLITE_NOMEM', 'down'],
  ['SQLITE_CANTOPEN', 'down'],
  ['SQLITE_READONLY', 'down'],

  ['ER_DUP_ENTRY', 'duplicate'],
  ['SQLITE_CONSTRAINT_UNIQUE', 'duplicate'],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', 'duplicate'],
]);

export function databaseFailureOf(error: unknown): DatabaseFailure {
  const { code = '', errno = 0, fatal = false } = driverErrorOf(error);
  // SQLITE_BUSY of SQLITE_BUSY_SNAPSHOT.
  const basicCode = /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? '';
  const failure = failuresByErrno.get(errno) ?? failuresByCode.get(code) ?? failuresByCode.get(basicCode);
  // The driver gives no code when a statement is sent on a connection that has just closed.
  return failure ?? (fatal && !code ? 'lost' : 'fatal');
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
function outageOf(error: unknown): AppError | undefined {
  const failure = databaseFailureOf(error);
  if (failure === 'duplicate' || failure === 'fatal') return undefined;
  if (failure === 'slow') return tookTooLong();
  const isContended = failure === 'rerun' && driverErrorOf(error).errno !== notInCluster;
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
      if (!isRetryable || performance.now() - start > maxRetryMs) throw loggedOutage(call, what, error);
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
    throw loggedOutage(call, what, error);
  }
}

/** Logs the reason and returns the client's error, which only says to try again. */
function loggedOutage(call: Pick<RetriedCall, 'log'>, what: string, error: unknown): unknown {
  const outage = outageOf(error);
  if (outage) call.log.error({ err: error, what, failure: databaseFailureOf(error) }, 'the database failed');
  return outage ?? error;
}
