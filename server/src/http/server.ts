/** The HTTP server: both APIs, the playground, images, health and the built web, behind one set of headers. */
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { App } from '../app';
import { notFound } from '../errors';
import { restTable } from '../modules';
import { fail, mountRest } from '../rest/mount';
import { mountDocs } from '../rest/openapi';
import { requestContexts } from './context';
import { mountGraphql } from './graphql';
import { mountHealth } from './health';
import { mountImages } from './images';
import { secureHeaders } from './security';
import { mountWeb } from './web';

const bodyLimit = 6 * 1024 * 1024;

export interface HttpOptions {
  /** A pino level; 'silent' for tests. */
  logLevel: string;
  /** Where the log goes; the standard output when left out. */
  logStream?: { write(line: string): void };
}

export async function buildHttp(app: App, { logLevel, logStream }: HttpOptions): Promise<FastifyInstance> {
  const http = Fastify({
    bodyLimit,
    trustProxy: app.config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    logger: {
      level: logLevel,
      stream: logStream,
      // Whatever may hold a secret is never logged: no bodies, no query strings of links, no cookies, no tokens.
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      serializers: {
        req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
        err: loggedError,
      },
    },
    frameworkErrors: (error, request, reply) => void fail(asUnknownPath(error, request), request, reply),
  });
  // A simple cross-site form can send text; nothing here reads it.
  http.removeContentTypeParser('text/plain');
  // Before the routes: each keeps the handler that it finds.
  http.setErrorHandler((error, request, reply) => fail(error, request, reply));
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  secureHeaders(http, app.config);
  acceptEmptyJson(http);
  await http.register(fastifyCookie);
  await http.register(fastifyCompress, { threshold: 2048, encodings: ['gzip', 'identity'] });
  const contextOf = requestContexts(app);
  mountHealth(http, app);
  await mountGraphql(http, app, contextOf);
  mountRest(http, app, restTable, contextOf);
  await mountDocs(http, app);
  mountImages(http, contextOf);
  await mountWeb(http, app);
  return http;
}

/** No record has a name as long as that. */
function asUnknownPath(error: Error & { code?: string }, request: FastifyRequest): Error {
  return error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound(`API ${request.url.split('?')[0] ?? ''}`) : error;
}

/** What happened and where. A failed query carries its SQL with every value in it, so nothing else of it is logged. */
function loggedError(error: Error & { code?: string }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' };
}

/** Spec 7 calls everything JSON, the empty body of a logout too. */
function acceptEmptyJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parse(request, String(body), done);
  });
}
