import type { FastifyInstance } from 'fastify';

/** Longer bodies are not received for the sake of a readable answer. */
const maxDiscarded = 32 * 1024 * 1024;

/**
 * Receives a body that is too large to its end and discards it. Closing the connection at once, as Fastify does, resets
 * it for a client that is still sending, which then never sees the answer.
 */
export function discardTooLargeBodies(http: FastifyInstance): void {
  http.addHook('onSend', async ({ raw, headers }, reply) => {
    const length = Number(headers['content-length'] ?? Number.NaN);
    if (reply.statusCode !== 413 || !(length <= maxDiscarded)) return;
    reply.removeHeader('connection');
    // Also if the client has asked to close: it does so itself when it has read the answer.
    reply.raw.shouldKeepAlive = true;
    raw.resume();
  });
}
