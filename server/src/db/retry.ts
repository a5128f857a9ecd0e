/** What a database error means for the transaction that met it. */
export type Failure = 'rerun' | 'duplicate' | 'lost' | 'fatal';

interface DriverError {
  code?: string;
  errno?: number;
  message?: string;
}

/** 1213 deadlock, 1205 lock wait, 1020 row changed since last read, 1047 node not in the cluster, 1180 certification. */
const rerunErrnos = new Set([1213, 1205, 1020, 1047, 1180]);
const lostCodes = new Set(['PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ER_SERVER_SHUTDOWN', 'ER_CONNECTION_KILLED', 'ER_QUERY_INTERRUPTED']);

export function failureOf(error: unknown): Failure {
  const { code = '', errno = 0 } = driverErrorOf(error);
  if (rerunErrnos.has(errno) || code === 'SQLITE_BUSY') return 'rerun';
  if (errno === 1062 || code === 'ER_DUP_ENTRY' || code === 'SQLITE_CONSTRAINT_UNIQUE') return 'duplicate';
  if (lostCodes.has(code)) return 'lost';
  return 'fatal';
}

function driverErrorOf(error: unknown): DriverError {
  if (typeof error !== 'object' || error === null) return {};
  const outer = error as DriverError & { driverError?: DriverError };
  return { code: outer.driverError?.code ?? outer.code, errno: outer.driverError?.errno ?? outer.errno };
}

/** The unique index that refused the row, as both databases name it: `table.column` or `ix_table__column`. */
export function duplicateOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

export function isForeignKeyFailure(error: unknown): boolean {
  const { code = '', errno = 0 } = driverErrorOf(error);
  return errno === 1451 || errno === 1452 || code === 'SQLITE_CONSTRAINT_FOREIGNKEY';
}
