/** What a screen needs before it asks for its rows, from an empty cache: few files, and small ones. As Chromium receives them. */
import type { Page, Request } from '@playwright/test';
import { expect, test } from './waybill';

/** Number and kilobytes of the build's files asked for before a request that is `last`, or until `shown` is done. */
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

test('the list of consignments, which comes with the parts of all lists', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const { count, kilobytes } = await filesBefore(
    page,
    (request) => request.postData()?.includes('query Consignments') === true,
    async () => {
      await page.goto('/consignments');
      await page.locator('tr[data-row]').first().waitFor();
    },
  );
  expect(count).toBeGreaterThan(3);
  expect(count).toBeLessThanOrEqual(12);
  expect(kilobytes).toBeLessThan(245);
});
