import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as XLSX from 'sheetjs-style';
import { aConsignment, chooseInRow, rowOf } from './records';
import { answerQuestion, expect, operationsDuring, test } from './waybill';

async function openDetail(page: Page, { uniqueId, awbNo }: { uniqueId: string; awbNo: string }) {
  await page.goto(`/consignments?open=${uniqueId}`);
  const dialog = page.getByRole('dialog').filter({ hasText: `Consignment No ${awbNo}` });
  await dialog.getByRole('toolbar', { name: 'Actions' }).waitFor();
  return dialog;
}

test(
  'a clerk books with the keyboard alone and finds the consignment in the list',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('member');
    await page.goto('/consignments');
    await page.locator('tr[data-row]').first().waitFor();
    await page.keyboard.press('n');
    const form = page.getByRole('dialog').filter({ hasText: 'Create Consignment' });
    await form.getByLabel('Awb No').waitFor();
    const type = (text: string) => page.keyboard.type(text);
    const tab = () => page.keyboard.press('Tab');
    const choose = async (text: string) => {
      await type(text);
      await page.locator('.ant-select-item-option').filter({ hasText: text }).first().waitFor();
      await page.keyboard.press('Enter');
      await tab();
    };
    await expectFocus(page, 'Awb No');
    await type('key-001');
    await tab();
    await choose('DTDC');
    await expectFocus(page, 'Booking Date');
    await tab();
    await page.keyboard.press('Space');
    await tab();
    await page.keyboard.press('ArrowRight');
    await tab();
    await choose('Arihant Textiles');
    await type('Keyboard Receiver');
    await tab();
    await choose('Coimbatore');
    await expectFocus(page, 'Delivery Courier');
    await tab();
    await page.keyboard.press('ArrowRight');
    await tab();
    for (const text of ['1.2', '1.5', '80', '1']) {
      await type(text);
      await tab();
    }
    await page.keyboard.press('Control+Enter');
    await page.getByText('Consignment created successfully').first().waitFor();
    await page.keyboard.press('Escape');
    await rowOf(page, 'KEY-001').waitFor();
    const row = await rowOf(page, 'KEY-001').textContent();
    for (const shown of [
      'DTDC',
      'Arihant Textiles',
      'Keyboard Receiver',
      'Coimbatore',
      'Air',
      'Box',
      'Credit',
      '1.500 Kg',
    ]) {
      expect(row).toContain(shown);
    }
  },
);

async function expectFocus(page: Page, label: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label);
  await page.waitForFunction((element) => element === document.activeElement, await field.elementHandle());
}

test('the window takes no focus back from a clerk who tabs on while it opens', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/consignments');
  await page.locator('tr[data-row]').first().waitFor();
  for (let letters = 1; letters <= 10; letters += 1) {
    await page.keyboard.press('n');
    await expectFocus(page, 'Awb No');
    await page.keyboard.type('K'.repeat(letters));
    await page.keyboard.press('Tab');
    await page.keyboard.type('D');
    await page.waitForFunction(() => document.activeElement?.id.endsWith('vendorId'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('button', { name: 'Discard' }).last().click();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
});

test('what is missing is listed in the order of the product', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/consignments?new=1');
  const form = page.getByRole('dialog').filter({ hasText: 'Create Consignment' });
  await form.getByRole('button', { name: 'Create' }).click();
  const messages = form.getByRole('alert').first().getByRole('listitem');
  await messages.first().waitFor();
  expect((await messages.allTextContents()).slice(0, 4)).toEqual([
    'AwbNo is required',
    'Vendor is required',
    'Service Type is required',
    'Sender is required',
  ]);
});

test('search, sort, page and back: the list is where it was, and the address can be shared', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/consignments');
  await page.getByText(/1-100 of/).waitFor();
  await page.getByRole('columnheader', { name: 'Receiver' }).getByRole('button').click();
  await page.waitForURL(/sort=receiver/);
  await page.getByRole('button', { name: 'Older' }).click();
  await page.getByText(/101-200 of/).waitFor();
  await page.getByLabel('Awb No').fill('WC');
  await page.keyboard.press('Enter');
  await page.waitForURL(/awbNo=WC/i);
  await page.getByText(/^1-/).waitFor();
  const shared = page.url();
  await page.goBack();
  await page.getByText(/101-200 of/).waitFor();
  await page.goto(shared);
  await page.locator('tr[data-row]').first().waitFor();
  for (const awbNo of await page.locator('tr[data-row]').getByRole('button', { name: /^WC/ }).allTextContents()) {
    expect(awbNo).toMatch(/^WC/);
  }
});

