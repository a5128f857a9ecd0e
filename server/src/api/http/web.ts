import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { App } from '../../core/app.types';
import { failureEnvelope } from '../rest/envelope';

/** Serves the built web. Assets have a hash in their name and are cached; the page itself is always revalidated. */
export async function mountWeb(http: FastifyInstance, app: App): Promise<void> {
  const page = join(app.config.webDir, 'index.html');
  const index = existsSync(page) ? readFileSync(page) : null;
  const pages = new Map<string, Buffer>();
  const sendIndex = (request: FastifyRequest, reply: FastifyReply) => {
    const attributes = appearanceOf(request.headers.cookie);
    const body = pages.get(attributes) ?? Buffer.from(String(index).replace('<html', `<html${attributes}`));
    pages.set(attributes, body);
    return reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'cookie' }).send(body);
  };

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
    return forAPage ? sendIndex(request, reply) : reply.code(404).type('text/plain').send('Not found');
  });
}

/**
 * Attributes of the page's root element for the theme and density that this browser was told (web/src/appearance.ts), so that
 * nothing is painted in other colours first. One of seven texts.
 */
function appearanceOf(cookies = ''): string {
  const [, theme, density] = /(?:^|; )appearance=(system|light|dark)\.(compact|comfortable)(?:;|$)/.exec(cookies) ?? [];
  return theme && density ? ` data-theme="${theme}" data-density="${density}"` : '';
}
