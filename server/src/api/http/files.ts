import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RouteKind } from './routeKind';

/** Registers a folder of files; the plugin's routes get this kind. */
export async function serveFiles(http: FastifyInstance, kind: RouteKind, options: FastifyStaticOptions): Promise<void> {
  await http.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.config = { ...route.config, kind };
    });
    await scope.register(fastifyStatic, { ...options, decorateReply: false });
  });
}
