/** What undoes a mutation that was done: the server runs its inverse under the same key (docs/decisions/0087). */
import type { ApolloClient } from '@apollo/client';
import { undoableActions } from '../../records.generated';
import { UndoDocument, type UndoMutation } from '../../graphql.generated';
import { failureOfCaught } from '../app/failureOfCaught';
import { toast, type Action } from '../overlay/toast';
import { UndoButton } from '../overlay/UndoButton';

/** The mutation's name and the key that it was sent with. */
export interface SentMutation {
  operation: string | undefined;
  requestId: string;
}

/** For its toast; null if the mutation cannot be undone. */
export function undoOf(client: ApolloClient, { operation, requestId }: SentMutation): Action | null {
  if (!operation || !undoableActions.includes(operation)) return null;
  return (close) => {
    const run = () => {
      close();
      void undo(client, operation, requestId);
    };
    return <UndoButton onUndo={run} onOver={close} />;
  };
}

async function undo(client: ApolloClient, operation: string, requestId: string): Promise<void> {
  const variables = { input: { operation } };
  try {
    const { data } = await client.mutate<UndoMutation>({ mutation: UndoDocument, variables, context: { requestId } });
    const refused = data?.undo.refused ?? [];
    if (refused.length === 0) toast.info('Undone');
    else toast.error(refused.map(({ awbNo, message }) => (awbNo ? `${awbNo}: ${message}` : message)));
  } catch (caught) {
    toast.error(failureOfCaught(caught).messages);
  }
  forgetDetails(client);
  await client.refetchQueries({ include: 'active' });
}

/** Lists on the screen are read again; what is known of single records is forgotten, since any may have changed. */
function forgetDetails({ cache }: ApolloClient): void {
  const fields = Object.keys((cache.extract() as { ROOT_QUERY?: object }).ROOT_QUERY ?? {});
  for (const fieldName of fields.filter((name) => name.includes('"uniqueId"')))
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  cache.gc();
}
