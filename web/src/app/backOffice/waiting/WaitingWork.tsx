import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useProfile } from '../../../session';
import { toast } from '../../../ui/overlay/toast';
import { countsOf, totalWaiting } from '../../../waiting/waitingCounts';
import { waitingText } from './waitingText';

/** Sends what this user left waiting in this browser, on whichever screen the user signs in, and says so. */
export function WaitingWork() {
  const client = useApolloClient();
  const owner = useProfile()?.currentUserId;
  useEffect(() => {
    const counts = owner === undefined ? null : countsOf(owner);
    if (owner === undefined || !counts) return;
    if (totalWaiting(counts) > 0) toast.info(`Left in this browser and sent now: ${waitingText(counts)}`);
    void import('../../../waiting/runWaitingWork').then(({ runWaitingWork }) => runWaitingWork(client, owner));
  }, [client, owner]);
  return null;
}
