/** A failure that the client is told about: the code is for programs, the text is the product's. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA'
  | 'TOO_MANY_REQUESTS'
  | 'BAD_GATEWAY'
  | 'TIMEOUT'
  | 'UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

export const statusOf: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  BAD_GATEWAY: 502,
  TIMEOUT: 503,
  UNAVAILABLE: 503,
};

export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** All messages in the order in which they are to be read; the first is the error's own. */
    readonly messages: readonly string[] = [message],
    readonly fields: Readonly<Record<string, readonly string[]>> = {},
  ) {
    super(message);
    this.name = 'AppError';
  }
}

/** The server is busy for now, with this client's requests or with everybody's. */
export class TryLater extends AppError {
  constructor(
    code: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE',
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(code, message);
  }
}

/** As long as an outage of the database or a restart usually lasts. */
const usualOutageSeconds = 5;

/** The Retry-After of a 503, in seconds. */
export const retryAfterOf = (error: unknown): string =>
  String(error instanceof TryLater ? error.retryAfterSeconds : usualOutageSeconds);

export const badInput = (message: string, field?: string) =>
  new AppError('BAD_USER_INPUT', message, [message], field ? { [field]: [message] } : {});
/** Throws one error for all the fields that have a message, in their order; null is a field with nothing wrong. */
export function refuseInput(messages: Readonly<Record<string, string | null>>): void {
  const refused = Object.entries(messages).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  const [first] = refused;
  if (!first) return;
  throw new AppError(
    'BAD_USER_INPUT',
    first.message,
    refused.map(({ message }) => message),
    Object.fromEntries(refused.map(({ field, message }) => [field, [message]])),
  );
}
export const unauthenticated = (message = 'Please sign in') => new AppError('UNAUTHENTICATED', message);
export const forbidden = () => new AppError('FORBIDDEN', 'You are not authorized');
export const notFound = (entity: string) => new AppError('NOT_FOUND', `${entity} not found`);
export const conflict = (message: string) => new AppError('CONFLICT', message);
export const changedMeanwhile = () => conflict('This record was changed by someone else');
export const somethingWentWrong = 'Something went wrong';

/** Throws a refusal of `domain/policy`, if there is one. */
export function refuse(refusal: string | null): void {
  if (refusal) throw conflict(refusal);
}
