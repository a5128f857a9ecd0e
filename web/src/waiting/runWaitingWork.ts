import type { ApolloClient } from '@apollo/client';
import { getProfile } from '../session';
import { sendersWith } from './senders';
import { WaitingWorker } from './WaitingWorker';

let running: { owner: string; client: ApolloClient; worker: WaitingWorker } | null = null;

/** Starts sending the user's waiting work, once in this tab, and returns the worker. */
export function runWaitingWork(client: ApolloClient, owner: string): WaitingWorker {
  if (running?.owner === owner && running.client === client) return running.worker;
  running?.worker.stop();
  const isSignedIn = () => getProfile()?.currentUserId === owner;
  const worker = new WaitingWorker({ owner, senders: sendersWith(client, owner), isSignedIn });
  running = { owner, client, worker };
  worker.wake();
  return worker;
}

const others = new Map<string, WaitingWorker>();

/** Sends what another user left in this browser, for whoever is signed in now and may. */
export function sendWorkOf(client: ApolloClient, owner: string): void {
  const sentBy = getProfile()?.currentUserId;
  if (sentBy === undefined) return;
  others.get(owner)?.stop();
  const isSignedIn = () => getProfile()?.currentUserId === sentBy;
  const worker = new WaitingWorker({ owner, senders: sendersWith(client, owner, sentBy), isSignedIn });
  others.set(owner, worker);
  worker.wake();
}
