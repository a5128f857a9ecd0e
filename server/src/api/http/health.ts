import type { FastifyInstance } from 'fastify';
import type { App } from '../../core/module/app.types';
import { withDeadline } from '../../core/operation/deadline';
import { onceWithin } from '../../core/limits/onceWithin';
import { pendingMigrations } from '../../db/versions/pending';
import { isDraining, isEnding } from './shutdown';

/** Maximum answer time. If a load balancer waits longer, it keeps sending users to a server without a database. */
const answerMs = 3_000;
/** All probes within this time share one write. */
const writeProbeMs = 1_000;

/** `/healthz`: the process is alive. `/readyz`: the database answers, accepts writes, and has all migrations. */
export function mountHealth(http: FastifyInstance, app: App): void {
  // Successful health checks, about one a second, are not logged.
  const logLevel = http.log.level === 'silent' ? 'silent' : 'warn';
  const probeWrite = onceWithin(writeProbeMs, () => app.database.probeWrite());
  // While draining, every answer closes its connection, so that clients reconnect elsewhere.
  http.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining(http)) reply.header('connection', 'close');
    done(null, payload);
  });
  const options = { logLevel, config: { kind: 'probe' } } as const;
  http.get('/healthz', options, async () => ({ status: 'ok' }));
  http.get('/readyz', options, async (request, reply) => {
    if (isEnding(http)) return reply.code(503).send({ status: 'shutting down' });
    if (app.contract.isBroken) return reply.code(503).send({ status: 'the database was changed by a newer Waybill' });
    try {
      const isMigrated = await withDeadline(AbortSignal.timeout(answerMs), async () => {
        const done = (await pendingMigrations(app.database)).length === 0;
        if (done) await probeWrite();
        return done;
      });
      if (isMigrated) return { status: 'ready' };
      return reply.code(503).send({ status: 'migrations are pending' });
    } catch (error) {
      request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'not ready');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
