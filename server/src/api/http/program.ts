/** Which build of the web this server has, by the content of its page, which names all other files by theirs. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { kindOf } from './routeKind';

const programOf = (page: Buffer): string => createHash('sha256').update(page).digest('hex').slice(0, 12);

/** Attributes of the root element of a page of the build: its program, and whether it may register a worker. */
export const programAttributes = (page: Buffer, { offlinePages }: Config): string =>
  ` data-program="${programOf(page)}"${offlinePages ? '' : ' data-worker="no"'}`;

/** With each answer, so that an older page hears of a newer program at once. */
export function tellProgram(http: FastifyInstance, { webDir }: Config): void {
  const page = join(webDir, 'index.html');
  if (!existsSync(page)) return;
  const program = programOf(readFileSync(page));
  http.addHook('onRequest', async (request, reply) => {
    if (kindOf(request) === 'graphql') reply.header('program', program);
  });
}

/** Answered in place of the worker with `OFFLINE_PAGES=no`: whoever has one gets this at the next page, and is rid of both. */
export const removingWorker = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));
async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}
`;
