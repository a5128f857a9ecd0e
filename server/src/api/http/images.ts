import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callOf, type RequestContext } from '../../core/operation/context';
import { placeholderPortrait } from '../../modules/system/images/portrait';
import { image } from '../../modules/system/images/profileImage.service';
import { companyImage } from '../../modules/system/images/companyImage.service';
import { fail } from '../rest/mount';

const base = '/dynamic/images';

/**
 * Serves images by name to signed-in users; a placeholder if the image is missing or there is no session. Logos and
 * signatures of the company are for everyone. Names are looked up in the database and never used as file paths.
 */
export function mountImages(
  http: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext,
): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply, name: string | null): Promise<FastifyReply> => {
    try {
      const context = contextOf(request, reply);
      const found = (await context.session()) ? await image({ name }, callOf(context, {})) : null;
      reply.headers({ 'content-type': 'image/webp', vary: 'cookie, authorization' });
      // A name identifies immutable content, but permission to see it can change, so clients must revalidate.
      const etag = `"${found?.name ?? 'placeholder'}"`;
      const cached = found && name ? 'max-age=31536000, immutable' : 'no-cache';
      reply.headers({ etag, 'cache-control': `private, ${cached}` });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send(found?.content ?? (await placeholderPortrait()));
    } catch (error) {
      return fail(error, request, reply);
    }
  };
  const serveOfCompany = async (request: FastifyRequest, reply: FastifyReply, name: string): Promise<FastifyReply> => {
    try {
      const found = await companyImage({ name }, callOf(contextOf(request, reply), {}));
      if (!found) return nothing(reply);
      reply.headers({ etag: `"${name}"`, 'cache-control': 'public, max-age=31536000, immutable' });
      if (request.headers['if-none-match'] === `"${name}"`) return reply.code(304).send();
      return reply.type(name.endsWith('.png') ? 'image/png' : 'image/jpeg').send(found.content);
    } catch (error) {
      return fail(error, request, reply);
    }
  };
  const nothing = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found');
  const options = { config: { kind: 'data' } } as const;
  http.get(`${base}/profile`, options, (request, reply) => serve(request, reply, null));
  http.get<{ Params: { image: string } }>(`${base}/:image`, options, (request, reply) => {
    const { image: name } = request.params;
    if (/^[\w-]{36}\.(png|jpg)$/.test(name)) return serveOfCompany(request, reply, name);
    return /^[\w.-]{1,100}$/.test(name) && !name.includes('..') ? serve(request, reply, name) : nothing(reply);
  });
  http.get('/dynamic/*', options, (_, reply) => nothing(reply));
}
