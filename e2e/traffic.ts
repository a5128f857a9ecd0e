/** What a page asks of the server. */
import type { Page, Request } from '@playwright/test';

interface Traffic {
  pending: Set<Request>;
  begun: number;
}

const traffic = new WeakMap<Page, Traffic>();

/** Counts the requests of a page from its beginning on. */
export function watchTraffic(page: Page): void {
  const pending = new Set<Request>();
  const counted: Traffic = { pending, begun: 0 };
  traffic.set(page, counted);
  page.on('request', (request) => {
    // What the page before had asked for may never be told the end of.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) pending.clear();
    pending.add(request);
    counted.begun += 1;
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
}

const patienceMs = 20_000;
/** By the page's own clock: a page that was stopped has not yet acted on its answers. */
const quietMs = 50;

/** Waits until all is answered and the page, having had time for it, asks nothing more. */
export async function settled(page: Page): Promise<void> {
  const counted = traffic.get(page);
  if (!counted) throw new Error('The requests of this page are not counted');
  for (const end = Date.now() + patienceMs; ;) {
    const before = counted.begun;
    await idle(page);
    if (counted.pending.size === 0 && counted.begun === before) return;
    if (Date.now() > end) throw new Error(`Not answered: ${[...counted.pending].map((each) => each.url()).join(' ')}`);
  }
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(
    (ms) => new Promise<void>((done) => setTimeout(() => requestIdleCallback(() => done(), { timeout: 1000 }), ms)),
    quietMs,
  );
}

/** Asked by the bar of every screen when it has time, whatever the page does. */
const ofBar = 'NeedsToday';

/** Names of the GraphQL operations that a page sends during `work`. */
export async function operationsDuring(page: Page, work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const note = (request: Request) => {
    if (!request.url().endsWith('/graphql')) return;
    names.push((request.postDataJSON() as { operationName?: string } | null)?.operationName ?? '?');
  };
  page.on('request', note);
  await work();
  await settled(page);
  page.off('request', note);
  return names.filter((name) => name !== ofBar);
}
