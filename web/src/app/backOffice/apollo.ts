import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { answerDeadline } from '../../answerDeadline';
import { heardProgram } from '../../offline/program';
import { demandSecondFactor, loseSession } from '../../session';
import { failureOfCaught } from '../../ui/app/failureOfCaught';
import { countUnanswered } from '../../ui/app/firstScreen';
import { newRequestId } from '../../ui/form/requestId';
import { toast } from '../../ui/overlay/toast';
import { createCache } from './cache';
import { slowAnswerLink } from './slowAnswer';

/**
 * Adds an idempotency key to every mutation: as the `clientRequestId` argument where the mutation has one, otherwise as
 * a header. `useCommand` sends the same key again when an answer was lost.
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

/**
 * Ends the local session on 401, whichever request received it, and leads to the second factor if nothing else is
 * allowed. Failed queries show a toast here, unless their context is `quiet`; failed mutations are reported by their
 * caller.
 */
const errorLink = new ErrorLink(({ error, operation }) => {
  const { fetchOptions, quiet = false } = operation.getContext() as { fetchOptions?: RequestInit; quiet?: boolean };
  // A cancelled request is not an error.
  if (fetchOptions?.signal?.aborted) return;
  const { code, messages } = failureOfCaught(error);
  if (code === 'UNAUTHENTICATED') loseSession();
  else if (code === 'SECOND_FACTOR_REQUIRED') demandSecondFactor(true);
  else if (operation.operationType === 'query' && !quiet) toast.error(messages);
});

const httpLink = new HttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  headers: { 'apollo-require-preflight': 'true' },
  enhancedClientAwareness: { transport: false },
  fetch: async (input, init) => {
    const signals = [init?.signal, answerDeadline()].filter((signal) => !!signal);
    const answer = await countUnanswered(fetch(input, { ...init, signal: AbortSignal.any(signals) }));
    heardProgram(answer);
    return answer;
  },
});

/** One client per signed-in user, so that cached data never crosses users. */
export function createClient(): ApolloClient {
  return new ApolloClient({
    link: ApolloLink.from([requestKeyLink, errorLink, slowAnswerLink, httpLink]),
    cache: createCache(),
  });
}
