import { AppError, somethingWentWrong } from '../../core/operation/errors';
import { statusOf } from '../../domain/rules/errorCodes';

export interface RestFailure {
  status: number;
  messages: readonly string[];
}

export function success(resultObject: unknown, rowCount?: number) {
  const envelope = { resultObject, hasErrors: false, errors: [] };
  return rowCount === undefined ? envelope : { ...envelope, rowCount };
}

export function failureEnvelope({ status, messages }: RestFailure, requestId: string) {
  const envelope = { resultObject: null, hasErrors: true, errors: messages };
  return status === 500 ? { ...envelope, requestId } : envelope;
}

const clientErrors: Readonly<Record<number, string>> = {
  400: 'The body is not valid JSON',
  413: 'The request is too large',
  415: 'The body must be JSON',
};

/**
 * Converts an error to the REST answer. AppErrors keep their messages; of other errors only a 4xx status is kept, never
 * the text.
 */
export function restFailureOf(error: unknown): RestFailure {
  if (error instanceof AppError) return { status: statusOf[error.code], messages: error.messages };
  const { statusCode, code = '' } = error as { statusCode?: number; code?: string };
  const isAboutBody = code.startsWith('FST_ERR_CTP') || error instanceof SyntaxError;
  const message = statusCode && isAboutBody ? clientErrors[statusCode] : undefined;
  if (statusCode && message) return { status: statusCode, messages: [message] };
  if (statusCode && statusCode >= 400 && statusCode < 500) return { status: statusCode, messages: ['Bad request'] };
  return { status: 500, messages: [somethingWentWrong] };
}
