import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { BulkItem, BulkLine } from './runInParts';

/** `send` of a bulk action, by its mutation; `input` is what holds for all records. */
export function useBulkSender() {
  const client = useApolloClient();
  return <Data>(mutation: DocumentNode, linesOf: (data: Data) => readonly BulkLine[], input: object = {}) =>
    async (items: readonly BulkItem[], requestId: string): Promise<readonly BulkLine[]> => {
      const variables = { input: { ...input, items: [...items] } };
      const { data } = await client.mutate<Data>({ mutation, variables, context: { requestId } });
      return data ? linesOf(data) : [];
    };
}
