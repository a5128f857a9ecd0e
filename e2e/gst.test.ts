/** The GST return: the files of a month, opened again and added up. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import * as Xlsx from 'sheetjs-style';
import { firstOfLastMonth, formatMonth, monthOf, todayIn } from '../server/src/domain/dates';
import { returnFileName } from '../server/src/domain/gstReturn/gstr1';
import { expect, test } from './waybill';

interface Item {
  itm_det: { txval: number; iamt: number; camt: number; samt: number };
}

async function downloaded(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return download;
}

const paise = (rupees: number) => Math.round(rupees * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + paise(amount), 0) / 100;

/** The screen opens with the last whole month. */
const month = monthOf(firstOfLastMonth(todayIn('Asia/Kolkata')));

test('an admin reads the return of last month: both files have the sums of the screen', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('link', { name: 'GST' }).click();
  await expect(page.getByLabel('Month')).toHaveValue(formatMonth(month));
  await expect(page.getByText('Every booking of the month is on an approved invoice')).toBeVisible();

  const workbook = await downloaded(page, 'Excel');
  expect(workbook.suggestedFilename()).toBe(`${returnFileName(month)}.xls`);
  const book = Xlsx.read(await readFile(await workbook.path()));
  expect(book.SheetNames).toEqual(['Checks', 'b2b', 'b2cl', 'b2cs', 'hsn b2b', 'hsn b2c', 'docs']);
  const rowsOf = (name: string) => Xlsx.utils.sheet_to_json<Record<string, number>>(book.Sheets[name] ?? {});
  const columnOf = (name: string, title: string) => sum(rowsOf(name).map((row) => row[title] ?? 0));
  const invoices = rowsOf('b2b').length;
  expect(invoices).toBeGreaterThan(0);
  for (const title of ['Taxable', 'IGST', 'CGST', 'SGST']) {
    const tables = columnOf('b2b', title) + columnOf('b2cl', title) + columnOf('b2cs', title);
    expect(paise(columnOf('hsn b2b', title) + columnOf('hsn b2c', title))).toBe(paise(tables));
  }
  expect(rowsOf('docs').reduce((total, row) => total + (row['Net Issued'] ?? 0), 0)).toBeGreaterThanOrEqual(invoices);

  const file = await downloaded(page, 'JSON');
  expect(file.suggestedFilename()).toBe(`${returnFileName(month)}.json`);
  const json = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    fp: string;
    b2b: { inv: { itms: Item[] }[] }[];
  };
  const items = json.b2b.flatMap(({ inv }) => inv).flatMap(({ itms }) => itms);
  expect([`GSTR1-${json.fp}`, items.length]).toEqual([returnFileName(month), invoices]);
  expect(sum(items.map(({ itm_det }) => itm_det.txval))).toBe(columnOf('b2b', 'Taxable'));
  expect(sum(items.map(({ itm_det }) => itm_det.iamt))).toBe(columnOf('b2b', 'IGST'));
});

test('a member has no GST screen', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/gst');
  await expect(page.getByRole('heading', { name: 'You are not authorized to view this page' })).toBeVisible();
});
