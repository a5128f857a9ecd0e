/** Download sizes and load times in a browser. */
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import { demoPassword } from '../server/src/config';
import { measureInteractions } from './interactions';
import { median, ms } from './statistics';

export async function measureBrowser(port: number): Promise<string[][]> {
  const origin = `http://localhost:${port}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const openLogin = (page: Page) => () => page.goto(`${origin}/login`, { waitUntil: 'networkidle' });
    const loginByGzip = await browser.newPage(gzipOnly);
    const loginGzip = await downloaded(loginByGzip, loadsOffice, openLogin(loginByGzip));
    const login = await browser.newPage();
    const loginBrotli = await downloaded(login, loadsOffice, openLogin(login));
    await login.getByLabel('Email').fill('admin@waybill.test');
    await login.getByLabel('Password').fill(demoPassword);
    await login.keyboard.press('Enter');
    await login.waitForURL(/dashboard/);
    const state = await login.context().storageState();
    const localProfile = await login.evaluate(() => localStorage.getItem('profile') ?? '');

    // A browser context with the session but an empty cache.
    const openConsignments = async (options: BrowserContextOptions) => {
      const context = await browser.newContext({
        storageState: state,
        viewport: { width: 1280, height: 860 },
        ...options,
      });
      const page = await context.newPage();
      await page.addInitScript((profile) => localStorage.setItem('profile', profile), localProfile);
      const loaded = await downloaded(page, asksForRows, async () => {
        await page.goto(`${origin}/consignments?sort=bookingDate&order=DESC`);
        await page.locator('tr[data-row]').first().waitFor();
      });
      return { page, loaded };
    };
    const { loaded: screenGzip } = await openConsignments(gzipOnly);
    const { page, loaded: screenBrotli } = await openConsignments({});
    const { selectAll, selectAllFrames, frame, emptyFrame, longest } = await fiveThousandRows(page, origin);
    return [
      ['(e) first load of the login', sizes(loginGzip, loginBrotli), '77 gzip'],
      ['(e) first load of the consignments screen', sizes(screenGzip, screenBrotli), '290 gzip'],
      ['(f) select all of 5,000 rows, script and layout', `${ms(selectAll)} ms`, '25'],
      ['(f) select all of 5,000 rows, with two frames', `${ms(selectAllFrames)} ms`, ''],
      ['(f) scrolling 5,000 rows, median frame', `${ms(frame)} ms`, '17.2'],
      ['(f) scrolling an empty area, median frame', `${ms(emptyFrame)} ms`, ''],
      ['(f) scrolling 5,000 rows, longest frame', `${ms(longest)} ms`, ''],
      ...(await measureInteractions(page, origin)),
    ];
  } finally {
    await browser.close();
  }
}

/** As a browser asks for that is not on HTTPS or on the server's own machine. */
const gzipOnly: BrowserContextOptions = { extraHTTPHeaders: { 'accept-encoding': 'gzip' } };

interface Loaded {
  files: number;
  bytes: number;
}

const kilobytes = ({ bytes }: Loaded) => (bytes / 1024).toFixed(0);
const sizes = (gzip: Loaded, brotli: Loaded) =>
  `${kilobytes(gzip)} KB gzip, ${kilobytes(brotli)} brotli, in ${brotli.files} files`;

/** After signing in is what the login loads ahead; the lists' windows come after their rows. As in e2e/firstLoad.test.ts. */
const loadsOffice = (url: string) => url.includes('/assets/office-');
const asksForRows = (_: string, body = '') => body.includes('query Consignments');

/** Scripts and styles transferred during `work`, of those that were asked for before the request that is the `end`. */
async function downloaded(
  page: Page,
  end: (url: string, body?: string) => boolean,
  work: () => Promise<unknown>,
): Promise<Loaded> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const wanted = new Set<string>();
  let bytes = 0;
  let ended = false;
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    ended ||= end(request.url, request.postData);
    if (!ended && (type === 'Script' || type === 'Stylesheet')) wanted.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength;
  });
  await work();
  await session.detach();
  return { files: wanted.size, bytes };
}

async function fiveThousandRows(page: Page, origin: string) {
  await page.goto(`${origin}/consignments?sort=bookingDate&order=DESC`);
  await page.getByRole('button', { name: 'Create Invoices' }).click();
  await page.getByText(/1-5000 of/).waitFor({ timeout: 60_000 });
  const selectAll = await page
    .getByRole('checkbox', { name: /all/i })
    .first()
    .evaluate(async (box: HTMLInputElement) => {
      const taken: { work: number; frames: number }[] = [];
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let round = 0; round < 12; round += 1) {
        await frame();
        const start = performance.now();
        box.click();
        // React renders what a click has changed before the next microtask; reading a size makes the browser lay it out.
        await Promise.resolve();
        document.body.getBoundingClientRect();
        const work = performance.now() - start;
        await frame();
        await frame();
        taken.push({ work, frames: performance.now() - start });
      }
      return taken;
    });
  const frames = await scrolled(page, '.data-table');
  // What this machine can do: the same movement over nothing.
  await page.evaluate(() => {
    const table = document.querySelector('.data-table') as HTMLElement;
    const empty = document.createElement('div');
    empty.id = 'empty';
    const { left, top, width, height } = table.getBoundingClientRect();
    Object.assign(empty.style, { position: 'fixed', overflow: 'auto', background: 'white', zIndex: '9999' });
    Object.assign(empty.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    const content = document.createElement('div');
    content.style.height = `${table.scrollHeight}px`;
    empty.append(content);
    document.body.append(empty);
  });
  const emptyFrames = await scrolled(page, '#empty');
  return {
    selectAll: median(selectAll.map(({ work }) => work)),
    selectAllFrames: median(selectAll.map((each) => each.frames)),
    frame: median(frames),
    emptyFrame: median(emptyFrames),
    longest: Math.max(...frames),
  };
}

/** Times of 120 frames, each of which scrolls by 600 px. */
const scrolled = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate(async (place) => {
    const table = document.querySelector(place);
    const times: number[] = [];
    let last = performance.now();
    for (let step = 0; step < 120; step += 1) {
      table?.scrollBy(0, 600);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const now = performance.now();
      times.push(now - last);
      last = now;
    }
    return times;
  }, selector);
