import '../ui/public/public.css';
import './run.css';
import { onlyHere, Refused, sendKept } from '../../../server/src/domain/delivery/sending';
import { keepProgram } from '../offline/keepProgram';
import { api } from './api';
import { both, button, element, labelled, word } from './elements';
import { doorForm } from './doorForm';
import { isToEnter, parcelList } from './parcelList';
import type { KeptEvent, KeptRun, Parcel, Store } from './run.types';
import { keepSending, phoneReports } from './sender';
import { openStore } from './store';
import { saidInBoth, texts } from './texts';

const link = location.pathname.split('/')[2] ?? '';
const page = document.getElementById('run') ?? document.body;
page.className = 'run-page';

const show = (content: HTMLElement): void => page.replaceChildren(content);

let store: Store;
/** What is being entered is not drawn anew when something has been sent. */
let isAtDoor = false;
let sendNow = (): void => undefined;
let report = (): Promise<void> => Promise.resolve();

async function showRun(): Promise<void> {
  const kept = await store.runOf(link);
  const all = await store.events();
  // Asked last: a door may have been opened meanwhile.
  if (isAtDoor) return;
  if (!kept) return show(pinForm());
  const events = all.filter(({ number }) => number === kept.number);
  const onEnter = (parcel: Parcel, outcome: KeptEvent['outcome']): void => enter(kept, parcel, outcome);
  show(parcelList({ kept, events, held: onlyHere(all), onEnter, onLeave: () => void leave() }));
}

function enter({ run }: KeptRun, parcel: Parcel, outcome: KeptEvent['outcome']): void {
  const back = (): void => {
    isAtDoor = false;
    void showRun();
  };
  isAtDoor = true;
  show(
    doorForm({
      run,
      parcel,
      outcome,
      onBack: back,
      async onSave(event, pictures) {
        await store.enter((events) => {
          const own = events.filter(({ number }) => number === run.number);
          // Another window of this phone may have been quicker, and the clock may have been set back.
          if (!isToEnter(parcel, own)) return null;
          return { ...event, at: Math.max(event.at, (events.at(-1)?.at ?? 0) + 1) };
        }, pictures);
        back();
        sendNow();
      },
    }),
  );
  scrollTo(0, 0);
}

function pinForm(): HTMLElement {
  const pin = element('input', {
    className: 'plain-field',
    inputMode: 'numeric',
    maxLength: 4,
    autocomplete: 'off',
    name: 'pin',
  });
  const problem = element('p', { className: 'wrong' });
  problem.setAttribute('role', 'alert');
  async function open(): Promise<void> {
    try {
      const { token, run } = await api.open(link, pin.value);
      const before = (await store.runs()).find(({ number }) => number === run.number);
      const phone = before?.phone ?? crypto.randomUUID();
      await store.keepRun({ number: run.number, link, session: token, phone, run, hasEnded: false });
      await showRun();
      sendNow();
    } catch (error) {
      problem.replaceChildren(both(error instanceof Refused ? saidInBoth(error.message) : texts.noConnection));
      pin.select();
    }
  }
  return element(
    'form',
    {
      className: 'public-form login',
      onsubmit: (event) => {
        event.preventDefault();
        void open();
      },
    },
    element('h1', {}, word('title')),
    problem,
    labelled('pin', pin),
    element('button', { type: 'submit', className: 'public-button primary' }, word('open')),
  );
}

/** All sheets on this phone are cleared. */
async function leave(): Promise<void> {
  const { unsent, refused } = onlyHere(await store.events());
  if (unsent === 0 && (refused === 0 || confirm(texts.leaveRefused.join('\n')))) await store.clear();
  isAtDoor = false;
  await showRun();
}

/** Tells what waits and sends it, then asks how the sheet stands. */
async function round() {
  await report();
  const sent = await sendKept(store, api);
  await report();
  const kept = await store.runOf(link);
  if (!kept || sent === 'offline') return sent;
  try {
    const run = await api.run(kept.session);
    // Left while the answer was on its way.
    if (!(await store.runOf(link))) return sent;
    await store.keepRun({ ...kept, run, hasEnded: false });
  } catch (error) {
    if (!(error instanceof Refused)) return 'offline' as const;
    if (error.status === 401) await store.keepRun({ ...kept, hasEnded: true });
  }
  await showRun();
  return sent;
}

async function start(): Promise<void> {
  store = await openStore();
  report = phoneReports(store, api, link);
  await showRun();
  sendNow = keepSending(round);
  // So that the browser does not make room of it.
  void navigator.storage?.persist?.();
  // Without network it has been kept before.
  await keepProgram('/run/').catch(() => undefined);
}

start().catch((error: unknown) => {
  show(
    element(
      'section',
      { className: 'message-page' },
      element('p', { className: 'wrong' }, both(saidInBoth(error instanceof Error ? error.message : String(error)))),
      button('open', 'primary', () => location.reload()),
    ),
  );
});
