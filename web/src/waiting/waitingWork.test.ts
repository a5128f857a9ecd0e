import 'fake-indexeddb/auto';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { waitFor } from '@testing-library/react';
import { countsOf } from './waitingCounts';
import { WaitingWorker, type SendWork } from './WaitingWorker';
import {
  addWork,
  changeWork,
  closeWaitingWork,
  onWorkChanged,
  removeWork,
  workOf,
  type NewWork,
  type Work,
} from './waitingWork';

const asha = 'user-asha';
const ravi = 'user-ravi';

const aLine = (requestKey: string, given: Partial<NewWork> = {}): NewWork => ({
  requestKey,
  owner: asha,
  kind: 'booking',
  state: 'waiting',
  variables: { input: requestKey },
  shown: null,
  ...given,
});

const refusedBy = (code: string, message: string, fields = {}) =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code, messages: [message], fields } }] });

/** Network failures are what fetch throws. */
const noNetwork = new TypeError('Failed to fetch');

const statesOf = async (owner: string) =>
  Object.fromEntries((await workOf(owner)).map(({ requestKey, state }) => [requestKey, state]));

let workers: WaitingWorker[] = [];

function startWorker(send: SendWork, given: { isSignedIn?: () => boolean; onDone?: (work: Work) => void } = {}) {
  const worker = new WaitingWorker({ owner: asha, senders: { booking: send }, isSignedIn: () => true, ...given });
  workers.push(worker);
  worker.wake();
  return worker;
}

/** One lock for all workers, as the browser has one for all tabs. */
function givenLocks(): void {
  let last: Promise<unknown> = Promise.resolve();
  Object.assign(navigator, {
    locks: {
      request: (_: string, work: () => Promise<void>) => {
        last = last.then(work);
        return last;
      },
    },
  });
}

afterEach(async () => {
  workers.forEach((worker) => worker.stop());
  workers = [];
  Reflect.deleteProperty(navigator, 'locks');
  for (const owner of [asha, ravi]) {
    for (const { requestKey } of await workOf(owner)) await changeWork(owner, requestKey, () => ({ state: 'done' }));
    await removeWork(owner, () => true);
  }
});

