/**
 * The service worker of the office and of the run sheets: what the network does not give is taken from the files that
 * `keepProgram.ts` has kept. It keeps files of the build alone, and sends nothing by itself. A script without imports,
 * as not every browser takes others.
 */
interface Living extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Living {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(name: string, listener: (event: never) => void): void;
};

const place = new URL(scope.registration.scope).pathname;
const isOffice = place === '/';
const cachePrefix = isOffice ? 'office:' : 'run:';

/** How long the kept page waits for the server's, which is of the newest program. The run sheets ask nobody what is newest. */
const patienceMs = isOffice ? 400 : 4_000;

/** Below the office's address, but no page of it. */
const others = /^\/(api|dynamic|graphql|run|healthz|readyz|metrics)(\/|$)|\.[a-z0-9]{1,5}$/i;

scope.addEventListener('install', (event: Living) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event: Living) => event.waitUntil(begin()));
scope.addEventListener('fetch', (event: Fetching) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode !== 'navigate') {
    if (pathname.startsWith('/assets/')) event.respondWith(file(event));
  } else if (!isOffice || !others.test(pathname)) event.respondWith(page(event));
});

/** With preloads, the server is asked for the page while the worker starts. Not every browser has them. */
async function begin(): Promise<void> {
  const preload = scope.registration.navigationPreload as NavigationPreloadManager | undefined;
  await preload?.enable();
  await scope.clients.claim();
}

const kept = (address: string): Promise<Response | undefined> => caches.match(address, { ignoreVary: true });

/** The server's, unless it is away, starts anew or takes long. */
async function page(event: Fetching): Promise<Response> {
  const asked = fromServer(event);
  event.waitUntil(asked);
  const found = await kept(place);
  if (!found) return (await asked) ?? Response.error();
  const answer = await Promise.race([asked, patience()]);
  return answer && answer.status < 500 ? answer : found;
}

async function fromServer({ request, preloadResponse }: Fetching): Promise<Response | null> {
  const preloaded = await preloadResponse.catch(() => undefined);
  return preloaded ?? fetch(request).catch(() => null);
}

const patience = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));

/** Files have their hash in their names. */
async function file(event: Fetching): Promise<Response> {
  const { request } = event;
  const found = await kept(request.url);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(request.url, answer.clone()));
  return answer;
}

/** Nothing is kept where no program is: after a logout, which has the same lock (`caches.ts`). */
async function keep(address: string, answer: Response): Promise<void> {
  await alone(async () => {
    const newest = (await caches.keys()).findLast((name) => name.startsWith(cachePrefix));
    if (newest) await (await caches.open(newest)).put(address, answer);
  });
}

function alone(work: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('kept program', work) : work();
}

export {};
