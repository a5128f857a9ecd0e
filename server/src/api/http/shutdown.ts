import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';

const draining = new WeakMap<object, Pick<Shutdown, 'isReplaced'>>();

/** True while the process is shutting down: it still answers all requests, but asks clients to reconnect. */
export const isDraining = (http: FastifyInstance): boolean => draining.has(http.server);

/** True while all processes of the server are shutting down: clients have to go elsewhere. */
export const isEnding = (http: FastifyInstance): boolean => draining.get(http.server)?.isReplaced === false;

export interface Shutdown {
  /**
   * Time in milliseconds during which `/readyz` fails while requests are still served, so that load balancers switch.
   */
  drainMs?: number;
  /** Maximum time in milliseconds to wait for clients that do not read their answer. */
  maxWaitMs?: number;
  /** Another process of this server takes over, so it stays ready. */
  isReplaced?: boolean;
}

/**
 * Stops without failing a request: first `/readyz` fails, then new connections are refused and pending requests are
 * finished. Keep-alive connections are closed after their current answer.
 */
export async function shutdownGracefully(
  http: FastifyInstance,
  { drainMs = 0, maxWaitMs = 10_000, isReplaced = false }: Shutdown = {},
): Promise<void> {
  draining.set(http.server, { isReplaced });
  if (drainMs > 0) await pause(drainMs);
  const closingIdle = setInterval(() => http.server.closeIdleConnections(), 50);
  const closingAll = setTimeout(() => http.server.closeAllConnections(), maxWaitMs);
  // From the beginning of Fastify's close on it answers 503, also to whom connects in that moment.
  if (isReplaced) await new Promise((closed) => http.server.close(closed));
  await http.close();
  clearInterval(closingIdle);
  clearTimeout(closingAll);
}
