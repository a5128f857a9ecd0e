/** Bulk actions, saved views and columns of the list screens. */
import type { Page } from '@playwright/test';
import { expect, test } from './waybill';

test.use({ ownServer: 'it changes the status of all consignments, and which view opens first' });

const table = (page: Page) => page.getByRole('table', { name: 'Consignments' });
const headers = async (page: Page) => {
  const texts = await table(page).getByRole('columnheader').allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text !== '' && text !== 'SR#' && text !== 'Action');
};
const open = async (page: Page, address = '/consignments') => {
  await page.goto(address);
  await expect(table(page).locator('tbody tr[data-row]').first()).toBeVisible();
};
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('selects by keyboard, updates in parts with Stop, and names what was refused', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await open(page, '/consignments?mode=select');
  const bar = page.getByRole('toolbar', { name: 'Selected consignments' });
  await expect(bar.getByText('Select rows')).toBeVisible();

  await table(page).locator('tbody tr[data-row="0"]').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('x');
  await expect(bar.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('a');
  await expect(bar.getByText('100 selected')).toBeVisible();

  const wholeSearch = bar.getByRole('button', { name: /^All [\d,]+ of this search$/ });
  const [allRows = ''] = /[\d,]+/.exec(await wholeSearch.innerText()) ?? [];
  await wholeSearch.click();
  await expect(bar.getByText(`${allRows} selected`)).toBeVisible();
  const all = Number(allRows.replace(/,/g, ''));
  expect(all).toBeGreaterThan(1240);

  await bar.getByRole('button', { name: 'Update Status' }).click();
  const form = page.getByRole('form', { name: 'Update Status' });
  await form.getByLabel('Delivery Status').fill('In Transit');
  await page.keyboard.press('Tab');
  await form.getByLabel('City').fill('Mumbai');
  await form.getByLabel('Remark').fill('Left the hub');
  await form.getByRole('button', { name: 'Update Status' }).click();
  await page.getByRole('button', { name: 'Stop' }).click();

  const result = page.getByRole('dialog', { name: /^Stopped: / });
  await expect(result).toBeVisible({ timeout: 60_000 });
  const [, sent] = /Stopped: ([\d,]+) of/.exec(await result.innerText()) ?? [];
  const [, done] = /([\d,]+) of [\d,]+ done/.exec(await result.innerText()) ?? [];
  const [sentRows, doneRows] = [sent, done].map((text) => Number(text?.replace(/,/g, '')));
  expect(sentRows).toBeGreaterThan(0);
  expect(sentRows).toBeLessThan(all);
  await expect(result.getByText('Consignment is already delivered')).toBeVisible();
  const download = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Result.xls' }).click();
  expect((await download).suggestedFilename()).toBe('Result.xls');
  await result.getByRole('button', { name: 'Close' }).last().click();
  await expect(bar.getByText(`${(all - (doneRows ?? 0)).toLocaleString('en-IN')} selected`)).toBeVisible();
});

