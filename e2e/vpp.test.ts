/** Money collected from receivers: owed to the sender, set off or paid out, and owed again when that is reversed. */
import { aConsignment, aCustomer, made, today } from './records';
import { expect, test } from './waybill';

test('VPP money of a delivery is set off against an invoice and the rest paid out; reversed it is owed again', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  const sender = await aCustomer(page, 'Nilgiri Tea House', { gst: '29ABACS0877M1ZS' });
  const vpp = { isVpp: true, vppAmount: 1500, vppCommission: 20 };
  const consignment = await aConsignment(page, { senderId: sender.id, ...vpp });
  await made(page, `consignments/${consignment.uniqueId}/histories`, {
    action: 'Handed over',
    city: 'Pune',
    deliveryStatus: 3,
  });
  const invoice = await made(page, 'invoices/manual', {
    customerId: sender.id,
    invoiceMonth: today().slice(0, 7),
    invoiceDate: today(),
    actualAmount: 1000,
    igst: 180,
    cgst: 0,
    sgst: 0,
    totalAmount: 1180,
    totalConsignments: 1,
    invoiceStatus: 1,
  });
  const approved = await page.request.put(`/api/1.0/invoices/${invoice.uniqueId}/approve`, {
    data: { invoiceStatus: 2 },
  });
  expect(approved.status()).toBe(200);

  await page.goto('/receivables');
  await page.getByRole('tab', { name: 'VPP' }).click();
  const debts = page.getByRole('table', { name: 'VPP money owed' });
  const owed = debts.getByRole('row', { name: /Nilgiri Tea House/ });
  await expect(owed).toContainText('1,500.00');
  await owed.getByRole('button', { name: 'Remit to Nilgiri Tea House' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remit VPP to Nilgiri Tea House' });
  await expect(dialog.getByRole('row', { name: consignment.awbNo }).getByRole('checkbox')).toBeChecked();
  await expect(dialog.getByText(/Selected ₹ 1,500.00 · Set off ₹ 0.00 · Paid out ₹ 1,500.00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Oldest due first' }).click();
  await expect(dialog.getByText(/Set off ₹ 1,180.00 · Paid out ₹ 320.00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remit', exact: true }).click();
  await expect(dialog.getByText('Please select mode').first()).toBeVisible();
  await dialog.getByLabel('Mode').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'UPI' }).click();
  await dialog.getByLabel('Reference').fill('UPI-9911');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /Pay ₹ 320.00 to Nilgiri Tea House and set off ₹ 1,180.00/ });
  await question.getByRole('button', { name: 'Remit' }).click();
  await expect(page.getByText(/^VPR\/.* remitted successfully$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(owed).toHaveCount(0);

  const row = page.getByRole('table', { name: 'Remittances' }).getByRole('row', { name: /UPI-9911/ });
  await row.getByRole('button', { name: /^View VPR/ }).click();
  const detail = page.getByRole('dialog', { name: /^Remittance VPR/ });
  await expect(detail.getByRole('table', { name: 'Consignments' })).toContainText(consignment.awbNo);
  await page.context().addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
  const [paper] = await Promise.all([
    page.context().waitForEvent('page'),
    detail.getByRole('button', { name: 'Print' }).click(),
  ]);
  const printed = paper.getByRole('table', { name: 'Consignments' }).getByRole('row', { name: consignment.awbNo });
  await expect(printed).toContainText('1,500.00');
  await expect(paper.getByText(/: ₹ 1,180.00$/)).toBeVisible();
  await expect(paper.getByRole('table', { name: 'Total' })).toContainText('₹ 320.00');
  await paper.close();
  await detail.getByRole('button', { name: 'Reverse' }).click();
  await detail.getByLabel('Reason').fill('Account number was wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Remittance reversed successfully')).toBeVisible();
  await expect(detail.getByText(/Reversed on .*Account number was wrong/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(owed).toContainText('1,500.00');
});
