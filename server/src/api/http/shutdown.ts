import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

const draining = new WeakSet<object>();

/** Whether this server is about to stop: it answers all that comes, and asks every client for a new connection elsewhere. */
export const isDraining = (http: FastifyInstance): boolean => draining.has(http.server);

export interface Shutdown {
  /** For so long `/readyz` says no while everything is served, so that balancers turn to other servers, in milliseconds. */
  drainMs?: number;
  /** A client that does not read its answer is waited for no longer than this, in milliseconds. */
  maxWaitMs?: number;
}

/**
 * Stops without a failed request: first readiness ends, then no connection is taken any more, and what is under way is finished.
 * A client that keeps its connection for more requests is let go as soon as it has its answer.
 */
export async function shutdownGracefully(
  http: FastifyInstance,
  { drainMs = 0, maxWaitMs = 10_000 }: Shutdown = {},
): Promise<void> {
  draining.add(http.server);
  if (drainMs > 0) await pause(drainMs);
  const closingIdle = setInterval(() => http.server.closeIdleConnections(), 50);
  const closingAll = setTimeout(() => http.server.closeAllConnections(), maxWaitMs);
  await http.close();
  clearInterval(closingIdle);
  clearTimeout(closingAll);
}
