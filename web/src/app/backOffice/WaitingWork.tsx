import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useProfile } from '../../session';
import { mayHaveWaitingWork } from '../../waiting/waitingFlag';

/** Sends what this user left waiting in this browser, on whichever screen the user signs in. */
export function WaitingWork() {
  const client = useApolloClient();
  const owner = useProfile()?.currentUserId;
  useEffect(() => {
    if (!owner || !mayHaveWaitingWork(owner)) return;
    void import('../../waiting/runWaitingWork').then(({ runWaitingWork }) => runWaitingWork(client, owner));
  }, [client, owner]);
  return null;
}
