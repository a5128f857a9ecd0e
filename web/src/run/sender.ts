/** When the phone sends what it has kept (`domain/delivery/sending.ts`), and what it tells the desk of it. */
import { heldOf, Refused, type Sending } from '../../../server/src/domain/delivery/sending';
import type { Api } from './api';
import type { Store } from './run.types';

const heardMs = 60_000;

/** Tells the server what this phone holds, whenever that has changed, and of the sheet that is open every minute. */
export function phoneReports(store: Store, api: Pick<Api, 'phone'>, link: string): () => Promise<void> {
  const told = new Map<string, { text: string; at: number }>();
  return async () => {
    const events = await store.events();
    for (const run of await store.runs()) {
      const { number, session } = run;
      const held = heldOf(events, number);
      const text = JSON.stringify(held);
      const last = told.get(number);
      const isOpen = run.link === link;
      const isKnown = last ? last.text === text : !isOpen && held.unsentEvents === 0;
      if (isKnown && !(isOpen && last && Date.now() - last.at >= heardMs)) continue;
      const phoneId = run.phone ?? crypto.randomUUID();
      if (!run.phone) await store.keepRun({ ...run, phone: phoneId });
      try {
        await api.phone(session, { phoneId, ...held });
      } catch (error) {
        // Without network it is told later; what is refused stays so.
        if (!(error instanceof Refused)) return;
      }
      told.set(number, { text, at: Date.now() });
    }
  };
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
