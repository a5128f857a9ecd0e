/** What a database error means for the work that met it, and when such work is done again. */
import type { Call } from '../context';
import { tookTooLong } from '../deadline';

export type Failure = 'rerun' | 'duplicate' | 'lost' | 'fatal';

interface DriverError {
  code?: string;
  errno?: number;
  fatal?: boolean;
}

/** 1213 deadlock, 1205 lock wait, 1020 row changed since last read, 1047 node not in the cluster, 1180 certification. */
const rerunErrnos = new Set([1213, 1205, 1020, 1047, 1180]);
/** KEY_TAKEN: the first request with the same idempotency key has been undone since. */
const rerunCodes = new Set(['KEY_TAKEN']);
/** 1040 too many connections, 1053 the server shuts down, 1317 and 1927 killed. */
const lostErrnos = new Set([1040, 1053, 1317, 1927]);
const lostCodes = new Set([
  'PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN',
  'SQLITE_CONNECTION_LOST',
]);

export function failureOf(error: unknown): Failure {
  const { code = '', errno = 0, fatal = false } = driverErrorOf(error);
  if (rerunErrnos.has(errno) || rerunCodes.has(code) || code.startsWith('SQLITE_BUSY')) return 'rerun';
  if (errno === 1062 || code === 'ER_DUP_ENTRY' || code === 'SQLITE_CONSTRAINT_UNIQUE') return 'duplicate';
  // The driver gives no code when it is handed a statement for a connection that has just gone.
  if (lostErrnos.has(errno) || lostCodes.has(code) || (fatal && !code)) return 'lost';
  return 'fatal';
}

function driverErrorOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  const outer = error as DriverError & { driverError?: DriverError };
  return outer.driverError ?? outer;
}

/** Another node has taken over by then, or the database is gone. */
const patience = 8_000;

/** Does work that leaves nothing behind when it fails again, while the database may recover from what it met. */
export async function persistently<T>(call: Pick<Call, 'deadline' | 'log'>, what: string, work: () => Promise<T>): Promise<T> {
  const start = Date.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const failure = failureOf(error);
      const isWorthIt = failure === 'rerun' || failure === 'lost';
      if (!isWorthIt || Date.now() - start > patience) throw error;
      if (call.deadline.aborted) throw tookTooLong();
      call.log.warn({ attempt, what, failure }, 'run again');
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(500, 20 * 2 ** attempt)));
    }
  }
}
