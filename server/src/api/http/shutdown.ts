import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

const draining = new WeakSet<object>();

/** True while the server is shutting down: it still answers all requests, but asks clients to reconnect elsewhere. */
export const isDraining = (http: FastifyInstance): boolean => draining.has(http.server);

export interface Shutdown {
  /**
   * Time in milliseconds during which `/readyz` fails while requests are still served, so that load balancers switch.
   */
  drainMs?: number;
  /** Maximum time in milliseconds to wait for clients that do not read their answer. */
  maxWaitMs?: number;
}

/**
 * Stops without failing a request: first `/readyz` fails, then new connections are refused and pending requests are
 * finished. Keep-alive connections are closed after their current answer.
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
