/**
 * Every screen: axe finds no violations at a desk, and it fits a telephone. The contrast of the dark theme is proved from
 * its colours (web/src/ui/app/contrast.test.ts), and here that they are what is shown.
 */
import { paths } from '../web/src/paths';
import { complaintsOf } from './axe';
import {
  addressOf,
  complaintsInDark,
  lookAtDesk,
  lookOnPhone,
  opened,
  places,
  toursOfNoScreen,
  type Place,
} from './screens';
import { expect, settled, test } from './waybill';

test.describe.configure({ mode: 'parallel' });

test('each tour is of a screen that there is', () => {
  expect(toursOfNoScreen).toEqual([]);
  expect(places.filter(({ isPublic }) => isPublic).length).toBeGreaterThan(6);
  expect(places.filter(({ isPublic }) => !isPublic).length).toBeGreaterThan(15);
});

/** Where most of the work is done. */
const main = ['/login', '/dashboard', '/consignments?new=1', '/counter', '/manifest?new=1', '/invoices', '/gst'];
const tagOf = ({ address }: Place) => (main.includes(address) ? '@main' : []);

for (const place of places) {
  test(
    `case: axe finds nothing on ${place.address}, its lists, calendars and windows`,
    { tag: tagOf(place) },
    async ({ waybill }) => {
      const page = await (place.isPublic ? waybill.visitor({ width: 1440 }) : waybill.staff('admin', { width: 1440 }));
      const address = await addressOf(page, place);
      await opened(page, address);
      expect(await lookAtDesk(page, place)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 860 });
      await settled(page);
      expect(await lookOnPhone(page, place)).toEqual([]);
      expect(await complaintsInDark(page)).toEqual([]);
    },
  );
}

for (const width of [1440, 390]) {
  test(`case: axe finds nothing on the menus and the list of shortcuts at ${width} px`, async ({ waybill }) => {
    const page = await waybill.staff('admin', { width });
    await opened(page, paths.dashboard());
    const found: string[] = [];
    const note = async () => found.push(...(await complaintsOf(page)), ...(await complaintsInDark(page)));
    await page.getByRole('button', { name: /^User menu/ }).click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await note();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Next row').waitFor();
    await note();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await note();
    await page.keyboard.press('Escape');
    if (width < 640) {
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('navigation', { name: 'Main', exact: true }).waitFor();
      await note();
    }
    expect(found).toEqual([]);
  });
}

for (const [field, text] of [
  ['Sender', 's'],
  ['Receiver', 'a'],
  ['Delivery City', 'mu'],
] as const)
  test(`suggestions for ${field}, none of them marked`, async ({ waybill }) => {
    const page = await waybill.staff('admin');
    await opened(page, paths.consignments({ new: '1' }));
    await page.getByRole('dialog').getByLabel(field, { exact: true }).pressSequentially(text);
    await page.locator('.ant-select-item').filter({ visible: true }).first().waitFor();
    expect(await complaintsOf(page, { withoutRows: true })).toEqual([]);
  });

test('the playground runs every example report', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.goto('/playground');
  const reports = page.getByRole('region', { name: 'Example reports' }).getByRole('button');
  await reports.first().waitFor();
  const hint = page.getByText('Choose a report on the left', { exact: false });
  await hint.waitFor();
  // The tabs are GraphiQL's, each with a button within.
  const complaints = async () => (await complaintsOf(page)).filter((text) => !text.startsWith('nested-interactive'));
  expect(await complaints()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(complaints).toEqual([]);
  expect(await reports.count()).toBeGreaterThanOrEqual(6);
  for (const report of await reports.all()) {
    const [answer] = await Promise.all([
      page.waitForResponse(
        (response) =>
          response.url().endsWith('/graphql') && !response.request().postData()?.includes('IntrospectionQuery'),
      ),
      report.click(),
    ]);
    const body = (await answer.json()) as { data?: object; errors?: object[] };
    expect(body.errors).toBeUndefined();
    expect(Object.keys(body.data ?? {}).length).toBeGreaterThan(0);
    await hint.waitFor({ state: 'detached' });
  }
});
