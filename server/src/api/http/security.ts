import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config';
import { basePath } from '../rest/mount';

/** Everything comes from here: scripts, styles (antd injects its own), images, workers. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function secureHeaders(http: FastifyInstance, config: Config): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    if (config.production) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    // What an API says, or what describes it, is for whoever asked now.
    if (/^\/(api|graphql)\b/.test(request.url)) reply.header('cache-control', 'no-store');
    if (!request.url.startsWith(`${basePath}/`)) return;
    // Spec 7: permissive cross-origin headers; without credentials, so a foreign page never acts as the user.
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'x-request-id, retry-after',
    });
    if (request.method === 'OPTIONS') {
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
          'access-control-allow-headers': 'authorization, content-type, idempotency-key',
          'access-control-max-age': '86400',
        })
        .send();
    }
  });
}
