/** What the codes of errors mean, and the HTTP status of each. */
import type { ErrorCode } from './errors';

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

export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  BAD_USER_INPUT:
    'An argument is missing or has a value that is not allowed; `extensions.fields` names each with its messages.',
  UNAUTHENTICATED: 'Not signed in, or the session has ended.',
  CODE_REQUIRED: 'Signing in: the password was right, and a code of the second factor is missing or not correct.',
  FORBIDDEN: 'Signed in, but the role does not allow this.',
  SECOND_FACTOR_REQUIRED: 'Signed in, but nothing is allowed until the user has set up a second factor.',
  NOT_FOUND: 'There is no such record.',
  CONFLICT: 'The state of the record does not allow this, or somebody else has changed it.',
  OTHER_USER: 'Another user has signed in since this was stored: the request names its user in the header `For-User`.',
  TOO_LARGE: 'The request or its answer is larger than is allowed.',
  UNSUPPORTED_MEDIA: 'The uploaded content is of a kind that is not taken.',
  TOO_MANY_REQUESTS: 'The limit of requests is reached; `Retry-After` says when to try again.',
  INTERNAL_SERVER_ERROR: 'A defect of the server; it is in its log.',
  BAD_GATEWAY: "Another company's service did not answer as expected.",
  TIMEOUT: 'The request took longer than is allowed; ask for less.',
  UNAVAILABLE: 'The database is not available now, or the server is busy; try again.',
};
