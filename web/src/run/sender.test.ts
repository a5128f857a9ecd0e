import 'fake-indexeddb/auto';
import { heldOf, onlyHere, Refused, sendKept, type Sending } from '../../../server/src/domain/delivery/sending';
import { api } from './api';
import { parcelList } from './parcelList';
import type { KeptEvent, KeptRun, Store } from './run.types';
import { keepSending, phoneReports } from './sender';
import { openStore } from './store';

const number = 'D261126-1';

const aRun = (given: Partial<KeptRun> = {}): KeptRun => ({
  number,
  link: 'link',
  session: `session of ${given.number ?? number}`,
  run: {
    number: given.number ?? number,
    date: '2026-11-26',
    person: 'Ravi',
    status: 2,
    linkExpiresOn: '2026-11-28T06:30:00Z',
    podRequired: 'Either',
    parcels: [
      {
        lineId: 'line',
        sequence: 1,
        awbNo: 'WC1',
        receiver: 'A. Sharma',
        city: 'Pune',
        packet: 1,
        dueAmount: 145,
        state: 1,
      },
    ],
  },
  hasEnded: false,
  ...given,
});

const anEvent = (clientEventId: string, at: number, given: Partial<KeptEvent> = {}): KeptEvent => ({
  clientEventId,
  at,
  number,
  lineId: 'line',
  outcome: 'Delivered',
  body: { clientEventId, lineId: 'line', happenedAt: new Date(at).toISOString() },
  pictures: [],
  state: 'unsent',
  message: null,
  ...given,
});

const aPicture = (hash: string) => ({ hash, bytes: new Blob([hash]) });

/** What arrives at a server, and what it says to each event. */
function server(answerOf: (id: string) => Promise<{ answer: number }> = () => Promise.resolve({ answer: 1 })) {
  const arrived: string[] = [];
  const hashes = ['p', 's'];
  return {
    arrived,
    // The database of these tests keeps no bytes of pictures.
    picture: async () => {
      arrived.push('picture');
      return { hash: hashes.shift() ?? '' };
    },
    event: (_: string, { clientEventId }: KeptEvent['body']) => {
      arrived.push(clientEventId);
      return answerOf(clientEventId);
    },
  };
}

const statesOf = async () => (await store.events()).map(({ clientEventId, state }) => [clientEventId, state]);

const noNetwork = new TypeError('Failed to fetch');

let store: Store;

beforeEach(async () => {
  store = await openStore();
  await store.clear();
  await store.keepRun(aRun());
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('events go in the order in which they were entered, each after its pictures', async () => {
  await store.keepEvent(anEvent('a-second', 2, { pictures: ['p', 's'] }), [aPicture('p'), aPicture('s')]);
  await store.keepEvent(anEvent('b-first', 1));
  const told = server();
  await expect(sendKept(store, told)).resolves.toBe('done');
  expect(told.arrived).toEqual(['b-first', 'picture', 'picture', 'a-second']);
  await expect(store.picture('p')).resolves.toBeNull();
  await sendKept(store, told);
  expect(told.arrived).toHaveLength(4);
});

test('case 8: 50 events outlast a restart of the phone, and go in their order', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `event-${(index * 37) % 50}`);
  for (const [at, id] of ids.entries()) await store.keepEvent(anEvent(id, at));
  store = await openStore();
  const told = server();
  await sendKept(store, told);
  expect(told.arrived).toEqual(ids);
});

test('a picture that something else than the server has taken stays, and its event with it', async () => {
  await store.keepEvent(anEvent('one', 1, { pictures: ['p'] }), [aPicture('p')]);
  const told = server();
  await expect(sendKept(store, { ...told, picture: async () => ({ hash: 'another' }) })).resolves.toBe('offline');
  expect(told.arrived).toEqual([]);
  await expect(sendKept(store, told)).resolves.toBe('done');
  expect(told.arrived).toEqual(['picture', 'one']);
});

