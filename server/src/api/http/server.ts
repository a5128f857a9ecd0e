/** The HTTP server: both APIs, the playground, images, health and the built web, behind one set of headers. */
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { App } from '../../core/app.types';
import { notFound } from '../../core/errors';
import { jsonLimit } from '../../core/inputLimits';
import { restTable } from '../../registry';
import { fail, mountRest } from '../rest/mount';
import { mountDocs } from '../rest/openapi';
import { applyBudgets, Budgets } from './budgets';
import { refuseConnection } from './clientErrors';
import { requestContexts } from './context';
import { mountGraphql } from '../graphql/graphql';
import { mountHealth } from './health';
import { acceptJson } from './jsonBody';
import { mountImages } from './images';
import { secureHeaders } from './security';
import { mountWeb } from './web';

const headersTimeoutMs = 15_000;
/** Longer than any request may take, and than any export waits for its reader. */
const idleConnectionMs = 120_000;

export interface HttpOptions {
  /** A pino level; 'silent' for tests. */
  logLevel: string;
  /** Where the log goes; the standard output when left out. */
  logStream?: { write(line: string): void };
}

export async function buildHttp(app: App, { logLevel, logStream }: HttpOptions): Promise<FastifyInstance> {
  const { requestTimeoutMs, maxConnections } = app.config;
  const http = Fastify({
    bodyLimit: jsonLimit,
    // The whole request must have come by then; how long the answer takes is the deadline's matter.
    requestTimeout: requestTimeoutMs,
    // A connection on which nothing moves, as that of a client that does not read its answer.
    connectionTimeout: idleConnectionMs,
    http: {
      headersTimeout: Math.min(headersTimeoutMs, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(5_000, requestTimeoutMs),
    },
    clientErrorHandler: refuseConnection,
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
  http.server.maxConnections = maxConnections;
  // A simple cross-site form can send text; nothing here reads it.
  http.removeContentTypeParser('text/plain');
  // Before the routes: each keeps the handler that it finds.
  http.setErrorHandler((error, request, reply) => fail(error, request, reply));
  http.addHook('onRequest', async (request, reply) => {
    // The connection was reset before its request was heard: there is nobody to answer, and no address to count for.
    if (request.raw.socket.remoteAddress === undefined) reply.hijack();
    else reply.header('x-request-id', request.id);
  });
  secureHeaders(http, app.config);
  acceptJson(http);
  await http.register(fastifyCookie);
  await http.register(fastifyCompress, { threshold: 2048, encodings: ['gzip', 'identity'] });
  const budgets = new Budgets(app.config.budgets);
  const contextOf = requestContexts(app, budgets);
  applyBudgets(http, budgets, app.config.budgets, contextOf);
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
