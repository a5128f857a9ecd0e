/** From an approved invoice to an approved credit note about it. */
import { aConsignment, aCustomer, made, today } from './records';
import { expect, test } from './waybill';

test('a credit note is drafted at the invoice, approved, and pays it', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const customer = await aCustomer(page, 'Mysore Sandal', { gst: '29ABACS0877M1ZS' });
  const booking = await aConsignment(page, { awbNo: 'CRN-1', senderId: customer.id, customerAmount: 1000 });
  const invoice = await made(page, 'invoices', {
    consignmentIds: [booking.id],
    customerId: customer.id,
    invoiceDate: today(),
    invoiceMonth: today().slice(0, 7),
  });
  await page.goto(`/invoices?open=${invoice.uniqueId}`);
  const detail = page.getByRole('dialog').filter({ hasText: 'Invoice Details' });
  await detail.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog').filter({ hasText: 'lock Invoice' }).getByRole('button', { name: 'Approve' }).click();
  await detail.getByRole('button', { name: 'Credit Note' }).click();

  const form = page.getByRole('dialog').filter({ hasText: 'New Credit Note' });
  await form.getByLabel('Taxable').fill('100');
  await form.getByText('₹ 118.00').first().waitFor();
  await form.getByLabel('Reason').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Discount after the sale' }).click();
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByText('Credit note created successfully').first().waitFor();

  await page.getByRole('button', { name: 'View the draft for Mysore Sandal' }).click();
  const note = page
    .getByRole('dialog')
    .filter({ hasText: 'Not allocated' })
    .or(page.getByRole('dialog').filter({ hasText: 'Draft' }));
  await note.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'It gets its number' })
    .getByRole('button', { name: 'Approve' })
    .click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Pays invoices' })).toContainText('₹ 118.00');
});
