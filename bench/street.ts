/** The page in the street on a cheap phone: Chromium with a sixth of this processor, 250 ms and 400 Kbit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { demoPassword } from '../server/src/config';
import { indiaToday } from '../server/src/testing/factories';
import { startProcess, stopProcess } from '../e2e/serverProcess';
import { slowPhone } from '../e2e/slowPhone';
import { freePort } from './servers';
import { median } from './statistics';
import { tokenOf } from './subjects';

const rounds = 5;
const parcelsOfSheet = 40;

interface Link {
  url: string;
  pin: string;
}

type Ask = <Result>(method: string, path: string, body?: object) => Promise<Result>;

export async function streetRows(): Promise<string[][]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waybill-street-'));
  const port = await freePort();
  const server = await startProcess({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    JWT_SECRET: 'the benchmark signs its sessions with this',
    USER_COST_PER_MINUTE: '1000000000',
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const token = await tokenOf(port, 'admin@waybill.test', demoPassword);
    const ask: Ask = async <Result>(method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const options = { method, headers, body: body && JSON.stringify(body) };
      const answer = await fetch(`http://127.0.0.1:${port}/api/1.0/${path}`, options);
      const { resultObject, errors } = (await answer.json()) as { resultObject: Result; errors: string[] };
      if (!answer.ok) throw new Error(errors.join(', '));
      return resultObject;
    };
    const times = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1)
      for (const [what, took] of await aRound(browser, `http://localhost:${port}`, await issuedSheet(ask, round)))
        times.set(what, [...(times.get(what) ?? []), took]);
    return [...times].map(([what, all]) => [what, seconds(median(all)), seconds(Math.max(...all))]);
  } finally {
    await browser.close();
    await stopProcess(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const seconds = (took: number): string => `${(took / 1000).toFixed(2)} s`;

async function issuedSheet(ask: Ask, round: number): Promise<Link> {
  const { uniqueId: personId } = await ask<{ uniqueId: string }>('POST', 'deliverypersons', { name: `Ravi ${round}` });
  const consignmentIds: string[] = [];
  for (let at = 1; at <= parcelsOfSheet; at += 1) {
    const { uniqueId } = await ask<{ uniqueId: string }>('POST', 'consignments', {
      awbNo: `ST${round}X${at}`,
      vendorId: 4,
      bookingDate: indiaToday(),
      serviceType: 1,
      senderId: 1,
      receiver: 'Meera Traders',
      parcelType: 2,
      paymentMode: 2,
      deliveryCityId: 64,
      actualWeight: 1.2,
      chargeableWeight: 1.5,
      vendorAmount: 80,
      customerAmount: 120,
      packet: 1,
    });
    consignmentIds.push(uniqueId);
  }
  const { uniqueId } = await ask<{ uniqueId: string }>('POST', 'runsheets', {
    personId,
    date: indiaToday(),
    consignmentIds,
  });
  const { url, pin } = await ask<Link>('PUT', `runsheets/${uniqueId}/issue`);
  return { url: new URL(url).pathname, pin };
}

async function aRound(browser: Browser, origin: string, { url, pin }: Link): Promise<Map<string, number>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 860 }, baseURL: origin });
  const page = await context.newPage();
  await slowPhone(page);
  const took = new Map<string, number>();
  const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await work();
    took.set(what, performance.now() - start);
  };
  const name = page.getByLabel(/^Receiver name/);
  await timed('first load, until the PIN can be typed', async () => {
    await page.goto(url);
    await page.getByLabel(/^PIN/).waitFor();
  });
  await page.getByLabel(/^PIN/).fill(pin);
  await timed('PIN, until the 40 parcels stand there', async () => {
    await page.getByRole('button', { name: /^Open/ }).click();
    await page
      .getByRole('listitem')
      .nth(parcelsOfSheet - 1)
      .waitFor();
  });
  await page.waitForFunction(async () => (await (await caches.open('run')).keys()).length > 3);
  await timed('a tap, until the door is open', async () => {
    await page
      .getByRole('button', { name: /^Delivered/ })
      .first()
      .click();
    await name.waitFor();
  });
  await name.fill('A. Sharma');
  await page.getByLabel(/^Relation/).selectOption('Reception');
  const photo = { name: 'door.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(page) };
  await page.getByLabel(/^Photo/).setInputFiles(photo);
  await timed('Save with a photo of 12 megapixels, until the list is back', async () => {
    await page.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('listitem').first().getByText('Delivered', { exact: true }).waitFor();
  });
  await timed('until that is sent', () => page.getByText(/^All sent/).waitFor());
  await timed('opened again, until the list stands there', async () => {
    await page.reload();
    await page
      .getByRole('listitem')
      .nth(parcelsOfSheet - 1)
      .waitFor();
  });
  await context.close();
  return took;
}

/** As a camera of 2020 takes it. */
async function aPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4000, 3000];
    const pen = canvas.getContext('2d');
    for (let at = 0; pen && at < 400; at += 1) {
      pen.fillStyle = `hsl(${at * 7} 60% ${20 + (at % 60)}%)`;
      pen.fillRect((at * 997) % 4000, (at * 613) % 3000, 700, 500);
    }
    return canvas.toDataURL('image/jpeg', 0.8);
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
