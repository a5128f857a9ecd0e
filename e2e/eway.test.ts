/** Costly goods do not leave without an e-way bill, and a filed month does not change. */
import { addMonths, firstOfMonth, formatMonth, monthInWords, monthOf } from '../server/src/domain/values/dates';
import { productTexts } from '../server/src/domain/productTexts';
import { aCustomer, choose, made, rowOf, today } from './records';
import { answerQuestion, expect, test } from './waybill';

const required = 'E-way bill number is required: goods of ₹ 72,000.00 (limit ₹ 50,000.00)';

test('a costly box is booked with a warning, stopped at the manifest, and leaves with its number', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  await page.goto('/consignments?new=1');
  const form = page.getByRole('dialog').filter({ hasText: 'Create Consignment' });
  await form.getByLabel('Awb No').fill('EWAY-1');
  await choose(form, 'Vendor', 'Waybill Exp', 'Waybill Express');
  await form.getByText('Surface', { exact: true }).click();
  await form.getByText('Docs', { exact: true }).click();
  await expect(form.getByLabel('Goods Value')).toHaveCount(0);
  await form.getByText('Box', { exact: true }).click();
  await choose(form, 'Sender', 'Arihant', 'Arihant Textiles');
  await form.getByLabel('Receiver').fill('Meera Traders');
  await choose(form, 'Delivery City', 'New Delhi', 'New Delhi');
  await form.getByText('Cash', { exact: true }).click();
  for (const [label, value] of [
    ['Actual Weight', '4.2'],
    ['Chargeable Weight', '5'],
    ['Vendor Amount', '180'],
    ['Packet', '1'],
    ['Goods Value', '72000'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByText('Above ₹ 50,000.00: the number is required before dispatch').waitFor();
  await page.keyboard.press('Control+Enter');
  await page.getByText('Consignment created successfully').first().waitFor();

  await page.goto('/consignments?awbNo=EWAY-1');
  const manifest = page
    .getByRole('dialog')
    .filter({ hasText: /Generate Manifest|Manifest M/ })
    .first();
  const generate = async () => {
    await manifest.getByRole('button', { name: 'Generate Manifest' }).click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
  };
  const prepare = async () => {
    await rowOf(page, 'EWAY-1').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Manifest' }).click();
    await choose(manifest, 'Cargo', 'blue', 'Bluewing Air Cargo');
    await choose(manifest, 'Courier', 'anj', 'Anjani');
  };
  await prepare();
  await generate();
  await page.getByText(`${required}: EWAY-1`).first().waitFor();

  await page.goto('/consignments?awbNo=EWAY-1');
  await rowOf(page, 'EWAY-1').getByRole('button', { name: 'EWAY-1', exact: true }).click();
  const detail = page.getByRole('dialog').filter({ hasText: 'Consignment No EWAY-1' });
  await detail.getByText(required).waitFor();
  await detail.getByRole('button', { name: 'E-way Bill' }).click();
  const bill = page.getByRole('dialog', { name: 'E-way bill of EWAY-1' });
  await bill.getByLabel('E-way Bill No').fill('12345');
  await page.keyboard.press('Enter');
  await bill.getByText('E-way bill number has 12 digits').first().waitFor();
  await bill.getByLabel('E-way Bill No').fill('2710 1234 5678');
  await page.keyboard.press('Enter');
  await page.getByText('E-way bill updated successfully').first().waitFor();
  await expect(detail.getByText(required)).toHaveCount(0);
  await expect(detail).toContainText('271012345678');

  await page.goto('/consignments?awbNo=EWAY-1');
  await prepare();
  await generate();
  await page.getByText(productTexts.manifestGenerated).first().waitFor();
});

test('a month is filed: its invoices are not approved until it is reopened', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const first = addMonths(firstOfMonth(today()), -2);
  const month = monthOf(first);
  const customer = await aCustomer(page, 'Mysore Filatures', { gst: '29ABACS0877M1ZS' });
  const invoice = await made(page, 'invoices/manual', {
    customerId: customer.id,
    invoiceDate: first,
    invoiceMonth: month,
    actualAmount: 1000,
    igst: 180,
    totalAmount: 1180,
    totalConsignments: 3,
  });
  await page.goto(`/gst?month=${month}`);
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue(formatMonth(month));
  await page.getByRole('button', { name: 'Mark as filed' }).click();
  const filing = page.getByRole('dialog', { name: `GSTR-1 of ${monthInWords(month)} is filed` });
  await filing.getByLabel('Reason').fill('Some bookings are billed later');
  await filing.getByLabel('ARN').fill('aa270926123456t');
  await page.keyboard.press('Enter');
  await page.getByText(/, ARN AA270926123456T$/).waitFor();
  await expect(page.getByText('Filed', { exact: true })).toBeVisible();

  const approve = async () => {
    await page.goto(`/invoices?open=${invoice.uniqueId}`);
    const detail = page.getByRole('dialog').filter({ hasText: 'Invoice Details' });
    await detail.getByRole('button', { name: 'Approve' }).click();
    await page.getByText(productTexts.areYouSureTo('lock Invoice for further editing')).last().waitFor();
    await answerQuestion(page, 'Approve');
  };
  await approve();
  await page
    .getByText(`GSTR-1 of ${monthInWords(month)} is filed`)
    .first()
    .waitFor();

  await page.goto(`/gst?month=${month}`);
  await page.getByRole('button', { name: 'Reopen' }).click();
  const reopening = page.getByRole('dialog', { name: `Reopen ${monthInWords(month)}` });
  await reopening.getByLabel('Reason').fill('An invoice was forgotten');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mark as filed' }).waitFor();
  await approve();
  await page.getByText('Invoice approved successfully').first().waitFor();
});
