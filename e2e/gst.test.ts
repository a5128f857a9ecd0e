/** The GST return: the files of a month, opened again and added up. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import * as Xlsx from 'sheetjs-style';
import {
  addDays,
  firstOfLastMonth,
  formatDate,
  formatMonth,
  monthOf,
  todayIn,
} from '../server/src/domain/values/dates';
import { returnFileName } from '../server/src/domain/tax/gstReturn/gstr1';
import { cities } from '../server/src/seed/data/cities';
import { aConsignment, aCustomer, made, today } from './records';
import { expect, openFromMenu, test } from './waybill';

test.use({ ownServer: 'its figures are of all bookings of a month' });

interface Item {
  itm_det: { txval: number; iamt: number; camt: number; samt: number };
}

async function downloaded(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return download;
}

/** The opened sheets, and the sums of their columns. */
async function openedBook(workbook: Download) {
  const book = Xlsx.read(await readFile(await workbook.path()));
  const rowsOf = (name: string) => Xlsx.utils.sheet_to_json<Record<string, number>>(book.Sheets[name] ?? {});
  const columnOf = (title: string, ...names: string[]) =>
    sum(names.flatMap((name) => rowsOf(name).map((row) => row[title] ?? 0)));
  return { names: book.SheetNames, rowsOf, columnOf };
}

type OpenedBook = Awaited<ReturnType<typeof openedBook>>;

/** What the tables come to, less the credit notes and with the debit notes, is what the services come to. */
function expectSameSums({ columnOf, rowsOf }: OpenedBook): void {
  const notes = [...rowsOf('cdnr'), ...rowsOf('cdnur')];
  const added = (title: string) =>
    sum(notes.map((row) => (String(row['Note Type']) === 'D' ? 1 : -1) * (row[title] ?? 0)));

  for (const title of ['Taxable', 'IGST', 'CGST', 'SGST']) {
    const exempt = title === 'Taxable' ? paise(columnOf('Exempt', 'nil')) : 0;
    const tables = paise(columnOf(title, 'b2b', 'b2cl', 'b2cs')) + exempt + paise(added(title));
    expect([title, paise(columnOf(title, 'hsn(b2b)', 'hsn(b2c)'))]).toEqual([title, tables]);
  }
}

const sheetNames = [
  'Checks',
  ...['b2b', 'b2cl', 'b2cs', 'nil', 'cdnr', 'cdnur', 'at', 'atadj'],
  ...['hsn(b2b)', 'hsn(b2c)', 'docs'],
];

const paise = (rupees: number) => Math.round(rupees * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + paise(amount), 0) / 100;

const bengaluru = cities.find(({ name }) => name === 'Bengaluru')?.id;

/** An invoice of today over goods handed over in Bengaluru, and a note about a part of it; both approved. */
async function anApprovedNote(page: Page, customer: object, amount: number, taxable: number) {
  const { id: senderId } = await aCustomer(page, 'Mysore Sandal', customer);
  const amounts = { customerAmount: amount, bookingCityId: bengaluru };
  const { id } = await aConsignment(page, { senderId, ...amounts });
  const dates = { invoiceDate: today(), invoiceMonth: monthOf(today()) };
  const invoice = await made(page, 'invoices', { consignmentIds: [id], customerId: senderId, ...dates });
  await approved(page, `invoices/${invoice.uniqueId}`, { invoiceStatus: 2 });
  const about = { invoiceId: invoice.id, noteDate: today(), reason: 1, taxable };
  const note = await made(page, 'creditnotes', about);
  return approved(page, `creditnotes/${note.uniqueId}`);
}

async function approved(page: Page, path: string, data = {}): Promise<{ number: string }> {
  const answer = await page.request.put(`/api/1.0/${path}/approve`, { data });
  const { resultObject, errors } = (await answer.json()) as { resultObject: { number: string }; errors: string[] };
  expect(errors).toEqual([]);
  return resultObject;
}

