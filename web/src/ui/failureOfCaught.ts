import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { failureOf, networkFailure, type Failure, type GraphqlError } from '../failure';

/** What Apollo threw: the server's errors, also where they came with an HTTP status, or a broken connection. */
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
