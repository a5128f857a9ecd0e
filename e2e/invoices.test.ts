import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as XLSX from 'sheetjs-style';
import { productTexts } from '../server/src/domain/productTexts';
import { newMailTo } from './outbox';
import { aConsignment, aCustomer, made, rowOf, today } from './records';
import { answerQuestion, expect, operationsDuring, settled, test } from './waybill';

let serial = 0;

const aBooking = (page: Page, awbNo: string, senderId: number, customerAmount = 100) =>
  aConsignment(page, { awbNo, senderId, receiver: `Receiver of ${awbNo}`, customerAmount });

async function anInvoice(page: Page, company: string, amounts: readonly number[] = [100], given: object = {}) {
  const customer = await aCustomer(page, company, given);
  const consignmentIds: number[] = [];
  for (const amount of amounts)
    consignmentIds.push((await aBooking(page, `INVE${(serial += 1)}`, customer.id, amount)).id);
  return made(page, 'invoices', {
    consignmentIds,
    customerId: customer.id,
    invoiceDate: today(),
    invoiceMonth: today().slice(0, 7),
  });
}

async function openDetail(page: Page, { uniqueId }: { uniqueId: string }) {
  await page.goto(`/invoices?open=${uniqueId}`);
  const dialog = page.getByRole('dialog').filter({ hasText: 'Invoice Details' });
  await dialog.getByRole('toolbar', { name: 'Actions' }).waitFor();
  await settled(page);
  return dialog;
}

test(
  'of a selection of two senders one is billed, the other is refused by its AWB number',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('admin');
    const south = await aCustomer(page, 'Mysore Silks', { gst: '29ABACS0877M1ZS' });
    const home = await aCustomer(page, 'Fort Stationers');
    await aBooking(page, 'GEN-1', south.id);
    await aBooking(page, 'GEN-2', south.id, 200.5);
    const other = await aBooking(page, 'GEN-3', home.id);
    await page.goto('/consignments?awbNo=GEN-');
    await page.getByRole('button', { name: 'Create Invoices' }).click();
    await rowOf(page, 'GEN-3').getByRole('checkbox').waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await page.getByRole('button', { name: 'Generate Invoice' }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'Generate Invoice' });
    await dialog.getByText('Consignments of 2 senders are selected').waitFor();

    await dialog.getByLabel('Customer').click();
    await page.locator('.ant-select-item-option').filter({ hasText: 'Mysore Silks (2)' }).click();
    await dialog.getByText(/IGST 18%: the place of supply is Karnataka/).waitFor();
    await dialog.getByText('₹ 354.59').waitFor();
    const asked = await operationsDuring(page, async () => {
      await dialog.getByRole('button', { name: 'Generate' }).click();
      await page.getByText('Invoice created successfully').first().waitFor();
      await dialog.getByText('Fort Stationers (1)').first().waitFor();
    });
    const previewed = ['InvoicePreviews', 'PlaceOfSupply'];
    expect(asked.filter((name) => !previewed.includes(name))).toEqual(['GenerateInvoice']);
    await expect(rowOf(page, 'GEN-1').getByRole('checkbox')).toHaveCount(0);
    await expect(rowOf(page, 'GEN-2').getByRole('checkbox')).toHaveCount(0);
    await expect(rowOf(page, 'GEN-3').getByRole('checkbox')).toHaveCount(1);

    await made(page, 'invoices', {
      consignmentIds: [other.id],
      customerId: home.id,
      invoiceDate: today(),
      invoiceMonth: today(),
    });
    await dialog.getByRole('button', { name: 'Generate' }).click();
    await page.getByText('Consignment is already invoiced: GEN-3').first().waitFor();
    await rowOf(page, 'GEN-3').getByRole('checkbox').waitFor({ state: 'detached' });

    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Invoices' }).first().click();
    await page.getByRole('heading', { name: 'Manage Invoices' }).waitFor();
    for (const shown of ['Generated', 'Automatic', '₹ 354.59', '2'])
      await expect(rowOf(page, 'Mysore Silks')).toContainText(shown);
  },
);

