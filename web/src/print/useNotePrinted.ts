import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { NoteSetUpDocument } from '../graphql.generated';
import type { SetUpTask } from '../../../server/src/domain/enums';
import { rememberedList } from '../setUpList';
import { usePermission } from '../ui/app/usePermission';

/** Ticks a first step of the company, for an admin who still sees the list of them; the server marks it once. */
export function useNotePrinted(task: SetUpTask, ready: boolean): void {
  const client = useApolloClient();
  const isAllowed = usePermission()('noteSetUp');
  useEffect(() => {
    const list = rememberedList();
    if (!ready || !isAllowed || list === null || list === 'away') return;
    // The paper is what counts: the next one tells it.
    client.mutate({ mutation: NoteSetUpDocument, variables: { input: { task } } }).catch(() => undefined);
  }, [client, isAllowed, ready, task]);
}
