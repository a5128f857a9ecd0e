import '../ui/public/public.css';
import './run.css';
import { Refused, sendKept } from '../../../server/src/domain/delivery/sending';
import { keepProgram } from '../offline/keepProgram';
import { api } from './api';
import { button, element, labelled, word } from './elements';
import { doorForm } from './doorForm';
import { parcelList } from './parcelList';
import type { KeptEvent, KeptRun, Parcel, Store } from './run.types';
import { keepSending, phoneReports } from './sender';
import { openStore } from './store';

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
  if (!kept) return show(pinForm());
  if (isAtDoor) return;
  const all = await store.events();
  const events = all.filter(({ number }) => number === kept.number);
  const onEnter = (parcel: Parcel, outcome: KeptEvent['outcome']): void => enter(kept, parcel, outcome);
  show(parcelList({ kept, events, unsent: unsentOf(all), onEnter, onLeave: () => void leave() }));
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
        await store.keepEvent(event, pictures);
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
      problem.textContent = error instanceof Refused ? error.message : 'No connection';
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
    element('h1', {}, 'Run sheet'),
    problem,
    labelled('pin', pin),
    element('button', { type: 'submit', className: 'public-button primary' }, word('open')),
  );
}

/** Of all sheets on this phone, since all of them are cleared. */
const unsentOf = (events: readonly KeptEvent[]): number => events.filter(({ state }) => state === 'unsent').length;

async function leave(): Promise<void> {
  if (unsentOf(await store.events()) === 0) await store.clear();
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
  // Without network it has been kept before.
  await keepProgram('/run/').catch(() => undefined);
}

start().catch((error: unknown) => {
  show(
    element(
      'section',
      { className: 'message-page' },
      element('p', { className: 'wrong' }, error instanceof Error ? error.message : String(error)),
      button('open', 'primary', () => location.reload()),
    ),
  );
});