test('what the network takes away stays, with its id and its pictures, and nothing overtakes it', async () => {
  await store.keepEvent(anEvent('lost', 1, { pictures: ['p'] }), [aPicture('p')]);
  await store.keepEvent(anEvent('next', 2));
  const cut = server(() => Promise.reject(noNetwork));
  await expect(sendKept(store, cut)).resolves.toBe('offline');
  expect(cut.arrived).toEqual(['picture', 'lost']);
  await expect(store.picture('p')).resolves.toMatchObject({ hash: 'p' });
  const told = server();
  await sendKept(store, told);
  expect(told.arrived).toEqual(['picture', 'lost', 'next']);
});

test.each([429, 500, 503])('an answer of %d is tried again', async (status) => {
  await store.keepEvent(anEvent('busy', 1));
  await expect(
    sendKept(
      store,
      server(() => Promise.reject(new Refused(status, 'Busy'))),
    ),
  ).resolves.toBe('offline');
  await expect(statesOf()).resolves.toEqual([['busy', 'unsent']]);
});

test('a refusal is told at its parcel and holds up none, an ended link keeps all, late ones are the desk’s', async () => {
  for (const [at, id] of ['refused', 'ended', 'late', 'sent'].entries()) await store.keepEvent(anEvent(id, at));
  const answers: Record<string, () => Promise<{ answer: number }>> = {
    refused: () => Promise.reject(new Refused(400, 'Collect ₹ 145.00')),
    ended: () => Promise.reject(new Refused(401, 'This link has ended')),
    late: () => Promise.resolve({ answer: 3 }),
  };
  const told = server((id) => answers[id]?.() ?? Promise.resolve({ answer: 1 }));
  await expect(sendKept(store, told)).resolves.toBe('ended');
  await expect(statesOf()).resolves.toEqual(
    ['refused', 'ended', 'late', 'sent'].map((id) => [id, id === 'ended' ? 'unsent' : id]),
  );
  expect((await store.events())[0]?.message).toBe('Collect ₹ 145.00');
});

test.each([200, 403, 404, 511])('the page of a hotspot with status %d refuses no event', async (status) => {
  await store.keepEvent(anEvent('hotspot', 1));
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('<html>Sign in</html>', { status })));
  await expect(sendKept(store, api)).resolves.toBe('offline');
  await expect(statesOf()).resolves.toEqual([['hotspot', 'unsent']]);
});

test('failures are tried ever more rarely, the network and the page coming back at once, one round at a time', async () => {
  jest.useFakeTimers();
  let result: Sending = 'offline';
  let waiting: (() => void) | null = null;
  const round = jest.fn(() => Promise.resolve(result));
  keepSending(round);
  await jest.advanceTimersByTimeAsync(0);
  for (const seconds of [4, 8, 16, 32, 60, 60]) {
    round.mockClear();
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(round).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(round).toHaveBeenCalledTimes(1);
  }
  result = 'done';
  round.mockClear();
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(round).toHaveBeenCalledTimes(3);
  round.mockClear();
  round.mockImplementationOnce(() => new Promise((resolve) => (waiting = () => resolve('done'))));
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(1);
  (waiting as (() => void) | null)?.();
  await jest.advanceTimersByTimeAsync(0);
  expect(round).toHaveBeenCalledTimes(2);
});

test('what the phone holds is told when it changes, of each sheet, and of the open one every minute', async () => {
  const told: unknown[] = [];
  const wire = {
    phone: (session: string, { phoneId, ...held }: { phoneId: string; unsentEvents: number; unsentImages: number }) => {
      expect(phoneId).toMatch(/^[0-9a-f-]{36}$/);
      told.push([session, held.unsentEvents, held.unsentImages]);
      return Promise.resolve({});
    },
  };
  const clock = jest.spyOn(Date, 'now').mockReturnValue(0);
  const [own, other] = ['session of D261126-1', 'session of D261125-7'];
  await store.keepRun(aRun({ number: 'D261125-7', link: 'earlier' }));
  const report = phoneReports(store, wire, 'link');
  await report();
  await report();
  expect(told.splice(0)).toEqual([[own, 0, 0]]);
  await store.keepEvent(anEvent('one', 1, { pictures: ['p', 's'] }), [aPicture('p'), aPicture('s')]);
  await store.keepEvent(anEvent('two', 2, { number: 'D261125-7' }));
  await report();
  expect(told.splice(0).sort()).toEqual([
    [other, 1, 0],
    [own, 1, 2],
  ]);
  await sendKept(store, server());
  await report();
  expect(told.splice(0).sort()).toEqual([
    [other, 0, 0],
    [own, 0, 0],
  ]);
  clock.mockReturnValue(59_999);
  await report();
  expect(told).toEqual([]);
  clock.mockReturnValue(60_000);
  await report();
  expect(told).toEqual([[own, 0, 0]]);
});

