/** Money that a courier has collected for us: due by age, handed over in part, due again when that is reversed. */
import { aConsignment, aCustomer, made, today } from './records';
import { expect, test } from './waybill';

test('a courier hands over less than it owes: what is short stays due by its AWB number', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const sender = await aCustomer(page, 'Konkan Dry Fruits');
  const vendor = await made(page, 'vendors', {
    name: 'Sahyadri Express',
    cityId: 64,
    contactNumber: '022 4000 7000',
    contactPerson: 'Kiran Rao',
  });
  const booked: { uniqueId: string; awbNo: string }[] = [];
  for (const customerAmount of [300, 255]) {
    const booking = { senderId: sender.id, vendorId: vendor.id, paymentMode: 3, customerAmount };
    const { uniqueId, awbNo } = await aConsignment(page, booking);
    await made(page, `consignments/${uniqueId}/histories`, {
      action: 'Delivered',
      city: 'Pune',
      deliveryStatus: 3,
      actionDate: today(),
    });
    booked.push({ uniqueId, awbNo });
  }
  const paid = booked[0]?.uniqueId ?? '';
  const short = booked[1]?.awbNo ?? '';

  await page.goto('/receivables');
  await page.getByRole('tab', { name: 'Due from couriers' }).click();
  const row = page.getByRole('table', { name: /^Due from couriers/ }).getByRole('row', { name: /Sahyadri Express/ });
  await expect(row).toContainText('555.00');
  await row.getByRole('button', { name: 'Record remittance of Sahyadri Express' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remittance of Sahyadri Express' });
  await dialog.getByLabel('Amount', { exact: true }).fill('500');
  await expect(dialog.getByLabel(`Amount for ${short}`)).toHaveValue('200.00');
  await expect(dialog.getByRole('status')).toHaveText(`Consignments ₹ 500.00 · Stays due ₹ 55.00: ${short}`);
  await dialog.getByLabel('Mode').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Bank Transfer' }).click();
  await dialog.getByLabel('Reference').fill('UTR 4417');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^CRM\/.* recorded successfully$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('55.00');

  const listed = page.getByRole('table', { name: 'Remittances of couriers' }).getByRole('row', { name: /UTR 4417/ });
  await listed.getByRole('button', { name: /^View CRM/ }).click();
  const detail = page.getByRole('dialog', { name: /^Remittance CRM/ });
  const lines = detail.getByRole('table', { name: 'Consignments' });
  await expect(lines.getByRole('row', { name: new RegExp(short) })).toContainText('55.00');
  const { resultObject } = (await (await page.request.get(`/api/1.0/consignments/${paid}`)).json()) as {
    resultObject: { paymentStatus: number };
  };
  expect(resultObject.paymentStatus).toBe(2);
  await detail.getByRole('button', { name: 'Reverse' }).click();
  await detail.getByLabel('Reason').fill('Of another courier');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Remittance reversed successfully')).toBeVisible();
  await expect(detail).toContainText('Its consignments are due again.');
  await detail.getByRole('button', { name: 'Close' }).first().click();
  await expect(row).toContainText('555.00');
});
