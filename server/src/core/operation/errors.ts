/** The product's errors, and how HTTP tells them. */
import { conflict, TryLater, type ErrorCode } from '../../domain/rules/errors';

export * from '../../domain/rules/errors';

export const statusOf: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  CODE_REQUIRED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  OTHER_USER: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
  TIMEOUT: 503,
  UNAVAILABLE: 503,
};

/** Typical duration of a database failover or restart. */
const typicalOutageSeconds = 5;

/** Retry-After header of a 503, in seconds. */
export const retryAfterOf = (error: unknown): string =>
  String(error instanceof TryLater ? error.retryAfterSeconds : typicalOutageSeconds);

export const somethingWentWrong = 'Something went wrong';

/** Throws a refusal of `domain/policy`, if there is one. */
export function refuse(refusal: string | null): void {
  if (refusal) throw conflict(refusal);
}