test('a report that the network takes away is made later, one that is refused is not', async () => {
  const failures: Error[] = [noNetwork, new Refused(409, 'At most 10 phones report of a run sheet')];
  let asked = 0;
  const report = phoneReports(store, { phone: () => Promise.reject(failures[asked++] ?? noNetwork) }, 'link');
  await report();
  await report();
  await report();
  expect(asked).toBe(2);
});

test('the phone cannot be left while it alone has an event, of this sheet or another', async () => {
  const onLeave = jest.fn();
  const props = { kept: aRun(), events: [], onEnter: jest.fn(), onLeave };
  const leaveOf = (unsent: number) => {
    const list = parcelList({ ...props, held: { unsent, refused: 0 } });
    const found = [...list.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('Leave'));
    return { list, leave: found as HTMLButtonElement };
  };
  const off = leaveOf(1);
  expect(off.list.querySelector('[role=status]')?.textContent).toContain('1 unsent');
  off.leave.click();
  expect(onLeave).not.toHaveBeenCalled();
  leaveOf(0).leave.click();
  expect(onLeave).toHaveBeenCalledTimes(1);
});

test('a parcel that is kept is shown as done at once and cannot be entered again', () => {
  const kept = aRun();
  const list = (events: KeptEvent[]) =>
    parcelList({ kept, events, held: onlyHere(events), onEnter: jest.fn(), onLeave: jest.fn() }).querySelector('li');
  expect(list([])?.querySelectorAll('button')).toHaveLength(2);
  const done = list([anEvent('done', 1)]);
  expect(done?.textContent).toContain('Saved on this phone');
  expect(done?.querySelectorAll('button')).toHaveLength(0);
  const refused = list([anEvent('refused', 1, { state: 'refused', message: 'Collect ₹ 145.00' })]);
  expect(refused?.textContent).toContain('Collect ₹ 145.00');
  expect(refused?.querySelectorAll('button')).toHaveLength(2);
});

test('what was refused is told here and to the desk until it is entered again', () => {
  const refused = anEvent('refused', 1, { state: 'refused', message: 'Collect ₹ 145.00' });
  expect(onlyHere([refused])).toEqual({ unsent: 0, refused: 1 });
  expect(heldOf([refused], refused.number)).toMatchObject({ unsentEvents: 1 });
  const again = [refused, anEvent('again', 2)];
  expect(onlyHere(again)).toEqual({ unsent: 1, refused: 0 });
  expect(heldOf(again, refused.number)).toMatchObject({ unsentEvents: 1 });
  expect(onlyHere([refused, anEvent('again', 2, { state: 'sent' })])).toEqual({ unsent: 0, refused: 0 });
});

test('a sheet whose link has ended shows no parcel, but what waits', () => {
  const events = [anEvent('one', 1)];
  const kept = { ...aRun(), hasEnded: true };
  const list = parcelList({ kept, events, held: onlyHere(events), onEnter: jest.fn(), onLeave: jest.fn() });
  expect(list.querySelectorAll('li')).toHaveLength(0);
  expect(list.querySelector('[role=status]')?.textContent).toContain('1 unsent');
  expect(list.textContent).toContain('This link has ended');
});

test('two windows that save at once enter a parcel once, with the pictures of the first', async () => {
  const [first, second] = [await openStore(), await openStore()];
  const enter = (store: Store, id: string) =>
    store.enter((events) => (events.length > 0 ? null : anEvent(id, 1, { pictures: [id] })), [aPicture(id)]);
  await Promise.all([enter(first, 'one'), enter(second, 'two')]);
  expect((await first.events()).map(({ clientEventId }) => clientEventId)).toEqual(['one']);
  expect([await second.picture('one'), await second.picture('two')]).toMatchObject([{ hash: 'one' }, null]);
});
