/** The back office while the network is away: its frame and what was opened stand in the browser. */
import type { Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bookedAs, lineField, lineFields, openCounter, savedRow, typeFields } from './counterPage';
import { aConsignment } from './records';
import { openStatusSession, scanField, scanned } from './scanPage';
import { expect, openDashboard, settled, test } from './waybill';

test.use({ ownServer: 'it is replaced by a newer one' });

/** The program is kept, and the worker answers for it. */
async function isKept(page: Page): Promise<void> {
  await settled(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match('/', { ignoreVary: true });
        return kept !== undefined && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
}

const cut = (page: Page, isCut: boolean): Promise<void> => page.context().setOffline(isCut);

const noConnection = (page: Page) => page.getByRole('heading', { name: 'No connection' });

test(
  'case: a screen that was never opened says that there is no connection, in its frame and after a reload, and comes by itself',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('member');
    await openDashboard(page);
    await isKept(page);
    await cut(page, true);
    await page.goto('/consignment/cargo');
    await expect(noConnection(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.reload();
    await expect(noConnection(page)).toBeVisible();
    await cut(page, false);
    await expect(page.getByRole('search', { name: 'Search cargo consignments' })).toBeVisible();
    await expect(page.locator('tr[data-row]').first()).toBeVisible();
    await expect(noConnection(page)).toHaveCount(0);
  },
);

test('at a quarter of the speed the bar of the kept page is painted, and the report says when', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/consignments');
  await page.locator('tr[data-row]').first().waitFor();
  await isKept(page);
  await cut(page, true);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.reload();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  test.info().annotations.push({ type: 'first paint', description: `${Math.round(painted ?? NaN)} ms` });
  expect(painted).toBeGreaterThan(0);
});

test('only files of the program are kept, and none after a logout', async ({ waybill }) => {
  const page = await waybill.staff('member', { ownSession: true });
  await page.goto('/consignments');
  await page.locator('tr[data-row]').first().waitFor();
  await isKept(page);
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => path !== '/' && !path.startsWith('/assets/'))).toEqual([]);
  await page.getByRole('button', { name: 'User menu of' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

const fields = lineFields('', 'Zz Cut');

/** Types the fields from `from` to before `to`, from each to the next. */
const type = (page: Page, awbNo: string, from: number, to: number): Promise<void> =>
  typeFields(page, lineFields(awbNo, 'Zz Cut').slice(from, to));

test('a booking with the network cut before each of its fields is kept and booked once', async ({ waybill }) => {
  const page = await waybill.staff('member', { ownSession: true });
  await openCounter(page);
  await isKept(page);
  for (const at of fields.keys()) {
    await type(page, `cut${at}`, 0, at);
    await cut(page, true);
    await type(page, `cut${at}`, at, fields.length);
    await page.keyboard.press('Enter');
    await expect(savedRow(page, `cut${at}`)).toContainText(/Waits for the server|Being sent/);
    await cut(page, false);
    await expect(savedRow(page, `cut${at}`)).toContainText('Saved');
  }
  await expect.poll(async () => (await bookedAs(page, 'CUT')).length).toBe(fields.length);
});

test('a counter that is reloaded without network has its lines and what was being typed, and books each line once', async ({
  waybill,
}) => {
  const page = await waybill.staff('member', { ownSession: true });
  await openCounter(page);
  await type(page, 'rel1', 0, fields.length);
  await page.keyboard.press('Enter');
  await expect(savedRow(page, 'rel1')).toContainText('Saved');
  await isKept(page);
  await cut(page, true);
  await type(page, 'rel2', 0, fields.length);
  await page.keyboard.press('Enter');
  await expect(savedRow(page, 'rel2')).toContainText('Waits for the server');
  await type(page, 'rel3', 0, 2);
  await page.reload();
  await expect(savedRow(page, 'rel2')).toContainText('Waits for the server');
  await expect(lineField(page, 'Receiver')).toHaveValue('Zz Cut');
  await expect(page.getByRole('button', { name: '1 waiting' })).toBeVisible();
  await cut(page, false);
  await expect(savedRow(page, 'rel2')).toContainText('Saved');
  await expect.poll(async () => (await bookedAs(page, 'REL')).map(({ awbNo }) => awbNo)).toEqual(['REL1', 'REL2']);
});

test('a booking whose answer is lost is not made again', async ({ waybill }) => {
  const page = await waybill.staff('member', { ownSession: true });
  await openCounter(page);
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (lost > 0 || !(route.request().postData() ?? '').includes('BookLine')) return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionfailed');
  });
  await type(page, 'lost1', 0, fields.length);
  await page.keyboard.press('Enter');
  await expect(savedRow(page, 'lost1')).toContainText('Saved');
  expect(lost).toBe(1);
  expect((await bookedAs(page, 'LOST1')).length).toBe(1);
});

test('a scan session with the network cut before, between and after its codes takes each code once', async ({
  waybill,
}) => {
  const page = await waybill.staff('member', { ownSession: true });
  const made = [];
  for (let at = 0; at < 4; at += 1) made.push(await aConsignment(page, { awbNo: `OFF-${at}` }));
  await openStatusSession(page, 'Cut at each code');
  await isKept(page);
  for (const at of made.keys()) {
    await cut(page, true);
    await scanField(page).fill(`OFF-${at}`);
    await scanField(page).press('Enter');
    await expect(scanned(page)).toHaveCount(at + 1);
    await expect(page.getByText(/^No network: 1 scans? waiting in this browser$/)).toBeVisible();
    await cut(page, false);
    await expect(page.getByText(/^No network/)).toHaveCount(0);
  }
  for (const { uniqueId } of made) {
    const answer = await page.request.get(`/api/1.0/consignments/${uniqueId}`);
    const { resultObject } = (await answer.json()) as { resultObject: { consignmentHistories: { action: string }[] } };
    const actions = resultObject.consignmentHistories.map(({ action }) => action);
    expect(actions.filter((action) => action === 'Cut at each code')).toHaveLength(1);
  }
});

test('a report whose choices are changed without network keeps them over a reload and is added up by itself', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  await page.goto('/reports');
  const table = page.getByRole('table', { name: 'Report' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await isKept(page);
  await cut(page, true);
  await page.getByLabel('By', { exact: true }).click();
  await page
    .locator('.ant-select-item-option')
    .filter({ hasText: /^Customer$/ })
    .click();
  await expect(page.getByText('The report could not be loaded')).toBeVisible();
  const address = page.url();
  await page.reload();
  await expect(page.getByText('The report could not be loaded')).toBeVisible();
  expect(page.url()).toBe(address);
  await cut(page, false);
  await expect(table.getByRole('columnheader', { name: 'Customer' })).toBeVisible();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
});

/** As a new release is: another page. */
function release(dataDir: string, name: string): void {
  const path = join(dataDir, 'web', 'index.html');
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('</head>', `<meta name="release" content="${name}" /></head>`),
  );
}

const releaseOf = (page: Page) => page.locator('meta[name="release"]');

async function replaced(
  { halt, resume, dataDir }: { halt(): Promise<void>; resume(): Promise<void>; dataDir: string },
  name: string,
) {
  await halt();
  release(dataDir, name);
  await resume();
}

test('an open page hears of a newer program with the next answer, and keeps what is being typed when it is reloaded', async ({
  waybill,
}) => {
  const page = await waybill.staff('member', { ownSession: true });
  await openCounter(page);
  await type(page, 'new1', 0, 2);
  await isKept(page);
  await replaced(waybill, 'second');
  const line = page.getByText('A newer version is ready');
  // The counter has its names already: finding asks the server.
  await page.getByPlaceholder('Find AWB').fill('NOBODY1');
  await page.keyboard.press('Enter');
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(releaseOf(page)).toHaveAttribute('content', 'second');
  await expect(lineField(page, 'Receiver')).toHaveValue('Zz Cut');
  await expect(line).toHaveCount(0);
});

test('a page of an older program that comes from the browser is reloaded at once when the server answers', async ({
  waybill,
}) => {
  const page = await waybill.staff('member', { ownSession: true });
  await openDashboard(page);
  await isKept(page);
  await waybill.halt();
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  release(waybill.dataDir, 'third');
  await waybill.resume();
  await page.getByRole('link', { name: 'Consignment', exact: true }).click();
  await expect(releaseOf(page).last()).toHaveAttribute('content', 'third');
  await expect(page.locator('tr[data-row]').first()).toBeVisible();
});
