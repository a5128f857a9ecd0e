/** Multipart form bodies with one file, the only bodies that are not JSON. */
import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, badInput } from '../../core/operation/errors';
import { jsonLimit, uploadLimit } from '../../core/operation/inputLimits';

/** Registers multipart parsing for the routes of this scope only. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  // A file over the limit is truncated at a length that still exceeds the rule's limit, so the operation refuses it
  // with its own message.
  const limits = { fileSize: uploadLimit, files: 1, fields: 1, parts: 2 };
  await scope.register(fastifyMultipart, { throwFileSizeLimit: false, limits });
}

export async function uploadedFile(request: FastifyRequest, field: string): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA', 'The body must be multipart form data');
  // The multipart overhead is limited to the size of a JSON body.
  if (Number(request.headers['content-length'] ?? 0) > uploadLimit + jsonLimit)
    throw new AppError('TOO_LARGE', 'The request is too large');
  const values: Record<string, unknown> = {};
  if (isEmptyForm(request)) {
    request.raw.resume();
    return values;
  }
  try {
    for await (const part of request.parts()) {
      const name = part.fieldname.slice(0, 60);
      if (name !== field) throw badInput(`Unknown field ${name}`, name);
      if (part.type !== 'file') throw badInput(`${field} must be a file`, field);
      values[field] = await part.toBuffer();
    }
  } catch (error) {
    if (error instanceof AppError || (error as { statusCode?: number }).statusCode) throw error;
    throw badInput('The body is not a valid multipart form');
  }
  return values;
}

/** A form without fields consists of its final boundary, which the parser reports as truncated. */
function isEmptyForm({ headers }: FastifyRequest): boolean {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(headers['content-type'] ?? '') ?? [];
  const boundary = quoted ?? plain;
  const withoutLineBreak = `--${boundary}--`.length;
  return boundary !== undefined && [withoutLineBreak, withoutLineBreak + 2].includes(Number(headers['content-length']));
}
