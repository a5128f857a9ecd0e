/** Scanning sessions: codes typed as a scanner types them, in a real browser. */
import type { Page } from '@playwright/test';
import { pressLetters } from './keys';
import { aConsignment, choose } from './records';
import { openStatusSession, scanField as field, scanned as rows } from './scanPage';
import { expect, settled, test } from './waybill';

const latest = (page: Page) => page.locator('.scan-latest');
const counter = (page: Page, name: string) =>
  page
    .locator('.scan-counters > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

/** For so long after a code others are ignored. */
const deafMs = 150;

/** Types a code and Enter, once the one before is no longer within the time that double readings are ignored. */
async function enter(page: Page, code: string): Promise<void> {
  await page.waitForFunction((ms) => {
    const heard = window as { heardAt?: number };
    if (heard.heardAt === undefined) {
      heard.heardAt = -Infinity;
      document.addEventListener('submit', ({ timeStamp }) => (heard.heardAt = timeStamp), true);
    }
    return performance.now() > heard.heardAt + ms;
  }, deafMs);
  await field(page).fill(code);
  await field(page).press('Enter');
}

async function scan(page: Page, code: string): Promise<void> {
  const before = await rows(page).count();
  await enter(page, code);
  await expect(rows(page)).toHaveCount(before + 1);
}

test(
  'case 9: parcels are scanned for a manifest, which asks for the piece that is missing',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('member');
    const three = await aConsignment(page, { awbNo: 'SCAN-THREE', packet: 3 });
    const single = await aConsignment(page, { awbNo: 'SCAN-ONE' });
    await aConsignment(page, { awbNo: 'SCAN-DTDC', vendorId: 35 });
    await page.goto('/dashboard');
    await page.getByRole('heading', { name: 'Dashboard Summary' }).waitFor();
    await pressLetters(page, 'gs');
    const form = page.getByRole('form', { name: 'Manifest session' });
    await choose(form, 'Cargo', 'blue', 'Bluewing Air Cargo');
    await choose(form, 'Courier', 'anj', 'Anjani');
    await form.getByRole('button', { name: 'Scan for a manifest' }).click();
    await field(page).waitFor();

    await scan(page, 'scan-three.1');
    await expect(latest(page)).toHaveClass(/good/);
    await scan(page, 'SCAN-THREE.2');
    await expect(latest(page)).toContainText('SCAN-THREE, piece 2');
    await expect(rows(page).first()).toContainText('2/3');
    await scan(page, 'SCAN-ONE');
    await scan(page, 'SCAN-ONE');
    await expect(latest(page)).toHaveClass(/noted/);
    await expect(latest(page)).toContainText('Already scanned');
    await scan(page, 'SCAN-DTDC');
    await expect(latest(page)).toHaveClass(/wrong/);
    await expect(latest(page)).toContainText('Only own courier and own cargo consignments go on a manifest');
    await scan(page, 'SCAN-NOBODY');
    await expect(latest(page)).toHaveText('AwbNo SCAN-NOBODY is not known');
    await expect(counter(page, 'Consignments')).toHaveText('2');

    await page.keyboard.press('Escape');
    const asked = page.getByRole('dialog').filter({ hasText: 'Close the session with 2 refused scans?' });
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await asked.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Create Manifest' }).click();
    const missing = page.getByRole('dialog').filter({ hasText: 'Piece 3 of 3 of SCAN-THREE is not scanned' });
    await missing.getByRole('button', { name: 'Go on' }).click();
    await page.getByText(/^Manifest M\d{6}-\d+ has the scanned consignments$/).waitFor();
    await page.getByRole('button', { name: 'Print manifest' }).waitFor();
    const newest = await page.request.get('/api/1.0/manifest?sortBy=createdOn&sortOrder=DESC&take=1');
    const [{ uniqueId }] = ((await newest.json()) as { resultObject: [{ uniqueId: string }] }).resultObject;
    const answer = await page.request.get(`/api/1.0/manifest/${uniqueId}`);
    const { resultObject } = (await answer.json()) as { resultObject: { consignmentJson: string } };
    const listed = (JSON.parse(resultObject.consignmentJson) as { uniqueId: string }[]).map((entry) => entry.uniqueId);
    expect(listed).toEqual([three.uniqueId, single.uniqueId]);
    const log = await page.request.get(`/api/1.0/audit/changelog?entityName=Manifest&primaryKey=${uniqueId}`);
    expect(await log.text()).toContain('Piece 3 of 3 of SCAN-THREE is not scanned');
  },
);

test('case 10: without a network scans wait in the browser, survive a reload and are done once', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  const made = [];
  for (let at = 0; at < 25; at += 1) made.push(await aConsignment(page, { awbNo: `QUEUE-${at}` }));
  await openStatusSession(page, 'Arrived at the hub');
  for (const at of made.slice(0, 10).keys()) await scan(page, `QUEUE-${at}`);
  await expect(counter(page, 'Consignments')).toHaveText('10');

  await page.context().setOffline(true);
  for (let at = 10; at < 25; at += 1) await scan(page, `QUEUE-${at}`);
  await expect(counter(page, 'Waiting')).toHaveText('15');
  await expect(page.getByText('No network: 15 scans waiting in this browser')).toBeVisible();

  const address = page.url();
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.goto(address);
  await expect(counter(page, 'Consignments')).toHaveText('25');
  await expect(counter(page, 'Waiting')).toHaveText('0');
  for (const { uniqueId } of made) {
    const answer = await page.request.get(`/api/1.0/consignments/${uniqueId}`);
    const { resultObject } = (await answer.json()) as { resultObject: { consignmentHistories: { action: string }[] } };
    expect(resultObject.consignmentHistories.map(({ action }) => action)).toEqual([
      'Arrived at the hub',
      'Consignment booked',
    ]);
  }
  await page.keyboard.press('Escape');
  const asked = page.getByRole('dialog').filter({ hasText: 'Close the session?' });
  await asked.getByRole('button', { name: 'Close session' }).click();
  await page.getByRole('heading', { name: 'Scan', exact: true }).waitFor();
});

test('at most 20 scans wait; the next one is told to wait for the network', async ({ waybill }) => {
  const page = await waybill.staff('member', { width: 390 });
  await openStatusSession(page, 'Arrived late');
  await settled(page);
  await page.context().setOffline(true);
  for (let at = 0; at < 20; at += 1) await scan(page, `NOBODY-${at}`);
  await enter(page, 'NOBODY-20');
  await expect(latest(page)).toHaveText('Wait for the network');
  await expect(rows(page)).toHaveCount(20);
  const button = await page.getByRole('button', { name: 'Close session' }).boundingBox();
  expect(button?.height).toBe(56);
  await page.context().setOffline(false);
  await expect(counter(page, 'Not known')).toHaveText('20');
});
