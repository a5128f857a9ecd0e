import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { BulkItem, BulkLine, BulkSend } from './runInParts';

/** `send` of a bulk action, by its mutation; `input` is what holds for all records. */
export function useBulkSender() {
  const client = useApolloClient();
  return <Data extends object>(
    mutation: DocumentNode,
    linesOf: (data: Data) => readonly BulkLine[],
    input: object = {},
  ): BulkSend =>
    Object.assign(
      async (items: readonly BulkItem[], requestId: string) => {
        const variables = { input: { ...input, items: [...items] } };
        const { data } = await client.mutate<Data>({ mutation, variables, context: { requestId } });
        return data ? linesOf(data) : [];
      },
      { operation: fieldOf(mutation) },
    );
}

/** The field of `Mutation` that is called. */
function fieldOf({ definitions }: DocumentNode): string | undefined {
  const [called] = definitions.flatMap((each) =>
    each.kind === 'OperationDefinition' ? each.selectionSet.selections : [],
  );
  return called?.kind === 'Field' ? called.name.value : undefined;
}
