/** Sends what the phone has kept: in its order, the pictures of an event before it, each until the server has answered. */
import { Refused, type Api } from './api';
import type { KeptEvent, Store } from './run.types';

/** The answers of the server that say what has become of an event; 3: the desk decides. */
const late = 3;

export type Sending = 'done' | 'offline' | 'ended';

/** Whether another try may succeed by itself. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** One round. 'offline': the rest waits for the network; 'ended': for another link from the desk. */
export async function sendKept(store: Store, api: Pick<Api, 'event' | 'picture'>): Promise<Sending> {
  const sessions = new Map((await store.runs()).map(({ number, session }) => [number, session]));
  let result: Sending = 'done';
  for (const event of await store.events()) {
    if (event.state !== 'unsent') continue;
    const session = sessions.get(event.number);
    if (!session) continue;
    try {
      await sendOne(store, api, session, event);
    } catch (error) {
      if (!(error instanceof Refused) || isPassing(error.status)) return 'offline';
      if (error.status === 401 || error.status === 403) result = 'ended';
      else await store.keepEvent({ ...event, state: 'refused', message: error.message });
    }
  }
  return result;
}

async function sendOne(store: Store, api: Pick<Api, 'event' | 'picture'>, session: string, event: KeptEvent) {
  for (const hash of event.pictures) {
    const picture = await store.picture(hash);
    if (picture) await api.picture(session, picture.bytes);
  }
  const { answer } = await api.event(session, event.body);
  await store.keepEvent({ ...event, state: answer === late ? 'late' : 'sent' });
  for (const hash of event.pictures) await store.dropPicture(hash);
}

const firstWaitMs = 2_000;
const longestWaitMs = 60_000;
const roundMs = 20_000;

/** Sends on load, when the network or the page comes back, every 20 s, and after failures ever more rarely. */
export function keepSending(round: () => Promise<Sending>): () => void {
  let wait = firstWaitMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isAsked = false;
  const now = (): void => {
    clearTimeout(timer);
    if (isBusy) {
      isAsked = true;
      return;
    }
    isBusy = true;
    void round()
      .catch((): Sending => 'offline')
      .then((result) => {
        isBusy = false;
        wait = result === 'offline' ? Math.min(wait * 2, longestWaitMs) : firstWaitMs;
        timer = setTimeout(now, isAsked ? 0 : result === 'offline' ? wait : roundMs);
        isAsked = false;
      });
  };
  addEventListener('online', now);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') now();
  });
  now();
  return now;
}
