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

/** The senders of a user's work, by kind. The server refuses them once another user has signed in. */
export function sendersWith(client: ApolloClient, owner: string): Record<WorkKind, SendWork> {
  const sendAs =
    ({ mutation, answerOf, changes }: Sender): SendWork =>
    async (variables, requestId) => {
      const { data } = await client.mutate({
        mutation,
        variables,
        context: { requestId, headers: { 'for-user': owner } },
        update(cache) {
          changes.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName }));
          cache.gc();
        },
      });
      return answerOf(data);
    };
  return { booking: sendAs(senders.booking), scan: sendAs(senders.scan) };
}