test('bookings of two states get an invoice each on one click, without those that are already paid', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  const { id: senderId } = await aCustomer(page, 'Two State Traders');
  const states = await (await page.request.get('/api/1.0/states?take=100')).json();
  const { id: stateId } = states.resultObject.find(({ name }: { name: string }) => name === 'Karnataka');
  const city = await made(page, 'cities', { name: `Mysuru ${(serial += 1)}`, pinCode: '570001', stateId });
  const booking = { senderId, receiver: 'Meera Traders' };
  await aConsignment(page, { ...booking, awbNo: 'TWO-1', customerAmount: 1240 });
  await aConsignment(page, { ...booking, awbNo: 'TWO-2', customerAmount: 100.05, bookingCityId: city.id });
  await aConsignment(page, { ...booking, awbNo: 'TWO-3', customerAmount: 200, bookingCityId: city.id });
  const paid = await aConsignment(page, { ...booking, awbNo: 'TWO-4', customerAmount: 60, bookingCityId: city.id });
  const payment = { customerAmount: 60, vendorAmount: 40, paymentRecivedDate: today(), paymentStatus: 2 };
  expect((await page.request.put(`/api/1.0/consignments/${paid.uniqueId}/payment`, { data: payment })).status()).toBe(
    200,
  );
  await page.goto('/consignments?mode=invoices&awbNo=TWO-');
  await rowOf(page, 'TWO-4').getByRole('checkbox').waitFor();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Generate Invoice' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Generate Invoice' });
  await dialog
    .getByText(
      'Maharashtra: 1 booking, ₹ 1,240.00; Karnataka: 2 bookings, ₹ 300.05; Karnataka, cash invoice: 1 booking, ₹ 50.85',
    )
    .waitFor();
  await dialog.getByText('1 of 4 is already paid, ₹ 60.00').waitFor();
  await dialog.getByRole('button', { name: 'Leave out' }).click();
  await dialog.getByText('Maharashtra: 1 booking, ₹ 1,240.00; Karnataka: 2 bookings, ₹ 300.05').waitFor();
  const asked = await operationsDuring(page, async () => {
    await dialog.getByRole('button', { name: 'Generate 2 Invoices' }).press('Enter');
    await page.getByText('2 invoices created successfully').first().waitFor();
    await dialog.waitFor({ state: 'hidden' });
  });
  expect(asked.filter((name) => name.startsWith('Generate'))).toEqual(['GenerateInvoicesByState']);
  await expect(rowOf(page, 'TWO-1').getByRole('checkbox')).toHaveCount(0);
  await expect(rowOf(page, 'TWO-4').getByRole('checkbox')).toHaveCount(1);
  await page.goto('/invoices');
  // 1,240 + 9 % + 9 %; 300.05 + 18 %.
  for (const total of ['₹ 1,463.20', '₹ 354.06'])
    await expect(page.getByRole('row').filter({ hasText: 'Two State Traders' }).filter({ hasText: total })).toHaveCount(
      1,
    );
});

