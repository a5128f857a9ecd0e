import type { FastifyInstance } from 'fastify';
import type { App } from '../app';
import { withDeadline } from '../deadline';

/** A balancer that waits longer sends clerks to a server without a database. */
const patience = 3_000;

/** `/healthz`: the process is alive. `/readyz`: the database answers and has every migration. */
export function mountHealth(http: FastifyInstance, app: App): void {
  // A balancer asks every second: that it did is not worth a line.
  const logLevel = http.log.level === 'silent' ? 'silent' : 'warn';
  http.get('/healthz', { logLevel }, async () => ({ status: 'ok' }));
  http.get('/readyz', { logLevel }, async (request, reply) => {
    try {
      const isMigrated = await withDeadline(AbortSignal.timeout(patience), () => hasEveryMigration(app));
      if (isMigrated) return { status: 'ready' };
      return reply.code(503).send({ status: 'migrations are pending' });
    } catch (error) {
      request.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'not ready');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}

/** TypeORM's own question keeps the connection when it fails, and a balancer asks every second. */
async function hasEveryMigration({ database: { reader } }: App): Promise<boolean> {
  const rows: { name: string }[] = await reader.query('SELECT name FROM migration');
  const done = new Set(rows.map(({ name }) => name));
  return reader.migrations.every((migration) => done.has(migration.name ?? migration.constructor.name));
}
