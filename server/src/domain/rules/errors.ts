/** An error that is reported to the client: the code is for programs, the message for users. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  /** The password was right; signing in needs a code of the second factor. */
  | 'CODE_REQUIRED'
  | 'FORBIDDEN'
  /** The session may do nothing until its user has set up a second factor. */
  | 'SECOND_FACTOR_REQUIRED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'OTHER_USER'
  | 'TOO_LARGE'
  | 'UNSUPPORTED_MEDIA'
  | 'TOO_MANY_REQUESTS'
  | 'BAD_GATEWAY'
  | 'TIMEOUT'
  | 'UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    /** All messages in display order; the first is the error's own. */
    readonly messages: readonly string[] = [message],
    readonly fields: FieldErrors = {},
  ) {
    super(message);
    this.name = 'AppError';
  }
}

/** 503: the server is temporarily too busy, with this client's requests or in total. */
export class TryLater extends AppError {
  constructor(
    code: 'TOO_MANY_REQUESTS' | 'UNAVAILABLE',
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(code, message);
  }
}

export const badInput = (message: string, field?: string) =>
  new AppError('BAD_USER_INPUT', message, [message], field ? { [field]: [message] } : {});
/** Throws one error with the messages of all fields that have one, in their order; null means valid. */
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
export const codeRequired = (message = 'Please enter the code of your authenticator app') =>
  new AppError('CODE_REQUIRED', message, [message], { code: [message] });
export const secondFactorRequired = () =>
  new AppError('SECOND_FACTOR_REQUIRED', 'Please set up the second factor of your sign-in first');
export const notFound = (entity: string) => new AppError('NOT_FOUND', `${entity} not found`);
export const conflict = (message: string) => new AppError('CONFLICT', message);
/** The request is for a user who is no longer the one that is signed in. */
export const otherUser = () => new AppError('OTHER_USER', 'Another user has signed in');
export const changedMeanwhile = () => conflict('This record was changed by someone else');
export const tookTooLong = () => new AppError('TIMEOUT', 'The request took too long');
/** `isKeyed`: the call has an idempotency key, so that a repetition is answered by what the first one wrote. */
export const outcomeUnknown = (isKeyed: boolean) =>
  new AppError(
    'TIMEOUT',
    isKeyed
      ? 'This may have been saved; please send it again with the same key: it is not saved twice'
      : 'The outcome is not known; please look at the record again',
  );
