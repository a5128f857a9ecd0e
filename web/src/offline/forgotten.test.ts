/** A logout while files are being kept: none is left, whichever of them comes first. */
import { forgetOffice } from './caches';
import { keepProgram } from './keepProgram';

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
const stored = new Map<string, Map<string, unknown>>();
/** Told when a cache is being opened; it waits for the answer, so that another may delete it meanwhile. */
let opening: () => Promise<void> | void = () => undefined;
const page = '<html data-program="b"><body><div id="root"></div></body></html>';

const fakeCaches = {
  keys: async () => [...stored.keys()],
  match: async () => undefined,
  delete: async (name: string) => stored.delete(name),
  async open(name: string) {
    await opening();
    const files = stored.get(name) ?? new Map<string, unknown>();
    stored.set(name, files);
    return {
      match: async (path: string) => files.get(path),
      addAll: async () => undefined,
      put: async (path: string, answer: unknown) => void files.set(path, answer),
    };
  },
};

/** One after the other, as a browser gives its locks. */
let last = Promise.resolve();
const locks = {
  request(_: string, work: () => Promise<void>) {
    last = last.then(work);
    return last;
  },
};

const answer = { ok: true, text: async () => page, headers: new Headers(), clone: () => 'a file' };

beforeAll(async () => {
  const scope = { registration: { scope: 'http://localhost/' }, skipWaiting: jest.fn(), clients: { claim: jest.fn() } };
  const addEventListener = (name: string, listener: Listener) => listeners.set(name, listener);
  Object.assign(window, { caches: fakeCaches, fetch: async () => answer, Response: class {} }, scope);
  Object.assign(navigator, { locks, serviceWorker: { getRegistration: async () => ({ active: {} }) } });
  document.documentElement.dataset.program = 'a';
  const before = window.addEventListener;
  Object.assign(window, { addEventListener });
  await import('./worker');
  Object.assign(window, { addEventListener: before });
});

beforeEach(() => {
  stored.clear();
  stored.set('office:a', new Map());
  stored.set('run:a', new Map());
});

/** What the worker does with a file that is asked for; ends when it is kept. */
async function asked(path: string): Promise<void> {
  const work: Promise<unknown>[] = [];
  const request = { url: `http://localhost${path}`, method: 'GET', mode: 'cors' };
  const take = (given: Promise<unknown>) => void work.push(given);
  listeners.get('fetch')?.({ request, respondWith: take, waitUntil: take });
  for (let at = 0; at < work.length; at += 1) await work[at];
}

/** Forgets while the other has a cache half open. */
async function forgottenWhile(keeping: () => Promise<void>): Promise<void> {
  let go: () => void = () => undefined;
  const begun = new Promise<void>((tell) => {
    opening = () => {
      opening = () => undefined;
      tell();
      return new Promise((resolve) => {
        go = resolve;
      });
    };
  });
  const kept = keeping();
  await begun;
  const gone = forgetOffice();
  go();
  await Promise.all([kept, gone]);
}

test('the worker keeps a file in the cache of its place', async () => {
  await asked('/assets/one.js');
  expect([...(stored.get('office:a')?.keys() ?? [])]).toEqual(['http://localhost/assets/one.js']);
});

test('a file that the worker is keeping goes with the logout', async () => {
  await forgottenWhile(() => asked('/assets/one.js'));
  expect([...stored.keys()]).toEqual(['run:a']);
  await asked('/assets/two.js');
  expect([...stored.keys()]).toEqual(['run:a']);
});

test('a program that the page is keeping goes with the logout, and is not kept after it', async () => {
  await forgottenWhile(() => keepProgram('/'));
  expect([...stored.keys()]).toEqual(['run:a']);
  await keepProgram('/', () => false);
  expect([...stored.keys()]).toEqual(['run:a']);
  await keepProgram('/', () => true);
  expect([...stored.keys()]).toEqual(['run:a', 'office:b']);
});
