/** HTTP server: both APIs, playground, images, health and the built web, with common headers. */
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { onlyProcess, type Machine } from '../../core/limits/machine';
import type { App } from '../../core/module/app.types';
import { notFound } from '../../core/operation/errors';
import { jsonLimit } from '../../core/operation/inputLimits';
import { restTable } from '../../registry';
import { fail, mountRest } from '../rest/mount';
import { mountDocs } from '../rest/openapi';
import { applyBudgets, Budgets } from './budgets';
import { refuseConnection } from './clientErrors';
import { requestContexts } from './context';
import { discardTooLargeBodies } from './discardedBodies';
import { mountGraphql } from '../graphql/graphql';
import { mountHealth } from './health';
import { acceptJson } from './jsonBody';
import { mountMetrics } from './metrics';
import { observeRequests } from './observe';
import { mountImages } from './images';
import { refuseWhenReplaced } from './replaced';
import { tellProgram } from './program';
import { requireRouteKinds } from './routeKind';
import { secureHeaders } from './security';
import { shareConnections } from './connections';
import { mountWeb } from './web';

const headersTimeoutMs = 15_000;
/** Longer than any request's deadline and any export's stall limit. */
const idleConnectionMs = 120_000;

export interface HttpOptions {
  /** pino log level; 'silent' in tests. */
  logLevel: string;
  /** Destination of the log; standard output if omitted. */
  logStream?: { write(line: string): void };
  /** The processes of this server; this one alone if omitted. */
  machine?: Machine;
}

export async function buildHttp(
  app: App,
  { logLevel, logStream, machine = onlyProcess }: HttpOptions,
): Promise<FastifyInstance> {
  const { requestTimeoutMs } = app.config;
  const { worker, workers } = machine;
  const http = Fastify({
    bodyLimit: jsonLimit,
    // Time limit for receiving the whole request; processing time is limited by the deadline.
    requestTimeout: requestTimeoutMs,
    // Closes connections without traffic, e.g. of clients that do not read their answer.
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
      ...(worker !== null && { formatters: { bindings: (base: object) => ({ ...base, worker }) } }),
      // Secrets are never logged: no bodies, no query strings of links, no cookies, no tokens.
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      serializers: {
        req: (request) => ({ method: request.method, path: loggedPath(request.url), ip: request.ip }),
        err: loggedError,
      },
    },
    frameworkErrors: (error, request, reply) => void fail(asUnknownPath(error, request), request, reply),
  });
  requireRouteKinds(http);
  shareConnections(http, app.config, workers);
  // Cross-site forms can send text/plain without a preflight request; no route accepts it.
  http.removeContentTypeParser('text/plain');
  // Must be set before the routes, which copy the handler.
  http.setErrorHandler((error, request, reply) => fail(error, request, reply));
  http.addHook('onRequest', async (request, reply) => {
    // The connection was reset before its headers arrived: there is no address to count the request for, and nobody to
    // answer.
    if (request.raw.socket.remoteAddress === undefined) reply.hijack();
    else reply.header('x-request-id', request.id);
  });
  observeRequests(http, app);
  secureHeaders(http, app.config);
  tellProgram(http, app.config);
  acceptJson(http);
  discardTooLargeBodies(http);
  await http.register(fastifyCookie);
  await http.register(fastifyCompress, { threshold: 2048, encodings: ['gzip', 'identity'] });
  // After the cookies, which observing a refused request reads.
  refuseWhenReplaced(http, app);
  const budgets = new Budgets(app.config.budgets, machine);
  const contextOf = requestContexts(app, budgets);
  applyBudgets(http, budgets, app.config.budgets, contextOf);
  mountHealth(http, app);
  mountMetrics(http, app, machine);
  await mountGraphql(http, app, contextOf);
  mountRest(http, app, restTable, contextOf);
  await mountDocs(http, app);
  mountImages(http, contextOf);
  await mountWeb(http, app);
  return http;
}

/** Without what lets somebody in: the query of a link, the secret in the path of a run sheet's. */
const loggedPath = (url: string) => url.split('?')[0]?.replace(/\/run\/[^/]{20,}/, '/run/...');

/** A longer path parameter matches no record, so the answer is 404. */
function asUnknownPath(error: Error & { code?: string }, request: FastifyRequest): Error {
  return error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound(`API ${request.url.split('?')[0] ?? ''}`) : error;
}

/**
 * Logged properties of an error. No others, since a failed query's error carries its SQL with values, which must not
 * be logged.
 */
function loggedError(error: Error & { code?: string }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack ?? '' };
}
