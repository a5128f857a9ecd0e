/** Guards look at the kind of the matched route, never at the address: one address has many spellings. */
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

/**
 * - `graphql`, `rest`: the two APIs, of which REST answers foreign pages.
 * - `data`: other answers with stored data.
 * - `preflight`, `probe`, `docs`, `file`: cost almost nothing and carry no stored data; only files may be kept by caches.
 */
export type RouteKind = 'graphql' | 'rest' | 'data' | 'preflight' | 'probe' | 'docs' | 'file';

declare module 'fastify' {
  interface FastifyContextConfig {
    kind?: RouteKind;
  }
}

/** A request without a route counts as an API request. */
export const kindOf = (request: FastifyRequest): RouteKind | 'unknown' => request.routeOptions.config.kind ?? 'unknown';

const limited: ReadonlySet<string> = new Set(['graphql', 'rest', 'data', 'unknown']);

/** Whether budgets apply. */
export const isLimited = (request: FastifyRequest): boolean => limited.has(kindOf(request));

/** The server does not start with a route that does not say what it is. */
export function requireRouteKinds(http: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  http.addHook('onRoute', (route) => void routes.push(route));
  http.addHook('onReady', async () => {
    const unnamed = routes.filter(({ config }) => !config?.kind).map(({ url }) => url);
    if (unnamed.length > 0) throw new Error(`Routes without a kind: ${unnamed.join(', ')}`);
  });
}
