import type { FastifyInstance } from 'fastify';

/**
 * Finishes what is under way. A client that keeps its connection for more requests is let go as soon as it has its answer;
 * one that does not read it is waited for no longer than `patience`.
 */
export async function closeGently(http: FastifyInstance, patience = 10_000): Promise<void> {
  const idleness = setInterval(() => http.server.closeIdleConnections(), 50);
  const impatience = setTimeout(() => http.server.closeAllConnections(), patience);
  await http.close();
  clearInterval(idleness);
  clearTimeout(impatience);
}
