/** Keeps the page and the files of the build in this browser, for the worker to answer with while the server is away. */
import { alone, cachesOf, type Place } from './caches';

const { dataset } = document.documentElement;

/**
 * Registers the worker of this place and keeps the program that the server has now: its page, what that names, and what
 * this page has loaded of the same program. Nothing is loaded ahead, and what the browser holds is not loaded again. Not
 * in development and not where the operator has turned it off, whose server answers with a worker that removes itself;
 * pages over plain HTTP have no workers. `isWanted`: asked last, since a logout may have come meanwhile.
 */
export async function keepProgram(place: Place, isWanted = () => true): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !dataset.program || dataset.worker === 'no') return;
  const answer = await fetch(place, { cache: 'no-cache' });
  const page = await answer.text();
  const [, program] = /<html[^>]* data-program="(\w+)"/.exec(page) ?? [];
  // Another page in its place: of a hotspot, or of an older server.
  if (!answer.ok || program === undefined) return;
  // The browser looks for a newer worker by itself, with each page.
  if (!(await workers.getRegistration(place))?.active) await workers.register(`${place}worker.js`, { scope: place });
  await alone(async () => {
    if (isWanted()) await keep(place, program, answer, page);
  });
}

async function keep(place: Place, program: string, answer: Response, page: string): Promise<void> {
  const prefix = cachesOf[place];
  const cache = await caches.open(prefix + program);
  const files = new Set([...named(page), ...(program === dataset.program ? loaded() : [])]);
  const missing = await Promise.all([...files].map(async (path) => ((await cache.match(path, ignored)) ? [] : [path])));
  await cache.addAll(missing.flat());
  await cache.put(place, asKept(answer, page));
  const outdated = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== prefix + program);
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

const ignored = { ignoreVary: true };

const named = (page: string): string[] =>
  [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);

const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** With the server's headers, the content security policy among them, and a mark that the page is not the server's. */
function asKept({ headers }: Response, page: string): Response {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) own.delete(name);
  const marked = page.replace('<html', '<html data-kept').replace('<div id="root">', `$&${frame()}`);
  return new Response(marked, { headers: own });
}

/** Painted before the program runs, which puts its own in place of it. */
function frame(): string {
  const bar = document.createElement('header');
  bar.className = 'public-bar';
  const brand = document.createElement('span');
  brand.className = 'brand';
  brand.textContent = document.title.split(' | ').at(-1) ?? '';
  bar.append(brand);
  return bar.outerHTML;
}
