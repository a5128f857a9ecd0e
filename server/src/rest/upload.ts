/** The one kind of body that is not JSON: a file in a field of a multipart form. */
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, badInput } from '../errors';

/** Gives the routes of this scope, and no others, multipart bodies. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  const { bodyLimit } = scope.initialConfig;
  // A file past the limit arrives cut, but still too long: the operation refuses it in its own words.
  await scope.register(fastifyMultipart, { throwFileSizeLimit: false, limits: { fileSize: bodyLimit, files: 1, fields: 1, parts: 2 } });
}

export async function uploadedFile(request: FastifyRequest, field: string): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA', 'The body must be multipart form data');
  const values: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.fieldname !== field) throw badInput(`Unknown field ${part.fieldname.slice(0, 60)}`, part.fieldname.slice(0, 60));
    if (part.type !== 'file') throw badInput(`${field} must be a file`, field);
    values[field] = await part.toBuffer();
  }
  return values;
}
