import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../../core/app.types';
import { failureEnvelope } from '../rest/envelope';

/** Serves the built web. Assets have a hash in their name and are cached; the page itself is always revalidated. */
export async function mountWeb(http: FastifyInstance, app: App): Promise<void> {
  const page = join(app.config.webDir, 'index.html');
  const index = existsSync(page) ? readFileSync(page) : null;
  const sendIndex = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(index);

  if (index) {
    await http.register(fastifyStatic, {
      root: join(app.config.webDir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      // The build writes .br and .gz beside each asset; a shared cache must keep them apart.
      preCompressed: true,
      setHeaders: (reply) => {
        void reply.setHeader('vary', 'accept-encoding');
      },
    });
  }
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    if (path.startsWith('/api/')) {
      return reply.code(404).send(failureEnvelope({ status: 404, messages: [`API ${path} not found`] }, request.id));
    }
    const forAPage =
      request.method === 'GET' && index && !/\.[a-z0-9]{1,5}$/i.test(path) && !path.startsWith('/graphql');
    return forAPage ? sendIndex(reply) : reply.code(404).type('text/plain').send('Not found');
  });
}
