/** An Excel file of all rows of the small database from the browser, and light requests of others beside it. */
import { chromium, type Page } from '@playwright/test';
import { statSync } from 'node:fs';
import { demoPassword } from '../server/src/config';
import { ask } from './load';
import { median, ms, percentile } from './statistics';
import { graphql } from './subjects';

const rounds = 3;

export async function measureExport({ port, token }: { port: number; token: string }): Promise<string[][]> {
  const origin = `http://localhost:${port}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/login`);
    await page.getByLabel('Email').fill('admin@waybill.test');
    await page.getByLabel('Password').fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL(/dashboard/);
    const light = graphql('light', port, token, '{ dashboardSummary { title total month } }', {});
    for (let n = 0; n < 50; n += 1) await ask(light);
    const taken: number[] = [];
    const beside: number[] = [];
    const heaps: number[] = [];
    let bytes = 0;
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${origin}/consignments?sort=bookingDate&order=DESC`);
      await page.locator('tr[data-row]').first().waitFor();
      const start = performance.now();
      const downloaded = page.waitForEvent('download', { timeout: 120_000 });
      await page.getByRole('button', { name: 'Excel', exact: true }).click();
      let done = false;
      const file = downloaded.then(async (download) => {
        taken.push(performance.now() - start);
        bytes = statSync(await download.path()).size;
        done = true;
      });
      while (!done) {
        beside.push((await ask(light)).took);
        heaps.push(await heapOf(page));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      await file;
    }
    return [
      ['file of 1,00,000 rows, median', `${(median(taken) / 1000).toFixed(1)} s`, '6 s'],
      ['the same, all rounds', taken.map((time) => `${(time / 1000).toFixed(1)} s`).join(', '), ''],
      ['size of the file', `${(bytes / 2 ** 20).toFixed(1)} MB`, ''],
      ["page's heap, highest", `${(Math.max(...heaps) / 2 ** 20).toFixed(0)} MB`, ''],
      ['light requests beside it, p99', `${ms(percentile(beside, 99))} ms`, '100 ms'],
    ];
  } finally {
    await browser.close();
  }
}

async function heapOf(page: Page): Promise<number> {
  return page.evaluate(
    () => (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0,
  );
}
