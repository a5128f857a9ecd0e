/** Values that are read at each scrape of the metrics. */
import type { App } from './core/module/app.types';
import { withDeadline } from './core/operation/deadline';
import type { Sample } from './core/observation/metrics';
import { onceWithin } from './core/limits/onceWithin';
import { decodeRows, instant, integer, nullable } from './db/read/rawRows';
import { version } from './version';

/** How long a value that needs a statement is reused, and the statement's time limit, in milliseconds. */
const outboxCacheMs = 5_000;
const outboxAnswerMs = 2_000;
const replicaAnswerMs = 3_000;
/** Maximum number of waiting mails that are counted. */
const maxCounted = 10_000;

export function addGauges(app: App): void {
  const { database, metrics } = app;
  const build = { version: version(), node: process.version };
  const buildInfo = { name: 'waybill_build_info', help: 'Always 1.', labelNames: ['version', 'node'] as const };
  metrics.gauge({ ...buildInfo, aggregator: 'max' }, () => [{ labels: build, value: 1 }]);
  const poolGauge = (name: string, help: string, property: 'inUse' | 'waiting' | 'limit') =>
    metrics.gauge({ name, help, labelNames: ['pool'] }, () =>
      database.status().pools.map(({ pool, [property]: value }) => ({ labels: { pool }, value })),
    );
  poolGauge('waybill_db_connections_in_use', 'Database connections in use.', 'inUse');
  poolGauge('waybill_db_connection_waiters', 'Requests that wait for a database connection.', 'waiting');
  poolGauge('waybill_db_connections_limit', 'Maximum database connections.', 'limit');
  metrics.gauge(
    {
      name: 'waybill_db_node_changes',
      help: 'Changes of the database node in use since the start.',
      labelNames: [],
      aggregator: 'max',
    },
    () => [{ labels: {}, value: database.status().nodeChanges }],
  );
  const replicaReads = {
    name: 'waybill_replica_reads',
    help: 'Reads that may go to the replica since the start: of the replica, or why they were of the writer.',
    labelNames: ['answer'] as const,
  };
  metrics.gauge(replicaReads, () =>
    Object.entries(database.status().replicaReads ?? {}).map(([answer, value]) => ({ labels: { answer }, value })),
  );
  const lag = {
    name: 'waybill_replica_lag_seconds',
    help: 'For how long the replica has been known to lack something.',
    labelNames: [],
    aggregator: 'max' as const,
  };
  metrics.gauge(lag, () =>
    withDeadline(AbortSignal.timeout(replicaAnswerMs), () => database.replicaLagSeconds()).then(
      (value) => (value === null ? [] : [{ labels: {}, value }]),
      () => [],
    ),
  );
  const outbox = onceWithin(outboxCacheMs, () => readOutbox(app));
  const outboxGauge = (name: string, help: string, property: keyof Outbox) =>
    metrics.gauge({ name, help, labelNames: [], aggregator: 'max' }, () => outbox().then(valueOf(property), () => []));
  outboxGauge('waybill_outbox_mails_waiting', `Mails not sent yet, at most ${maxCounted}.`, 'waiting');
  outboxGauge('waybill_outbox_oldest_due_age_seconds', 'How long the oldest due mail has been due.', 'ageSeconds');
}

interface Outbox {
  waiting: number;
  ageSeconds: number;
}

const valueOf =
  (property: keyof Outbox) =>
  (outbox: Outbox): Sample<never>[] => [{ labels: {}, value: outbox[property] }];

/** Both statements read only the index of due mails. */
async function readOutbox({ database, clock }: App): Promise<Outbox> {
  return withDeadline(AbortSignal.timeout(outboxAnswerMs), async () => {
    const [counted] = decodeRows(
      await database.readReserved(
        `SELECT COUNT(*) AS waiting FROM (SELECT due_on FROM outgoing_mail WHERE due_on IS NOT NULL LIMIT ${maxCounted}) w`,
        [],
      ),
      { waiting: integer },
    );
    const [oldest] = decodeRows(
      await database.readReserved('SELECT MIN(due_on) AS due FROM outgoing_mail WHERE due_on IS NOT NULL', []),
      { due: nullable(instant) },
    );
    const dueMs = oldest?.due?.getTime() ?? Infinity;
    return {
      waiting: counted?.waiting ?? 0,
      ageSeconds: Math.max(0, (clock.now().getTime() - dueMs) / 1_000),
    };
  });
}