test('selected cargo consignments and invoices are each printed as one document', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.context().addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
  for (const path of ['/consignment/cargo', '/invoices?fromDate=&toDate=']) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}mode=select`);
    const rows = page.locator('tbody tr[data-row]');
    await rows.first().focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    const bar = page.getByRole('toolbar', { name: /^Selected / });
    await bar.getByText('3 selected').waitFor();
    const [paper] = await Promise.all([
      page.waitForEvent('popup'),
      bar.getByRole('link', { name: 'Print', exact: true }).click(),
    ]);
    await expect(paper.locator('.paper')).toHaveCount(3);
    await paper.close();
  }
});

test('case 8, 9: a view opens with the screen after a new sign-in, and says what was changed of it', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  await open(page, '/consignments?paymentMode=ToPay&sort=awbNo&order=ASC');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as...' }).click();
  await page.getByRole('dialog', { name: 'Save View As' }).getByLabel('Name').fill('My ToPay');
  await page.getByRole('checkbox', { name: 'Share it with everybody' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'View My ToPay' })).toBeVisible();
  await page.getByRole('button', { name: 'View My ToPay' }).click();
  await page.getByRole('menuitem', { name: 'Open My ToPay first' }).click();
  await expect(page.getByRole('menuitem', { name: 'Do not open My ToPay first' })).toBeVisible();
  const { view } = query(page);
  expect(view).toBeTruthy();

  const again = await waybill.staff('member', { ownSession: true });
  await open(again);
  await expect(again.getByRole('button', { name: 'View My ToPay' })).toBeVisible();
  await expect.poll(() => query(again)).toEqual({ view, paymentMode: 'ToPay', sort: 'awbNo', order: 'ASC' });

  await open(again, `/consignments?view=${view}&paymentMode=Cash`);
  await expect(again.getByText('Changed')).toBeVisible();
  await expect(again.getByRole('main').getByText('Cash').first()).toBeVisible();
  await again.getByRole('button', { name: 'Reset the view' }).click();
  await expect.poll(() => query(again).paymentMode).toBe('ToPay');
  await expect(again.getByText('Changed')).toBeHidden();

  await open(again, '/consignments?sort=awbNo');
  expect(query(again)).toEqual({ sort: 'awbNo' });

  const admin = await waybill.staff('admin');
  await open(admin, `/consignments?view=${view}`);
  await expect.poll(() => query(admin)).toEqual({ view, paymentMode: 'ToPay', sort: 'awbNo', order: 'ASC' });
});

test('case 10: a view of dates that move on is made on the screen', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await open(page, '/consignments?sort=bookingDate');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByLabel('Period').fill('This m');
  await page.getByTitle('This month', { exact: true }).click();
  await page.getByRole('search').getByRole('button', { name: 'Search', exact: true }).click();
  await expect
    .poll(() => query(page))
    .toEqual({
      ...{ sort: 'bookingDate', branchId: '1~Mumbai' },
      ...{ fromDate: '@month', toDate: '@month' },
    });
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save as...' }).click();
  await page.getByRole('dialog', { name: 'Save View As' }).getByLabel('Name').fill('This month');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'View This month' })).toBeVisible();
  const { view } = query(page);
  await page.goto(`/consignments?view=${view}`);
  await expect.poll(() => query(page).toDate).toBe('@month');
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByText('Booking Date this month')).toBeVisible();
});

test("an admin's consignments open with those of today, and every list has its views", async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.goto('/consignments');
  await expect(page.getByRole('button', { name: 'View Today' })).toBeVisible();
  await expect.poll(() => query(page)).toMatchObject({ fromDate: '@today', toDate: '@today' });
  for (const path of ['/vendors', '/expenses', '/notifications', '/visitors', '/location']) {
    await page.goto(path);
    if (path === '/location') await page.getByRole('cell', { name: 'Maharashtra', exact: true }).click();
    await page.getByRole('button', { name: 'Views' }).click();
    await expect(page.getByText('There are no views')).toBeVisible();
  }
});

test('columns, Excel and the primary button stand in the toolbar of a list, in this order', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  for (const [path, names] of [
    ['/consignments', ['Select', 'Create Invoices', 'Import', 'Columns', 'Excel', 'Create Consignment']],
    ['/runsheets', ['Delivery Persons', 'Columns', 'Excel', 'Create Run Sheet']],
    ['/customers', ['Import', 'Columns', 'Excel']],
    ['/receivables', ['Columns', 'Excel', 'Record Payment']],
    ['/cashbook', ['Columns', 'Excel', 'Deposit']],
    ['/company', ['Columns', 'New profile']],
    ['/users', ['Columns']],
  ] as const) {
    await page.goto(path);
    const right = page
      .getByRole('main')
      .locator('.toolbar')
      .filter({ has: page.getByText('Columns') })
      .locator('.push');
    // Beside Excel stands the choice of its columns.
    const shown = async () => (await right.getByRole('button').allInnerTexts()).filter((text) => text !== '▾');
    await expect.poll(shown, path).toEqual(names);
  }
});

test('case 8: columns are ordered by dragging and by keyboard, and stay after a new sign-in', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await open(page, '/consignments?sort=awbNo');
  const before = await headers(page);
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Columns' });
  const row = (title: string) => editor.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  await row('Wt.').dragTo(row('Date'));
  await expect(editor.getByRole('status')).toHaveText(`Wt. is column 2 of ${before.length}`);
  await row('Vendor').getByRole('checkbox').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(editor.getByRole('status')).toHaveText(`Vendor is column 3 of ${before.length}`);
  await row('Mode').getByRole('checkbox').uncheck();
  await row('Vendor').getByLabel('Width of Vendor').fill('180');
  await page.keyboard.press('Tab');
  await editor.getByRole('button', { name: 'Close' }).last().click();
  const expected = ['Awb No', 'Wt.', 'Vendor', 'Date', ...before.filter((title) => !moved.includes(title))];
  expect(await headers(page)).toEqual(expected);

  const again = await waybill.staff('admin', { ownSession: true });
  await open(again, '/consignments?sort=awbNo');
  await expect.poll(() => headers(again)).toEqual(expected);
  const width = async (of: Page) => (await of.getByRole('columnheader', { name: 'Vendor' }).boundingBox())?.width;
  expect(await width(again)).toBeCloseTo((await width(page)) ?? 0, 0);
  expect(await width(again)).toBeGreaterThanOrEqual(180);
});

const moved = ['Awb No', 'Wt.', 'Vendor', 'Date', 'Mode'];
