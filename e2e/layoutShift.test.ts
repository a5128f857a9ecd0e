/** What a screen shows stays where it is while the rest arrives over a slow network. */
import type { Page } from '@playwright/test';
import { addressOf, opened, places } from './screens';
import { expect, test } from './waybill';

/** Core Web Vitals call 0.1 good. */
const most = 0.05;

/** 1.6 Mbit/s with 150 ms of latency. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

/** The shifts of the page so far, without those that a press has caused. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        interface Shift extends PerformanceEntry {
          value: number;
          hadRecentInput: boolean;
        }
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Nothing is told where nothing has shifted.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

for (const width of [1280, 390]) {
  test(`at ${width} px no screen shifts while it loads`, async ({ waybill }) => {
    const page = await waybill.staff('admin', { width });
    // What a browser keeps from the last time, such as the notifications.
    await opened(page, '/dashboard');
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', slow);
    const shifted: string[] = [];
    for (const place of places.filter(({ isPublic }) => !isPublic)) {
      const address = await addressOf(page, place);
      await opened(page, address);
      const shift = await shiftOf(page);
      if (shift > most) shifted.push(`${place.address} ${shift.toFixed(3)}`);
    }
    expect(shifted).toEqual([]);
  });
}
