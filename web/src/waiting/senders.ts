import type { ApolloClient, DocumentNode } from '@apollo/client';
import {
  BookLineDocument,
  RecordScanDocument,
  type BookLineMutation,
  type QueryField,
  type RecordScanMutation,
} from '../graphql.generated';
import type { SendWork } from './WaitingWorker';

interface Sender {
  mutation: DocumentNode;
  answerOf(data: unknown): object;
  /** Fields of `ROOT_QUERY` that the mutation outdates. */
  changes: readonly QueryField[];
}

/** What each kind of waiting work sends. */
const senders = {
  booking: {
    mutation: BookLineDocument,
    answerOf: (data) => (data as BookLineMutation).bookConsignment,
    changes: ['consignments', 'receiverSuggestions', 'dashboardSummary', 'bookingTrend', 'billingSummary'],
  },
  scan: {
    mutation: RecordScanDocument,
    answerOf: (data) => (data as RecordScanMutation).recordScan,
    changes: ['consignments', 'consignment', 'changeLog', 'dashboardSummary'],
  },
} as const satisfies Record<string, Sender>;

export type WorkKind = keyof typeof senders;

/**
 * The senders of a user's work, by kind. The server refuses them once another user has signed in. `sentBy`: who sends it if
 * that is not its owner.
 */
export function sendersWith(client: ApolloClient, owner: string, sentBy = owner): Record<WorkKind, SendWork> {
  const headers = { 'for-user': sentBy, ...(sentBy === owner ? {} : { 'sent-for': owner }) };
  const sendAs =
    ({ mutation, answerOf, changes }: Sender): SendWork =>
    async (variables, requestId) => {
      const { data } = await client.mutate({
        mutation,
        variables,
        context: { requestId, headers },
        update(cache) {
          changes.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName }));
          cache.gc();
        },
      });
      return answerOf(data);
    };
  return { booking: sendAs(senders.booking), scan: sendAs(senders.scan) };
}
