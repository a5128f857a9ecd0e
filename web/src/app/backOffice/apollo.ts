import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { endSession } from '../../session';
import { failureOfCaught } from '../../ui/failureOfCaught';
import { newRequestId } from '../../ui/requestId';
import { toast } from '../../ui/toast';
import { createCache } from './cache';
import { slowAnswerLink } from './slowAnswer';

const deadlineMs = 60_000;

/**
 * Gives mutations their idempotency key, as the argument of creating ones and else as the header; `useCommand` repeats it
 * when an answer got lost.
 */
export const requestKeyLink = new ApolloLink((operation, forward) => {
  if (operation.operationType !== 'mutation') return forward(operation);
  const { variableDefinitions = [] } =
    operation.query.definitions.find((definition) => definition.kind === 'OperationDefinition') ?? {};
  const { requestId = newRequestId(), headers } = operation.getContext() as {
    requestId?: string;
    headers?: Record<string, string>;
  };
  if (!variableDefinitions.some(({ variable }) => variable.name.value === 'clientRequestId')) {
    operation.setContext({ headers: { ...headers, 'idempotency-key': requestId } });
  } else if (!operation.variables.clientRequestId) {
    operation.variables = { ...operation.variables, clientRequestId: requestId };
  }
  return forward(operation);
});

/** A lost session ends here, whichever call noticed it. A failed query says so; a mutation's caller does. */
export const errorLink = new ErrorLink(({ error, operation }) => {
  const { fetchOptions } = operation.getContext() as { fetchOptions?: RequestInit };
  // What was cancelled has not failed.
  if (fetchOptions?.signal?.aborted) return;
  const { code, messages } = failureOfCaught(error);
  if (code === 'UNAUTHENTICATED') endSession();
  else if (operation.operationType === 'query') toast.error(messages);
});

const httpLink = new HttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  headers: { 'apollo-require-preflight': 'true' },
  enhancedClientAwareness: { transport: false },
  fetch: (input, init) => {
    const signals = [init?.signal, AbortSignal.timeout(deadlineMs)].filter((signal) => !!signal);
    return fetch(input, { ...init, signal: AbortSignal.any(signals) });
  },
});

/** One for each signed-in user: nobody is shown what another one had loaded. */
export function createClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([requestKeyLink, errorLink, slowAnswerLink, httpLink]),
    cache: createCache(),
  });
}
