/** The service worker of the page: what the network does not give is taken from what `main.ts` has kept. */
interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Living extends Event {
  waitUntil(work: Promise<unknown>): void;
}

const scope = self as unknown as {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(name: string, listener: (event: never) => void): void;
};

scope.addEventListener('install', (event: Living) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event: Living) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event: Fetching) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
});

const kept = async (request: RequestInfo): Promise<Response | undefined> => (await caches.open('run')).match(request);

/** Kept, too, while the server is started anew. */
async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await kept('/run/')) ?? answer ?? Response.error();
}

/** Files have their hash in their names. */
async function file(request: Request): Promise<Response> {
  const found = await kept(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open('run')).put(request, answer.clone());
  return answer;
}

export {};