describe('the store', () => {
  test('keeps work in its order over a reload, and shows nobody the work of another user', async () => {
    await Promise.all(['a', 'b', 'c'].map((key) => addWork(aLine(key))));
    await addWork(aLine('r', { owner: ravi }));
    await closeWaitingWork();
    expect((await workOf(asha)).map(({ requestKey, place }) => [requestKey, place])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
    expect((await workOf(ravi)).map(({ requestKey }) => requestKey)).toEqual(['r']);
    expect(await changeWork(ravi, 'a', () => ({ state: 'draft' }))).toBeNull();
    expect(await statesOf(asha)).toEqual({ a: 'waiting', b: 'waiting', c: 'waiting' });
  });

  test('keeps kinds apart', async () => {
    await addWork(aLine('a'));
    await addWork(aLine('s', { kind: 'scan' }));
    expect((await workOf(asha, 'scan')).map(({ requestKey }) => requestKey)).toEqual(['s']);
  });

  test('never takes the same key twice', async () => {
    await addWork(aLine('a'));
    await expect(addWork(aLine('a'))).rejects.toThrow();
    expect(await workOf(asha)).toHaveLength(1);
  });

  test('removes what is done or refused, but nothing that waits', async () => {
    await addWork(aLine('a'));
    await addWork(aLine('b', { state: 'draft' }));
    await removeWork(asha, () => true);
    expect(await statesOf(asha)).toEqual({ a: 'waiting' });
  });

  test('tells listeners of each change', async () => {
    const heard = jest.fn();
    const stop = onWorkChanged(heard);
    await addWork(aLine('a'));
    await changeWork(asha, 'a', () => ({ state: 'draft' }));
    await changeWork(asha, 'a', () => null);
    stop();
    await removeWork(asha, () => true);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe('the worker', () => {
  test('sends in order, one at a time, each with its key, and stores the answers', async () => {
    const sent: unknown[] = [];
    let atOnce = 0;
    const done = jest.fn();
    await addWork(aLine('a'));
    await addWork(aLine('b'));
    startWorker(
      async (variables, requestKey) => {
        atOnce += 1;
        await Promise.resolve();
        sent.push([variables, requestKey, atOnce]);
        atOnce -= 1;
        return { awbNo: `W-${requestKey}` };
      },
      { onDone: ({ requestKey }) => done(requestKey) },
    );
    await waitFor(async () => expect(await statesOf(asha)).toEqual({ a: 'done', b: 'done' }));
    await addWork(aLine('c'));
    await waitFor(async () => expect((await workOf(asha)).at(-1)?.answer).toEqual({ awbNo: 'W-c' }));
    expect(sent).toEqual(['a', 'b', 'c'].map((key) => [{ input: key }, key, 1]));
    expect(done.mock.calls.flat()).toEqual(['a', 'b', 'c']);
  });

  test('leaves drafts, other kinds and the work of others alone', async () => {
    const send = jest.fn(() => Promise.resolve({}));
    await addWork(aLine('draft', { state: 'draft' }));
    await addWork(aLine('scan', { kind: 'scan' }));
    await addWork(aLine('other', { owner: ravi }));
    await addWork(aLine('a'));
    startWorker(send);
    await waitFor(async () => expect(await statesOf(asha)).toEqual({ draft: 'draft', scan: 'waiting', a: 'done' }));
    expect(send).toHaveBeenCalledTimes(1);
    expect(await statesOf(ravi)).toEqual({ other: 'waiting' });
  });

  test('sends nothing once somebody else has signed in', async () => {
    let signedIn = asha;
    const send = jest.fn(() => {
      signedIn = ravi;
      return Promise.resolve({});
    });
    await addWork(aLine('a'));
    await addWork(aLine('b'));
    startWorker(send, { isSignedIn: () => signedIn === asha });
    await waitFor(async () => expect(await statesOf(asha)).toEqual({ a: 'done', b: 'waiting' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('keeps a refusal with its reason, does not repeat it, and sends the next', async () => {
    const send = jest.fn((_: object, key: string) =>
      key === 'a'
        ? Promise.reject(refusedBy('CONFLICT', 'AwbNo D1 is already taken', { awbNo: ['taken'] }))
        : Promise.resolve({}),
    );
    await addWork(aLine('a'));
    await addWork(aLine('b'));
    const worker = startWorker(send);
    await waitFor(async () => expect(await statesOf(asha)).toEqual({ a: 'refused', b: 'done' }));
    expect((await workOf(asha))[0]?.refusal).toEqual({
      code: 'CONFLICT',
      messages: ['AwbNo D1 is already taken'],
      fields: { awbNo: ['taken'] },
    });
    worker.retryNow();
    await addWork(aLine('c'));
    await waitFor(async () => expect(await statesOf(asha)).toMatchObject({ c: 'done' }));
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['a', 'b', 'c']);
  });

  test('without a network tries again with the same key, in order, and says so meanwhile', async () => {
    let isReachable = false;
    const send = jest.fn((_: object, _key: string) => (isReachable ? Promise.resolve({}) : Promise.reject(noNetwork)));
    await addWork(aLine('a'));
    await addWork(aLine('b'));
    const worker = startWorker(send);
    await waitFor(() => expect(worker.unreachable()?.code).toBe('NETWORK'));
    expect(await statesOf(asha)).toEqual({ a: 'waiting', b: 'waiting' });
    isReachable = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await statesOf(asha)).toEqual({ a: 'done', b: 'done' }));
    expect(worker.unreachable()).toBeNull();
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['a', 'a', 'b']);
  });

  test('waits when the session has ended, and goes on when its user is back', async () => {
    const ended = () => Promise.reject(refusedBy('UNAUTHENTICATED', 'Please sign in'));
    await addWork(aLine('a'));
    const send = jest.fn(ended);
    const first = startWorker(send);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    first.stop();
    await closeWaitingWork();
    startWorker(() => Promise.resolve({ awbNo: 'W1' }));
    await waitFor(async () => expect(await statesOf(asha)).toEqual({ a: 'done' }));
  });

  test('gives up on an internal error after five attempts, so that it does not block the rest', async () => {
    const send = jest.fn((_: object, key: string) =>
      key === 'a' ? Promise.reject(refusedBy('INTERNAL_SERVER_ERROR', 'Something went wrong')) : Promise.resolve({}),
    );
    await addWork(aLine('a'));
    await addWork(aLine('b'));
    const worker = startWorker(send);
    await waitFor(async () => {
      worker.retryNow();
      expect(await statesOf(asha)).toEqual({ a: 'refused', b: 'done' });
    });
    expect(send.mock.calls.filter(([, key]) => key === 'a')).toHaveLength(5);
  });

  test('does not send again what was sent six days ago without an answer', async () => {
    const send = jest.fn(() => Promise.resolve({}));
    await addWork(aLine('a', { state: 'draft' }));
    await changeWork(asha, 'a', () => ({ state: 'waiting', sentOn: Date.now() - 6.1 * 86_400_000 }));
    startWorker(send);
    await waitFor(async () => expect((await workOf(asha))[0]?.refusal?.code).toBe('KEY_EXPIRED'));
    expect(send).not.toHaveBeenCalled();
  });

  test('of two tabs one sends', async () => {
    givenLocks();
    const send = jest.fn((_: object, _key: string) => new Promise<object>((resolve) => setTimeout(resolve, 5, {})));
    startWorker(send);
    startWorker(send);
    await Promise.all(['a', 'b', 'c'].map((key) => addWork(aLine(key))));
    await waitFor(async () => expect(await statesOf(asha)).toEqual({ a: 'done', b: 'done', c: 'done' }));
    expect(send.mock.calls.map(([, key]) => key)).toEqual(['a', 'b', 'c']);
  });
});

test('what waits is counted by user and kind, also while several entries are stored at once', async () => {
  expect(countsOf(asha)).toBeNull();
  await Promise.all(['a', 'b', 'c'].map((key) => addWork(aLine(key))));
  await addWork(aLine('s', { kind: 'scan' }));
  await addWork(aLine('d', { state: 'draft' }));
  await changeWork(asha, 'c', () => ({ state: 'refused' }));
  expect(countsOf(asha)).toEqual({ name: '', waiting: { booking: 2, scan: 1 }, refused: 1 });
  expect(countsOf(ravi)).toBeNull();
  startWorker(() => Promise.resolve({}));
  await waitFor(() => expect(countsOf(asha)).toEqual({ name: '', waiting: { scan: 1 }, refused: 1 }));
  await removeWork(asha, ({ state }) => state === 'refused');
  expect(countsOf(asha)).toEqual({ name: '', waiting: { scan: 1 }, refused: 0 });
});

test('work that was begun to be stored when the page died is looked for', async () => {
  const stored = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new Error('the page is gone');
  });
  await expect(addWork(aLine('a'))).rejects.toThrow();
  stored.mockRestore();
  expect(countsOf(asha)).toMatchObject({ waiting: { booking: 1 } });
  startWorker(() => Promise.resolve({}));
  await waitFor(() => expect(countsOf(asha)).toBeNull());
});
