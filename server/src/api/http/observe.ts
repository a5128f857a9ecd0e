/** Observes each request: metrics, trace, and the log line of a slow one. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../core/module/app.types';
import { RequestObservation } from '../../core/observation/observation';

const maxStatementsLogged = 10;

const made = new WeakMap<FastifyRequest, RequestObservation>();

/** Creates the observation of a request with its first use. */
export function observationOf({ metrics, tracer }: App, request: FastifyRequest): RequestObservation {
  const known = made.get(request);
  if (known) return known;
  const span = tracer?.start(routeOf(request), { 'http.request.method': methodOf(request) }) ?? null;
  const observation = new RequestObservation(metrics, span);
  made.set(request, observation);
  return observation;
}

export function observeRequests(http: FastifyInstance, app: App): void {
  const { slowRequestMs } = app.config;
  http.addHook('onRequest', async (request) => void observationOf(app, request));
  http.addHook('onResponse', async (request, reply) => {
    const observation = observationOf(app, request);
    observation.end(routeOf(request), reply.statusCode, reply.elapsedTime / 1_000);
    if (slowRequestMs > 0 && reply.elapsedTime > slowRequestMs) logSlow(request, reply, observation);
  });
}

/** The statements' texts have placeholders for values. */
function logSlow(request: FastifyRequest, reply: FastifyReply, observation: RequestObservation): void {
  const { total, slowest } = observation.slowestStatements(maxStatementsLogged);
  request.log.warn(
    {
      route: routeOf(request),
      operations: observation.operations,
      ms: Math.round(reply.elapsedTime),
      statementCount: total,
      statements: slowest,
    },
    'slow request',
  );
}

/** Method and pattern of the route; `other` if there is none. Never the path, which a client can vary. */
function routeOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  return url === undefined ? 'other' : `${methodOf(request)} ${url}`;
}

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
const methodOf = ({ method }: FastifyRequest): string => (methods.has(method) ? method : 'other');
