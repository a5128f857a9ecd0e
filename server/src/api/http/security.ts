import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from '../../config';
import { basePath } from '../rest/mount';
import { kindOf } from './routeKind';

/** Content-Security-Policy: only this origin. Inline styles are allowed, since antd injects them. */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

export function secureHeaders(http: FastifyInstance, config: Config): void {
  // Built once: @fastify/helmet builds all of its headers again for each request (docs/decisions/0019).
  const setSecurityHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.production && { maxAge: 31_536_000, includeSubDomains: true },
  });
  http.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
  http.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
    const kind = kindOf(request);
    // Answers of operations are never cached; images set their own rule.
    if (kind !== 'file') reply.header('cache-control', 'no-store');
    // SPEC 7: permissive CORS headers, without credentials, so that foreign pages cannot act as the user.
    if (kind === 'rest' || kind === 'preflight') {
      reply.headers({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'x-request-id, retry-after',
      });
    }
  });
  http.options(`${basePath}/*`, { config: { kind: 'preflight' } }, (_, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
        'access-control-allow-headers': 'authorization, content-type, idempotency-key',
        'access-control-max-age': '86400',
      })
      .send(),
  );
}
