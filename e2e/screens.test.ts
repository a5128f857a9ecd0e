/** Every screen, at a desk and on a phone: it shows, it fits, and axe finds nothing. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { startWaybill, type Waybill } from './waybill';

const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

let waybill: Waybill;
beforeAll(async () => {
  waybill = await startWaybill();
});
afterAll(() => waybill.close());

const publicScreens = ['/', '/about', '/contact', '/login', '/forget-password', '/no-such-page'];
const staffScreens = [
  '/dashboard', '/consignments', '/consignments?new=1', '/consignments?mode=invoices', '/consignment/cargo', '/manifest', '/location',
  '/customers', '/users', '/vendors', '/expenses', '/invoices', '/change-password', '/user/profile', '/trackhistory', '/visitors',
  '/notifications', '/enquiries',
];

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.locator('h1, [role="dialog"]').first().waitFor();
}

async function complaintsOf(page: Page): Promise<string[]> {
  // As a bookmarklet would: the page's own policy allows no foreign script element.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    interface Violation { id: string; nodes: { html: string }[] }
    const { axe: checker } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violation[] }> } };
    const { violations } = await checker.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).slice(0, 3).join(' | ')}`);
  });
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const width of [1280, 390]) {
  test.each(publicScreens)(`%s at ${width} px`, async (path) => {
    const page = await waybill.visitor({ width });
    await settled(page, path);
    expect(await complaintsOf(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  test(`every screen of the back office at ${width} px`, async () => {
    const page = await waybill.staff('admin', { width });
    const found: string[] = [];
    for (const path of staffScreens) {
      await settled(page, path);
      found.push(...(await complaintsOf(page)).map((complaint) => `${path} ${complaint}`));
      if ((await overflow(page)) > 0) found.push(`${path} is wider than the window`);
      if (await page.getByRole('heading', { name: 'Page not found' }).count()) found.push(`${path} has no screen`);
    }
    expect(found).toEqual([]);
  }, 180_000);
}

test('the playground runs every example report', async () => {
  const page = await waybill.staff('admin');
  await page.goto('/playground');
  const reports = page.getByRole('region', { name: 'Example reports' }).getByRole('button');
  await reports.first().waitFor();
  expect(await reports.count()).toBeGreaterThanOrEqual(6);
  for (const report of await reports.all()) {
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/graphql') && !response.request().postData()?.includes('IntrospectionQuery')),
      report.click(),
    ]);
    const body = await answer.json() as { data?: object; errors?: object[] };
    expect(body.errors).toBeUndefined();
    expect(Object.keys(body.data ?? {}).length).toBeGreaterThan(0);
  }
}, 120_000);
