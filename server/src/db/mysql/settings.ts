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
    firstStatements: [sessionSql(purpose), ...caughtUp(purpose.server)],
  };
}

/**
 * Wait until the node has applied all transactions committed anywhere. A request whose node is left in the middle goes on
 * with a new connection, and would else refuse work on a record that the clerk has just made on the other node.
 */
function caughtUp({ cluster }: Server): string[] {
  if (cluster === null) return [];
  const { causal, waiting, reset } = consistency[cluster];
  return [`SET SESSION ${causal}`, ...waiting, `SET SESSION ${reset}`];
}

/**
 * `causal`: a read waits for all that was committed on any member; `reset` ends that. In a group it goes through all
 * members, so that a primary which has been replaced, and does not know it yet, fails instead of answering what it had.
 */
const consistency = {
  galera: { causal: 'wsrep_sync_wait = 1', waiting: ['SELECT 1'], reset: 'wsrep_sync_wait = 0' },
  group: {
    causal: "group_replication_consistency = 'BEFORE'",
    // A statement without a table does not wait.
    waiting: ['START TRANSACTION', 'COMMIT'],
    reset: 'group_replication_consistency = DEFAULT',
  },
} as const satisfies Record<NonNullable<Server['cluster']>, object>;

/**
 * For session lookups and readiness. On a cluster the read waits until the node has applied all transactions committed
 * anywhere, so later reads of the same request on the same node see at least that state.
 */
export function reservedLimits(purpose: Purpose): PoolLimits {
  const { cluster } = purpose.server;
  const causal = cluster ? [consistency[cluster].causal] : [];
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
