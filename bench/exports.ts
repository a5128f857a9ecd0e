/** An Excel file of all rows of the small database from the browser, a REST export, and light requests of others beside both. */
import { chromium, type Page } from '@playwright/test';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { demoPassword } from '../server/src/config';
import { ask, type Subject } from './load';
import { median, ms, percentile } from './statistics';
import { byRest, countByGraphql, graphql } from './subjects';

const rounds = 3;

interface Side {
  port: number;
  token: string;
}

const lightOf = ({ port, token }: Side) =>
  graphql('light', port, token, '{ dashboardSummary { title total month } }', {});

export async function measureExport({ port, token }: Side): Promise<string[][]> {
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
    const light = lightOf({ port, token });
    for (let n = 0; n < 50; n += 1) await ask(light);
    const taken: number[] = [];
    const beside: number[] = [];
    const heaps: number[] = [];
    let bytes = 0;
    const rows = await rowsOf({ port, token });
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
      [`file of ${rows.toLocaleString('en-IN')} rows, median`, `${(median(taken) / 1000).toFixed(1)} s`, ''],
      ['the same for each 1,00,000 rows', `${((median(taken) / rows) * 100).toFixed(1)} s`, '6 s'],
      ['the same, all rounds', taken.map((time) => `${(time / 1000).toFixed(1)} s`).join(', '), ''],
      ['size of the file', `${(bytes / 2 ** 20).toFixed(1)} MB`, ''],
      ["page's heap, highest", `${(Math.max(...heaps) / 2 ** 20).toFixed(0)} MB`, ''],
      ['light requests beside it, p99', `${ms(percentile(beside, 99))} ms`, '100 ms'],
    ];
  } finally {
    await browser.close();
  }
}

/** More than the database was filled with once imports into it have been measured. */
async function rowsOf({ port, token }: Side): Promise<number> {
  const { text } = await ask(countByGraphql(port, token, {}, 'rows'));
  const { data } = JSON.parse(text) as { data: { consignments: { rowCount: number } } };
  return data.consignments.rowCount;
}

async function heapOf(page: Page): Promise<number> {
  return page.evaluate(
    () => (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0,
  );
}

/** One clerk without a pause, in turns alone and beside a REST export of all rows. */
export async function besideExportRows({ port, token }: Side): Promise<string[][]> {
  const light = lightOf({ port, token });
  for (let n = 0; n < 100; n += 1) await ask(light);
  const [alone, beside, taken]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    for (let n = 0; n < 200; n += 1) alone.push((await ask(light)).took);
    const start = performance.now();
    const exported = once(drained(byRest(port, token, 'consignments?take=100000')), 'exit');
    let done = false;
    void exported.then(() => {
      done = true;
      taken.push(performance.now() - start);
    });
    while (!done) beside.push((await ask(light)).took);
  }
  const row = (what: string, percent: number) => {
    const [without, with_] = [percentile(alone, percent), percentile(beside, percent)];
    return [what, ms(without), ms(with_), (with_ / without).toFixed(2), percent === 99 ? '1.3' : ''];
  };
  return [
    row('median', 50),
    row('p95', 95),
    row('p99', 99),
    ['answered beside it', '', String(beside.length), '', ''],
    ['the export, s', '', (median(taken) / 1000).toFixed(1), '', ''],
  ];
}

/** Read in a thread of its own, which leaves the clock of the light requests alone. */
const drained = ({ port, path, headers }: Subject) =>
  new Worker(
    `const { workerData } = require('node:worker_threads');
     require('node:http').get({ host: '127.0.0.1', ...workerData }, (answer) => {
       if (answer.statusCode !== 200) throw new Error('The export answers ' + answer.statusCode);
       answer.resume();
     });`,
    { eval: true, workerData: { port, path, headers } },
  );
