/** Session variables and time limits of connections. */
import type { PoolLimits } from './failoverPool';
import type { Server } from './nodes';

interface Purpose {
  server: Server;
  /** Maximum duration of a request, in milliseconds. */
  requestDeadline: number;
}

/** Every wait ends before the request's deadline, so that the connection is free when the request is answered. */
export function requestLimits(purpose: Purpose): PoolLimits {
  const { requestDeadline } = purpose;
  return {
    acquireMs: Math.ceil(requestDeadline / 6),
    queue: 200,
    isShared: true,
    inactivityMs: Math.ceil(requestDeadline * 0.9),
    firstStatements: [sessionSql(purpose), ...(purpose.server.clustered ? caughtUp : [])],
  };
}

/**
 * Wait until the node has applied all transactions committed anywhere. A request whose node is left in the middle goes on
 * with a new connection, and would else refuse work on a record that the clerk has just made on the other node.
 */
const caughtUp = ['SET SESSION wsrep_sync_wait = 1', 'SELECT 1', 'SET SESSION wsrep_sync_wait = 0'];

/**
 * For session lookups and readiness. On a cluster the read waits until the node has applied all transactions committed
 * anywhere, so later reads of the same request on the same node see at least that state.
 */
export function reservedLimits(purpose: Purpose): PoolLimits {
  const causal = purpose.server.clustered ? ['wsrep_sync_wait = 1'] : [];
  return { ...requestLimits(purpose), queue: 2_000, firstStatements: [sessionSql(purpose, causal)] };
}

/** Migrations have no time limit. */
export function startLimits({ server: { dialect } }: Purpose): PoolLimits {
  return {
    acquireMs: 30_000,
    queue: 200,
    isShared: false,
    inactivityMs: 0,
    firstStatements: [`SET SESSION ${isolation[dialect]}`],
  };
}

/** READ COMMITTED: guarded changes lock the rows they read; gap locks would only cause waits. */
const isolation = {
  mariadb: "tx_isolation = 'READ-COMMITTED'",
  mysql: "transaction_isolation = 'READ-COMMITTED'",
} as const satisfies Record<Server['dialect'], string>;

function sessionSql({ server: { dialect }, requestDeadline }: Purpose, more: readonly string[] = []): string {
  const statementMs = Math.max(1_000, Math.floor((requestDeadline * 5) / 6));
  const statement = {
    mariadb: `max_statement_time = ${statementMs / 1_000}`,
    // Limits reads only; writes are limited by the lock wait timeout and the inactivity of their connection.
    mysql: `max_execution_time = ${statementMs}`,
  };
  const lockWaitSeconds = Math.max(1, Math.round(requestDeadline / 6_000));
  return `SET SESSION ${[isolation[dialect], `innodb_lock_wait_timeout = ${lockWaitSeconds}`, statement[dialect], ...more].join(', ')}`;
}
