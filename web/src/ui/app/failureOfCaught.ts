import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { failureOf, networkFailure, type Failure, type GraphqlError } from '../../failure';

/**
 * Converts an error thrown by Apollo to a Failure: server errors, also those with an HTTP error status, or a network
 * error.
 */
export function failureOfCaught(caught: unknown): Failure {
  if (CombinedGraphQLErrors.is(caught)) return failureOf(caught.errors);
  const errors = ServerError.is(caught) ? errorsIn(caught.bodyText) : [];
  return errors.length > 0 ? failureOf(errors) : networkFailure(caught);
}

function errorsIn(body: string): GraphqlError[] {
  try {
    return (JSON.parse(body) as { errors?: GraphqlError[] } | null)?.errors ?? [];
  } catch {
    return [];
  }
}
