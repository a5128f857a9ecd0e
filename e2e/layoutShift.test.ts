/** On a slow line, what is on the screen stays where it is while the rest loads: each screen, at a desk and on a phone. */
import type { Page } from '@playwright/test';
import { addressOf, bareAddress, barePaths, opened, places } from './screens';
import { expect, settled, test } from './waybill';

test.describe.configure({ mode: 'parallel' });

/** Latency in ms, bytes per second. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
/** Cumulative layout shift that Web Vitals call good is 0.1. */
const most = 0.05;
const main = ['/login', '/dashboard', '/consignments?awbNo=WE&sort=bookingDate&order=DESC'];

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

function recordShifts(): void {
  window.shifts = [];
  const nameOf = ({ node }: { node: Node | null }) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}` : 'gone';
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
      if (!hadRecentInput) window.shifts.push({ value, moved: sources.map(nameOf) });
  }).observe({ type: 'layout-shift', buffered: true });
}

async function expectStill(page: Page, open: () => Promise<unknown>): Promise<void> {
  await page.addInitScript(recordShifts);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', slowLine);
  await open();
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, shifts.map(({ value, moved }) => `${value.toFixed(3)} ${moved.join(' ')}`).join('\n')).toBeLessThan(most);
}

test.describe('case: the layout shift of each route is at most 0.05', () => {
  for (const place of places)
    for (const width of [1280, 390])
      test(
        `${place.address} at ${width} px`,
        { tag: main.includes(place.address) ? '@main' : [] },
        async ({ waybill }) => {
          const page = await (place.isPublic ? waybill.visitor({ width }) : waybill.staff('admin', { width }));
          const address = await addressOf(page, place);
          await expectStill(page, () => opened(page, address));
        },
      );

  for (const path of barePaths)
    test(path, async ({ waybill }) => {
      const page = await waybill.staff('admin');
      await page.addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
      const address = await bareAddress(page, path);
      await expectStill(page, async () => {
        await page.goto(address);
        await page.locator('.paper, .label, .playground, [role="alert"]').first().waitFor();
        await settled(page);
      });
    });
});

test('what moves is measured', async ({ waybill }) => {
  const page = await waybill.visitor();
  await page.addInitScript(recordShifts);
  await opened(page, '/login');
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('padding-top', '300px'));
  await expect.poll(() => page.evaluate(() => window.shifts.some(({ value }) => value > 0.05))).toBe(true);
});
