/** What a screen needs before it asks for its rows, from an empty cache: few files, and small ones. As Chromium receives them. */
import type { Page, Request } from '@playwright/test';
import { expect, test } from './waybill';

/** Number and kilobytes of the build's files asked for before a request that is `last` is sent, or else until `shown` is done. */
async function filesBefore(page: Page, last: (request: Request) => boolean, shown: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const files: Request[] = [];
  let done = false;
  page.on('request', (request) => {
    done ||= last(request);
    if (!done && new URL(request.url()).pathname.startsWith('/assets/')) files.push(request);
  });
  await shown();
  const sizes = await Promise.all(files.map(async (file) => (await file.sizes()).responseBodySize));
  return { count: files.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1024 };
}

test('the login', async ({ waybill }) => {
  const page = await waybill.visitor();
  const { count, kilobytes } = await filesBefore(
    page,
    // What follows is loaded ahead, for after signing in.
    (request) => request.url().includes('/assets/office-'),
    async () => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Login' }).waitFor();
    },
  );
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThanOrEqual(5);
  expect(kilobytes).toBeLessThan(76);
});

const asksForRows = (request: Request) => request.postData()?.includes('query Consignments') === true;

/** The list of consignments comes with the parts of all lists. */
test('the list of consignments, until it asks for its rows', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const { count, kilobytes } = await filesBefore(page, asksForRows, async () => {
    await page.goto('/consignments');
    await page.locator('tr[data-row]').first().waitFor();
  });
  expect(count).toBeGreaterThan(3);
  expect(count).toBeLessThanOrEqual(12);
  expect(kilobytes).toBeLessThan(245);
});

test('while the rows of consignments are on their way, the frame loads its icons alone', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.clock.install();
  // Held until the frame has its icons, and longer than what is loaded ahead waits for.
  await page.route('**/graphql', async (route) => {
    if (asksForRows(route.request())) {
      await page.locator('.menu-icon svg').first().waitFor();
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 9000));
    }
    await route.continue();
  });
  let isAnswered = false;
  page.on('response', (response) => {
    if (isAnswered || !asksForRows(response.request())) return;
    isAnswered = true;
    void page.clock.resume();
  });
  const { count, kilobytes } = await filesBefore(
    page,
    () => isAnswered,
    async () => {
      await page.goto('/consignments');
      await page.locator('tr[data-row]').first().waitFor();
    },
  );
  expect(count).toBeLessThanOrEqual(12);
  expect(kilobytes).toBeLessThan(256);
});

test('the windows that a list loads ahead bring no styles of papers, by which each scroll would style all rows', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  const ahead = page.waitForResponse(/ConsignmentFormModal-.*\.js$/);
  await page.goto('/consignments');
  await ahead;
  await page.waitForLoadState('networkidle');
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  );
  expect(rules.some((rule) => rule.includes('.data-table'))).toBe(true);
  expect(rules.filter((rule) => rule.includes('.invoice-paper'))).toEqual([]);
});
