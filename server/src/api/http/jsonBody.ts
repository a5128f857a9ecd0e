import type { FastifyInstance } from 'fastify';
import { badInput } from '../../core/operation/errors';
import { isNestedTooDeeply } from '../../core/operation/inputLimits';

/** Parses every body as JSON (SPEC 7); an empty body is accepted, e.g. for logout. */
export function acceptJson(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error');
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    void parse(request, String(body), (error, value) =>
      done(error ?? (isNestedTooDeeply(value) ? badInput('The body is nested too deeply') : null), value),
    );
  });
}
