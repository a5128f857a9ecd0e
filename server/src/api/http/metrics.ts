/** `/metrics` for Prometheus. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Machine } from '../../core/limits/machine';
import type { App } from '../../core/module/app.types';

export function mountMetrics(http: FastifyInstance, app: App, machine: Machine): void {
  const { metrics, config } = app;
  const stopSampling = metrics.sampleLag();
  http.addHook('onClose', async () => stopSampling());
  const logLevel = http.log.level === 'silent' ? 'silent' : 'warn';
  http.get('/metrics', { logLevel, config: { kind: 'probe' } }, async (request, reply) => {
    if (!mayScrape(request, config.metricsToken)) {
      if (config.metricsToken) reply.header('www-authenticate', 'Bearer');
      return reply
        .code(config.metricsToken ? 401 : 403)
        .type('text/plain')
        .send('Not allowed');
    }
    return reply.type(metrics.contentType).send(await machine.metricsText(metrics));
  });
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * With the token from anywhere; without it only processes of this machine. A forwarded request comes from elsewhere,
 * even if its proxy runs here and whatever address it names.
 */
function mayScrape(request: FastifyRequest, token: string | null): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token && given && isSame(given, token)) return true;
  const isForwarded = forwardingHeaders.some((name) => request.headers[name] !== undefined);
  return !isForwarded && isLoopback(request.ip) && isLoopback(request.socket.remoteAddress ?? '');
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}

/** Compares digests in constant time, so that the duration tells neither content nor length. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
