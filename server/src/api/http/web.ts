import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';
import type { App } from '../../core/module/app.types';
import { failureEnvelope } from '../rest/envelope';
import { basePath } from '../rest/mount';
import { serveFiles } from './files';
import { programAttributes, removingWorker } from './program';

/** Serves the built web. Assets have a hash in their name and are cached; the page itself is always revalidated. */
export async function mountWeb(http: FastifyInstance, app: App): Promise<void> {
  const page = join(app.config.webDir, 'index.html');
  const index = existsSync(page) ? readFileSync(page) : null;
  const pages = new Map<string, Buffer>();
  const hint = index ? backOfficeHint(app.config.webDir) : '';
  const program = index ? programAttributes(index, app.config) : '';
  const sendIndex = (request: FastifyRequest, reply: FastifyReply) => {
    const { cookie } = request.headers;
    const attributes = program + appearanceOf(cookie);
    const head = isSignedIn(cookie) ? hint : '';
    const key = attributes + head;
    const body =
      pages.get(key) ??
      Buffer.from(String(index).replace('<html', `<html${attributes}`).replace('</head>', `${head}</head>`));
    pages.set(key, body);
    return reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'cookie' }).send(body);
  };

  if (index) {
    await serveFiles(http, 'file', {
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
  mountRunPage(http, app.config);
  mountWorker(http, app.config);
  const nothing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found');
  const noOperation = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '';
    return reply.code(404).send(failureEnvelope({ status: 404, messages: [`API ${path} not found`] }, request.id));
  };
  for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
    http.route({ method, url: `${basePath}/*`, config: { kind: 'rest' }, handler: noOperation });
  http.all('/api/*', { config: { kind: 'data' } }, noOperation);
  http.all('/graphql/*', { config: { kind: 'data' } }, (_, reply) => nothing(reply));
  http.get<{ Params: { '*': string } }>('/*', { config: { kind: 'file' } }, (request, reply) =>
    index && !/\.[a-z0-9]{1,5}$/i.test(request.params['*']) ? sendIndex(request, reply) : nothing(reply),
  );
  // Asked for by browsers that show no page of ours, and by bookmarks.
  const [, icon] = /<link rel="icon" href="\.?(\/[^"]+)"/.exec(String(index)) ?? [];
  if (icon) http.get('/favicon.ico', { config: { kind: 'file' } }, (_, reply) => reply.redirect(icon));
  http.setNotFoundHandler((_, reply) => nothing(reply));
}

/** The page of delivery persons, whatever its link. */
function mountRunPage(http: FastifyInstance, config: Config): void {
  const path = join(config.webDir, 'run.html');
  if (!existsSync(path)) return;
  const built = readFileSync(path);
  const page = String(built).replace('<html', `<html${programAttributes(built, config)}`);
  for (const url of ['/run', '/run/:token'])
    http.get(url, { config: { kind: 'file' } }, (_, reply) =>
      revalidated(reply, 'text/html').header('referrer-policy', 'no-referrer').send(page),
    );
}

/** One service worker keeps the back office and the run sheets, each by its own address. */
function mountWorker(http: FastifyInstance, { webDir, offlinePages }: Config): void {
  const path = join(webDir, 'worker.js');
  if (!existsSync(path)) return;
  const worker = offlinePages ? readFileSync(path) : removingWorker;
  for (const url of ['/worker.js', '/run/worker.js'])
    http.get(url, { config: { kind: 'file' } }, (_, reply) => revalidated(reply, 'text/javascript').send(worker));
}

const revalidated = (reply: FastifyReply, type: string): FastifyReply =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache');

const isSignedIn = (cookies = '') => /(?:^|; )signedIn=1(?:;|$)/.test(cookies);

/** The back office's own files begin to load beside the first one, which would ask for them when it runs. */
function backOfficeHint(webDir: string): string {
  const files = readdirSync(join(webDir, 'assets')).filter((name) => /^office-.*\.js$/.test(name));
  return files.map((name) => `<link rel="modulepreload" crossorigin href="/assets/${name}">`).join('');
}

/**
 * Attributes of the page's root element for the theme and density that this browser was told (web/src/appearance.ts), so that
 * nothing is painted in other colours first. One of seven texts.
 */
function appearanceOf(cookies = ''): string {
  const [, theme, density] = /(?:^|; )appearance=(system|light|dark)\.(compact|comfortable)(?:;|$)/.exec(cookies) ?? [];
  return theme && density ? ` data-theme="${theme}" data-density="${density}"` : '';
}
