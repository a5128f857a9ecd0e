/** Interaction to next paint: time from a key press or click to the paint, by Chromium's Event Timing API. */
import type { Page } from '@playwright/test';
import { scan } from '../e2e/keys';
import { median, ms } from './statistics';

declare global {
  interface Window {
    interactions: number[];
  }
}

const rounds = 5;

/** Medians of several rounds; Event Timing has a resolution of 8 ms. */
export async function measureInteractions(page: Page, origin: string): Promise<string[][]> {
  const taken = new Map<string, number[]>();
  await page.addInitScript(() => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        if (entry.interactionId) window.interactions.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  const act = async (name: string, run: () => Promise<unknown>) => {
    await settled(page);
    await page.evaluate(() => void (window.interactions = []));
    await run();
    await settled(page);
    const longest = await page.evaluate(() => Math.max(8, ...window.interactions));
    taken.set(name, [...(taken.get(name) ?? []), longest]);
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const closed = async () => {
    await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(() => localStorage.setItem('consignments:filters', 'folded'));
    await page.goto(`${origin}/consignments?sort=bookingDate&order=DESC`);
    await page.locator('tr[data-row]').first().waitFor();
    await act('open the booking window, first time', () => button('Create Consignment').click());
    await closed();
    await act('open the booking window again', () => button('Create Consignment').click());
    await closed();
    await act('open the detail', () => page.locator('tr[data-row="1"] td').nth(6).click());
    await closed();
    await act('open the filters', () => button(/^Filters/).click());
    await button(/^Filters/).click();
    await act('sort', () => button('Receiver').click());
    await act('Older', () => button('Older').click());
    await act('Newer, to a page that was there', () => button('Newer').click());
    await act('sort, the other way', () => button('Receiver').click());
    await button('Create Invoices').click();
    await page.getByText(/1-5000 of/).waitFor({ timeout: 60_000 });
    await act('select all of 5,000 rows', () => page.getByRole('checkbox', { name: /all/i }).first().click());
  }
  return [
    ...[...taken].map(([name, times]) => [`(g) ${name}`, `${ms(median(times))} ms`, '200']),
    ['(g) from a scan on the dashboard to the detail', `${ms(await measureScan(page, origin))} ms`, '1000'],
  ];
}

/** Median of several rounds: the label of a booking is scanned on the dashboard, until its detail has its content. */
async function measureScan(page: Page, origin: string): Promise<number> {
  const answer = await page.request.post(`${origin}/graphql`, {
    data: { query: '{ consignments(search: { take: 1 }) { rows { awbNo } } }' },
    headers: { 'apollo-require-preflight': 'true' },
  });
  const { data } = (await answer.json()) as { data: { consignments: { rows: { awbNo: string }[] } } };
  const awbNo = data.consignments.rows[0]?.awbNo ?? '';
  await page.goto(`${origin}/dashboard`);
  await page.getByRole('heading', { name: 'Total Bookings' }).waitFor();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await settled(page);
    const start = performance.now();
    await scan(page, { code: awbNo });
    const detail = page.getByRole('dialog').filter({ hasText: `Consignment No ${awbNo}` });
    await detail.getByRole('toolbar', { name: 'Actions' }).waitFor();
    times.push(performance.now() - start);
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'detached' });
  }
  return median(times);
}

/** Waits until no request is pending and all timing entries have been reported. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 250), { timeout: 3000 })),
  );
}