/** The screen opens with the last whole month. */
const month = monthOf(firstOfLastMonth(todayIn('Asia/Kolkata')));

test(
  'an admin reads the return of last month: both files have the sums of the screen',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('admin');
    await openFromMenu(page, 'Money', 'GST');
    await expect(page.getByLabel('Month', { exact: true })).toHaveValue(formatMonth(month));
    await expect(page.getByText('Every booking of the month is on an approved invoice')).toBeVisible();

    const workbook = await downloaded(page, 'Excel');
    expect(workbook.suggestedFilename()).toBe(`${returnFileName(month)}.xls`);
    const book = await openedBook(workbook);
    expect(book.names).toEqual(sheetNames);
    const { rowsOf, columnOf } = book;
    const invoices = rowsOf('b2b').length;
    expect(invoices).toBeGreaterThan(0);
    expectSameSums(book);
    expect(rowsOf('docs').reduce((total, row) => total + (row['Net Issued'] ?? 0), 0)).toBeGreaterThanOrEqual(invoices);

    const file = await downloaded(page, 'JSON');
    expect(file.suggestedFilename()).toBe(`${returnFileName(month)}.json`);
    const json = JSON.parse(await readFile(await file.path(), 'utf8')) as {
      fp: string;
      b2b: { inv: { itms: Item[] }[] }[];
    };
    const items = json.b2b.flatMap(({ inv }) => inv).flatMap(({ itms }) => itms);
    expect([`GSTR1-${json.fp}`, items.length]).toEqual([returnFileName(month), invoices]);
    expect(sum(items.map(({ itm_det }) => itm_det.txval))).toBe(columnOf('Taxable', 'b2b'));
    expect(sum(items.map(({ itm_det }) => itm_det.iamt))).toBe(columnOf('IGST', 'b2b'));
  },
);

test('a month with credit notes adds up, in the tables and in the workbook', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const registered = await anApprovedNote(page, { gst: '29ABACS0877M1ZS' }, 8_000, 1_000);
  const large = await anApprovedNote(page, {}, 90_000, 2_000);
  await page.goto(`/gst?month=${monthOf(today())}`);
  const table = (name: string) => page.locator('section').filter({ has: page.getByRole('heading', { name }) });
  await expect(table('cdnr:').getByRole('row', { name: new RegExp(registered.number) })).toContainText('1,180.00');
  await expect(table('cdnur:').getByRole('row', { name: new RegExp(large.number) })).toContainText('2,360.00');

  const book = await openedBook(await downloaded(page, 'Excel'));
  expect(book.names).toEqual(sheetNames);
  const numbers = (name: string) => book.rowsOf(name).map((row) => String(row['Note No']));
  expect(numbers('cdnr')).toContain(registered.number);
  expect(numbers('cdnur')).toEqual([large.number]);
  expect(book.columnOf('Taxable', 'cdnur')).toBe(2_000);
  expectSameSums(book);
});

test('an admin bills the cash sales of a day, and the bill is among the invoices', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const yesterday = addDays(todayIn('Asia/Kolkata'), -1);
  const sender = await aCustomer(page, 'Walk-in Sender');
  await aConsignment(page, { senderId: sender.id, bookingDate: yesterday, paymentMode: 1, customerAmount: 118 });
  await page.goto('/gst');
  const days = page.getByRole('table', { name: 'Days without a counter bill' });
  const make = days.getByRole('button', { name: `Make Bill of ${formatDate(yesterday)}, Maharashtra` });
  await make.click();
  const toast = page.getByText(/^INV\/.* made over ₹/);
  const [, number = ''] = /(INV\S+)/.exec((await toast.textContent()) ?? '') ?? [];
  await expect(make).toHaveCount(0);
  await page.goto('/invoices');
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Counter');
});

test('a member has no GST screen', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/gst');
  await expect(page.getByRole('heading', { name: 'You are not authorized to view this page' })).toBeVisible();
});
