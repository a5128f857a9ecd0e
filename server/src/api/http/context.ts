import { setMaxListeners } from 'node:events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../core/module/app.types';
import type { CookieJar, RequestContext } from '../../core/operation/context';
import { observeStatements } from '../../db/read/statements';
import { withRetry } from '../../db/write/retry';
import { sessionOf, touchSession, ownerOf } from '../../modules/parties/accounts/session.service';
import { Budgets } from './budgets';
import { clientNetwork } from '../../core/limits/clientNetwork';
import { AnswerSize } from '../../core/limits/answerSize';
import { AppError, badInput } from '../../core/operation/errors';
import { observationOf } from './observe';
import { RequestSession } from './requestSession';
import { untilClosed } from './untilClosed';

/** Creates the request context once per request, however many operations it calls. */
export function requestContexts(app: App, budgets = new Budgets(app.config.budgets)) {
  const made = new WeakMap<FastifyRequest, RequestContext>();
  return (request: FastifyRequest, reply: FastifyReply): RequestContext => {
    const known = made.get(request);
    if (known) return known;
    const context = requestContext(app, budgets, request, reply);
    made.set(request, context);
    return context;
  };
}

function requestContext(app: App, budgets: Budgets, request: FastifyRequest, reply: FastifyReply): RequestContext {
  const observation = observationOf(app, request);
  const deadline = AbortSignal.timeout(app.config.requestDeadline);
  // One GraphQL request may call many operations; each adds a listener to the deadline.
  setMaxListeners(0, deadline);
  // If the client has already disconnected, the socket has no address.
  const ip = String(request.ip);
  const token = tokenOf(app, request);
  // Many staff may come from one network; who sends a forged token reaches no database.
  observation.client = token ?? clientNetwork(ip);
  const own = new RequestSession(app, token, {
    read: () =>
      observeStatements(observation, () =>
        withRetry({ deadline, log: request.log, observation }, 'session', () => sessionOf(app, token)),
      ),
    expected: ({ id }) => {
      observation.client = `user ${id}`;
    },
    found: (session) => {
      observation.client = `user ${session.id}`;
      touchSession(app, session).catch((error: unknown) => request.log.debug(error, 'The session was not touched'));
    },
  });
  const left = new AbortController();
  untilClosed(reply, () => left.abort(null));
  const answerSize = new AnswerSize(app.config.budgets.answerCharacters);
  const sentFor = headerOf(request, 'sent-for');
  const exportId = headerOf(request, 'export-id');
  let endWork = () => {};
  return {
    app,
    requestId: request.id,
    // Truncated, since X-Forwarded-For may hold any text and the column 45 characters.
    clientIp: ip.slice(0, 45),
    userAgent: String(request.headers['user-agent'] ?? '').slice(0, 500),
    log: request.log,
    idempotencyKey: headerOf(request, 'idempotency-key'),
    forUser: headerOf(request, 'for-user'),
    exportId,
    prefersReplica: exportId !== null || headerOf(request, 'read-preference') === 'replica',
    sentFor: sentFor === null ? null : { owner: () => ownerOf(app, sentFor) },
    deadline,
    observation,
    cookies: cookieJar(app, request, reply),
    session: () => own.read(),
    expectedSession: () => own.expected(),
    readsFrom: (source) => own.readsFrom(source),
    answerSize,
    clearBrowserCache: () => void reply.header('clear-site-data', '"cache"'),
    spend: async (cost, { inSteps } = { inSteps: false }) => {
      budgets.spend(await own.expected(), ip, cost);
      if (inSteps) return;
      endWork = await budgets.work(cost, left.signal);
      untilClosed(reply, endWork);
    },
    beforeAnswer: async (answer, { isSaved }) => {
      try {
        untilClosed(reply, await budgets.answer(answerSize.of(answer), left.signal));
      } catch (error) {
        throw isSaved && error instanceof AppError ? badInput(`The changes were saved. ${error.message}`) : error;
      } finally {
        endWork();
      }
    },
  };
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

function tokenOf(app: App, request: FastifyRequest): string | null {
  const { authorization } = request.headers;
  if (authorization !== undefined) return /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? null;
  return isSameOrigin(app, request) ? (cookieOf(app, request, 'session') ?? null) : null;
}

/** Cookies are accepted only from pages of this origin; the REST API is open to all origins without cookies. */
function isSameOrigin(app: App, request: FastifyRequest): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  return origin === new URL(app.config.appUrl).origin || origin === `${request.protocol}://${host}`;
}

function cookieJar(app: App, request: FastifyRequest, reply: FastifyReply): CookieJar {
  const shared = { path: '/', sameSite: 'lax', secure: app.config.production } as const;
  return {
    get: (name) => cookieOf(app, request, name),
    set: (name, value, options) =>
      void reply.setCookie(options.httpOnly ? hostName(app, name) : name, value, { ...shared, ...options }),
    clear: (name) => {
      for (const each of new Set([name, hostName(app, name)])) reply.clearCookie(each, shared);
    },
  };
}

/**
 * Browsers take a cookie of this prefix only over TLS and from this host itself, so that another host of the domain cannot
 * set it. Production is served over TLS: its cookies are Secure, too. Scripts of the web read those without.
 */
const hostName = ({ config }: App, name: string) => (config.production ? `__Host-${name}` : name);

/** A cookie without the prefix was set by an earlier version, and is accepted until it expires. */
const cookieOf = (app: App, { cookies }: FastifyRequest, name: string) => cookies[hostName(app, name)] ?? cookies[name];
