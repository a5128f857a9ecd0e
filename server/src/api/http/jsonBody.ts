import type { FastifyInstance } from 'fastify';
import { badInput } from '../../core/errors';
import { isNestedTooDeeply } from '../../core/inputLimits';

/** JSON bodies. Spec 7 calls everything JSON, the empty body of a logout too. */
export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    void parse(request, String(body), (error, value) =>
      done(error ?? (isNestedTooDeeply(value) ? badInput('The body is nested too deeply') : null), value),
    );
  });
}
