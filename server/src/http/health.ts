import type { FastifyInstance } from 'fastify';
import type { App } from '../app';

/** `/healthz`: the process is alive. `/readyz`: the database answers and has every migration. */
export function mountHealth(http: FastifyInstance, app: App): void {
  http.get('/healthz', { logLevel: 'warn' }, async () => ({ status: 'ok' }));
  http.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      const pending = await app.database.writer.showMigrations();
      if (!pending) return { status: 'ready' };
      return reply.code(503).send({ status: 'migrations are pending' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
