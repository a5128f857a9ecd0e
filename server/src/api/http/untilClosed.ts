import type { FastifyReply } from 'fastify';

const ends = new WeakMap<FastifyReply, (() => void)[]>();

/** Calls `end` when the answer has been sent or the client has left; at once if it has. One listener for all of a request. */
export function untilClosed(reply: FastifyReply, end: () => void): void {
  if (reply.raw.destroyed) return end();
  const known = ends.get(reply);
  if (known) return void known.push(end);
  const all = [end];
  ends.set(reply, all);
  reply.raw.once('close', () => all.forEach((each) => each()));
}