test(
  'status to Delivered, the last movement deleted again, and approval locks',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('admin');
    const made = await aConsignment(page);
    const dialog = await openDetail(page, made);
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    const form = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('form', { name: 'History' }) })
      .last();
    await form.getByLabel('Delivery Status').click();
    await page.keyboard.type('Delivered', { delay: 50 });
    await page.keyboard.press('Enter');
    await form.getByLabel('City').fill('Mumbai');
    await form.getByLabel('Remark').fill('Signed by Mr Rao');
    await form.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Signed by Mr Rao').waitFor();
    await rowOf(page, made.awbNo).getByText('Delivered').waitFor();
    await expect(dialog.getByRole('button', { name: 'Update Status' })).toHaveCount(0);

    await chooseInRow(dialog.locator('tr[data-row]').filter({ hasText: 'Signed by Mr Rao' }), /^Delete/);
    await answerQuestion(page, 'Delete');
    await page.getByText('Consignment history deleted successfully').first().waitFor();
    await dialog.getByText('Deleted').first().waitFor();
    await rowOf(page, made.awbNo).getByText('Booked').waitFor();

    await dialog.getByRole('button', { name: 'Approve' }).click();
    await answerQuestion(page, 'Approve');
    await page.getByText('Consignment approved successfully').first().waitFor();
    await expect(dialog.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
    await expect(rowOf(page, made.awbNo).getByRole('button', { name: /^Edit/ })).toHaveCount(0);
  },
);

test('approve and pay show in row and window with one request each', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const made = await aConsignment(page);
  const dialog = await openDetail(page, made);
  const approving = await operationsDuring(page, async () => {
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await answerQuestion(page, 'Approve');
    await page.getByText('Consignment approved successfully').first().waitFor();
  });
  expect(approving).toEqual(['ApproveConsignment']);

  await dialog.getByRole('button', { name: 'Payment' }).click();
  const form = page
    .getByRole('dialog')
    .filter({ hasText: `Payment of ${made.awbNo}` })
    .last();
  await form.getByText('Paid', { exact: true }).click();
  const paying = await operationsDuring(page, async () => {
    await form.getByRole('button', { name: 'Update Payment' }).click();
    await page.getByText('Consignment payment status updated successfully').first().waitFor();
  });
  expect(paying).toEqual(['PayConsignment']);
  await rowOf(page, made.awbNo).getByText('Paid').waitFor();
  await expect(dialog.getByRole('button', { name: 'Payment' })).toHaveCount(0);
});

test('the Excel file opens again, with every row found and typed cells', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/consignments?awbNo=WC');
  const range = await page.getByText(/^1-\d+ of \d+$/).textContent();
  const count = Number(/of (\d+)/.exec(range ?? '')?.[1]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Consignments.xls');
  const book = XLSX.read(readFileSync(await download.path()), { type: 'buffer', cellDates: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(sheet);
  expect(rows).toHaveLength(count);
  const dates = rows.map((row) => row.Date);
  expect(dates.every((date) => date instanceof Date)).toBe(true);
  expect([...dates].sort((a, b) => Number(a) - Number(b))).toEqual(dates);
});

test('the print holds three copies, opens the dialog and closes its window', async ({ waybill }) => {
  const page = await waybill.staff('member');
  const made = await aConsignment(page);
  await page.context().addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls, print: () => calls.push('print'), close: () => calls.push('close') });
  });
  const print = await page.context().newPage();
  await print.goto(`/consignment/print/${made.uniqueId}`);
  await print.getByText('P.O.D.').first().waitFor();
  await print.waitForFunction(() => (window as unknown as { calls: string[] }).calls.join() === 'print,close');
  const text = await print.locator('main').textContent();
  for (const copy of ['Sender', 'Receiver', 'P.O.D.', made.awbNo, 'Meera Traders']) expect(text).toContain(copy);
  expect(await print.locator('svg').count()).toBeGreaterThanOrEqual(3);
});

test('two clerks edit the same consignment: the second is told', async ({ waybill }) => {
  const [one, other] = [await waybill.staff('member'), await waybill.staff('admin')];
  const made = await aConsignment(one);
  const forms = [];
  for (const page of [one, other]) {
    await page.goto(`/consignments?edit=${made.uniqueId}`);
    const form = page.getByRole('dialog').filter({ hasText: 'Update Consignment' });
    await form.getByLabel('Remark').fill(`by ${page === one ? 'one' : 'other'}`);
    forms.push(form);
  }
  await forms[0]?.getByRole('button', { name: 'Update', exact: true }).click();
  await one.getByText('Consignment updated successfully').first().waitFor();
  await forms[1]?.getByRole('button', { name: 'Update', exact: true }).click();
  await other.getByText('This record was changed by someone else').first().waitFor();
  const answer = await one.request.get(`/api/1.0/consignments/${made.uniqueId}`);
  const { resultObject } = (await answer.json()) as { resultObject: { remark: string } };
  expect(resultObject.remark).toBe('by one');
});