test('approval gives the number and payment ends it, each with one request', { tag: '@main' }, async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const dialog = await openDetail(page, await anInvoice(page, 'Approved Traders', [100, 50]));
  const approving = await operationsDuring(page, async () => {
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await page.getByText(productTexts.areYouSureTo('lock Invoice for further editing')).last().waitFor();
    await answerQuestion(page, 'Approve');
    await page.getByText('Invoice approved successfully').first().waitFor();
  });
  expect(approving).toEqual(['ApproveInvoice']);
  const number = (await dialog.getByText(/^INV\/\d\d-\d\d\/\d+$/).textContent()) ?? '';
  await rowOf(page, 'Approved Traders').getByText(number).waitFor();
  await rowOf(page, 'Approved Traders').getByText('Approved', { exact: true }).waitFor();

  await dialog.getByRole('button', { name: 'Paid' }).click();
  await page.getByText('Select payment date').first().waitFor();
  await dialog.getByRole('toolbar').getByLabel('Payment Date').fill(today());
  await page.keyboard.press('Enter');
  const paying = await operationsDuring(page, async () => {
    await dialog.getByRole('button', { name: 'Paid' }).click();
    await dialog.getByRole('button', { name: 'Invoice is paid' }).waitFor();
  });
  expect(paying).toEqual(['ApproveInvoice']);
  await expect(dialog.getByRole('button', { name: 'Invoice is paid' })).toBeDisabled();
  await rowOf(page, 'Approved Traders').getByText('Paid', { exact: true }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number.replaceAll('/', '-')}.xls`);
  const book = XLSX.read(readFileSync(await download.path()), { type: 'buffer', cellDates: true });
  const rows = XLSX.utils.sheet_to_json<Record<string, unknown>>(book.Sheets[book.SheetNames[0] ?? ''] ?? {});
  expect(rows.slice(0, 2).map((row) => [row['SR#'], row.Amount, row['Weight (Kg)']])).toEqual([
    [1, 100, 1.5],
    [2, 50, 1.5],
  ]);
  expect(rows[0]?.Date).toBeInstanceOf(Date);
  expect(rows.find((row) => row.Destination === 'Total Amount')?.Amount).toBe(177);
  expect(rows.find((row) => row['Awb No'] === 'Invoice No')?.Receiver).toBe(number);
});

test('selected invoices are mailed to their customers, and who has no address is named', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const to = 'accounts@mailed.test';
  const invoices = [
    await anInvoice(page, 'Mailed Looms', [100], { email: to }),
    await anInvoice(page, 'Mailed Never', [100]),
  ];
  for (const { uniqueId } of invoices) {
    const approved = await page.request.put(`/api/1.0/invoices/${uniqueId}/approve`, { data: { invoiceStatus: 2 } });
    expect(approved.status()).toBe(200);
  }
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const company of ['Mailed Looms', 'Mailed Never']) await rowOf(page, company).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'e-Invoice', exact: true }).click();
  await expect(page.getByText(/^INV\/.*: The customer has no GSTIN$/)).toHaveCount(2);
  await page.getByRole('button', { name: 'Mail', exact: true }).click();
  await page.getByText('Mail 2 invoices to their customers?').last().waitFor();
  await answerQuestion(page, 'Mail');
  await page.getByText('1 of 2 done.').waitFor();
  await page.getByText('Customer has no email address').waitFor();
  const mail = await newMailTo(waybill, to);
  expect(mail).toMatch(/^Subject: Invoice INV\/\d\d-\d\d\/\d+\r?$/m);
  expect(mail).toMatch(/filename=INV-\d\d-\d\d-\d+\.html/);
});

test('the e-invoice of a registered customer without a PIN code is refused with the reason', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.goto('/invoices?invoiceType=Automatic');
  await settled(page);
  // A click opens it; the second one of a double click may come when the window is open.
  await page.getByRole('row').filter({ hasText: 'Konkan Pharma' }).filter({ hasText: 'INV/' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Invoice Details/ });
  await dialog.getByRole('button', { name: 'e-Invoice' }).click();
  await expect(page.getByText(/^INV\/.*: Buyer PIN is required$/)).toBeVisible();
});

test('an edited invoice keeps its sum, a deleted one stays in the list and frees its consignments', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  const dialog = await openDetail(page, await anInvoice(page, 'Deleted Traders'));
  await dialog.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Additional Charges').fill('0.5');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await dialog.getByText('Enter valid Additional Charges').first().waitFor();
  await dialog.getByLabel('Additional Charges').fill('12');
  const updating = await operationsDuring(page, async () => {
    await dialog.getByRole('button', { name: 'Update' }).click();
    await page.getByText('Invoice updated successfully').first().waitFor();
  });
  expect(updating).toEqual(['UpdateInvoice']);
  // The charges bear tax unless that is unticked: (100 + 12) + 18 %.
  await rowOf(page, 'Deleted Traders').getByText('₹ 132.16').waitFor();

  const deleting = await operationsDuring(page, async () => {
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText(productTexts.areYouSureTo('delete Invoice')).last().waitFor();
    await answerQuestion(page, 'Delete');
    await dialog.getByText('Invoice is deleted').waitFor();
  });
  expect(deleting).toEqual(['DeleteInvoice']);
  await expect(dialog.getByRole('toolbar')).toHaveCount(0);
  await rowOf(page, 'Deleted Traders').getByText('Deleted', { exact: true }).waitFor();
  await page.goto(`/consignments?mode=invoices&awbNo=INVE${serial}`);
  await rowOf(page, `INVE${serial}`).getByRole('checkbox').waitFor();
});

test('a third-party invoice is entered with its own number', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await aCustomer(page, 'Third Party Traders');
  await page.goto('/invoices');
  await page.getByRole('button', { name: 'Create Third Party Invoice' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: 'Create Third Party Invoice' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  const messages = dialog.getByRole('alert').first().getByRole('listitem');
  await messages.first().waitFor();
  expect((await messages.allTextContents())[0]).toBe('Select Customer');
  await dialog.getByLabel('Customer').fill('Third Party Tra');
  await page.locator('.ant-select-item-option').filter({ hasText: 'Third Party Traders' }).click();
  await dialog.getByLabel('Invoice Month').fill(today().slice(0, 7));
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Invoice Date').fill(today());
  await page.keyboard.press('Enter');
  for (const [field, text] of [
    ['Total Consignments', '3'],
    ['Actual Amount', '1000'],
    ['CGST', '90'],
    ['SGST', '90'],
    ['Invoice No', 'TPT/77'],
  ] as const) {
    await dialog.getByLabel(field).fill(text);
  }
  await expect(dialog.getByLabel('Total Amount')).toHaveValue('1,180.00');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Invoice created successfully').first().waitFor();
  for (const shown of ['TPT/77', 'Generated', 'Manual', '₹ 1,180.00'])
    await expect(rowOf(page, 'Third Party Traders')).toContainText(shown);
});

test('the print holds the bill, opens the dialog and closes its window', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const { uniqueId } = await anInvoice(page, 'Printed Traders', [1000]);
  await page.context().addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { calls, print: () => calls.push('print'), close: () => calls.push('close') });
  });
  const print = await page.context().newPage();
  await print.goto(`/invoice/print/${uniqueId}`);
  await print.waitForFunction(() => (window as unknown as { calls: string[] }).calls.join() === 'print,close');
  const text = await print.locator('main').textContent();
  for (const shown of [
    'Tax Invoice',
    'Printed Traders',
    '27AAPFU0939F1ZV',
    `Receiver of INVE${serial}`,
    'CGST 9%',
    'SGST 9%',
    '₹ 1,180.00',
    'One Thousand One Hundred Eighty Rupees Only',
    '996812',
    'Interest of 21% per annum',
    'SBIN0000300',
    'Authorised signatory',
  ])
    expect(text).toContain(shown);
  await expect(print.locator('table[aria-label="Consignments"] thead th')).toHaveCount(7);
  const foot = await print.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page-foot'));
  expect(foot).toContain('Computer generated invoice');
});
