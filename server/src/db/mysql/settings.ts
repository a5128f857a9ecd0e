/** What each connection is told first, and how long its work may take. */
import type { PoolLimits } from './failoverPool';
import type { Server } from './nodes';

interface Purpose {
  server: Server;
  /** How long one request may take, in milliseconds. */
  requestDeadline: number;
}

/** Every wait ends before the deadline of the request that waits, so that its connection is free again when it is answered. */
export function requestLimits(purpose: Purpose): PoolLimits {
  const { requestDeadline } = purpose;
  return {
    acquireMs: Math.ceil(requestDeadline / 6),
    queue: 200,
    inactivityMs: Math.ceil(requestDeadline * 0.9),
    sessionSql: sessionSql(purpose),
  };
}

/**
 * For what every request asks first, and for readiness. On a cluster a read waits here until the node has applied all that
 * had been committed anywhere: what follows in the same request, on the same node, sees at least as much.
 */
export function reservedLimits(purpose: Purpose): PoolLimits {
  const causal = purpose.server.clustered ? ['wsrep_sync_wait = 1'] : [];
  return { ...requestLimits(purpose), queue: 2_000, sessionSql: sessionSql(purpose, causal) };
}

/** Migrations take as long as they take. */
export function startLimits({ server: { dialect } }: Purpose): PoolLimits {
  return { acquireMs: 30_000, queue: 200, inactivityMs: 0, sessionSql: `SET SESSION ${isolation[dialect]}` };
}

/** Guarded changes lock the very rows they read; gap locks would only make clerks wait for each other. */
const isolation = {
  mariadb: "tx_isolation = 'READ-COMMITTED'",
  mysql: "transaction_isolation = 'READ-COMMITTED'",
} as const satisfies Record<Server['dialect'], string>;

function sessionSql({ server: { dialect }, requestDeadline }: Purpose, more: readonly string[] = []): string {
  const statementMs = Math.max(1_000, Math.floor((requestDeadline * 5) / 6));
  const statement = {
    mariadb: `max_statement_time = ${statementMs / 1_000}`,
    // Of reads alone; a write is bounded by the lock wait and by the inactivity of its connection.
    mysql: `max_execution_time = ${statementMs}`,
  };
  const lockWaitSeconds = Math.max(1, Math.round(requestDeadline / 6_000));
  return `SET SESSION ${[isolation[dialect], `innodb_lock_wait_timeout = ${lockWaitSeconds}`, statement[dialect], ...more].join(', ')}`;
}
