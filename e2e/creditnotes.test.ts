/** From an approved invoice to approved notes about it. */
import type { Locator, Page } from '@playwright/test';
import { aConsignment, aCustomer, made, today } from './records';
import { expect, test } from './waybill';

/** The window of an approved invoice of 1,180. */
async function anApprovedInvoice(page: Page, awbNo: string): Promise<Locator> {
  const customer = await aCustomer(page, 'Mysore Sandal', { gst: '29ABACS0877M1ZS' });
  const booking = await aConsignment(page, { awbNo, senderId: customer.id, customerAmount: 1000 });
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
  return detail;
}

/** Approves the draft that is among the notes. */
async function approvedNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View the draft for Mysore Sandal' }).click();
  const note = page.getByRole('dialog').filter({ hasText: 'Draft' });
  await note.getByRole('button', { name: 'Approve' }).click();
  await page
    .getByRole('dialog')
    .filter({ hasText: 'It gets its number' })
    .getByRole('button', { name: 'Approve' })
    .click();
}

test('a credit note is drafted at the invoice, approved, and pays it', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const detail = await anApprovedInvoice(page, 'CRN-1');
  await detail.getByRole('button', { name: 'Credit Note' }).click();

  const form = page.getByRole('dialog').filter({ hasText: 'New Credit Note' });
  await form.getByLabel('Taxable').fill('100');
  await form.getByText('₹ 118.00').first().waitFor();
  await form.getByLabel('Reason').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Discount after the sale' }).click();
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByText('Credit note created successfully').first().waitFor();

  await approvedNote(page);
  await expect(page.getByRole('dialog').filter({ hasText: 'Pays invoices' })).toContainText('₹ 118.00');
});

test('a debit note is drafted at the invoice, approved, and raises what is outstanding', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const detail = await anApprovedInvoice(page, 'DBN-1');
  await detail.getByRole('button', { name: 'Debit Note' }).click();

  const form = page.getByRole('dialog').filter({ hasText: 'New Debit Note' });
  await form.getByLabel('Taxable').fill('50');
  await form.getByText('outstanding is then ₹ 1,239.00').waitFor();
  await form.getByLabel('Reason').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Correction of the invoice' }).click();
  await form.getByRole('button', { name: 'Save Draft' }).click();
  await page.getByText('Debit note created successfully').first().waitFor();

  await approvedNote(page);
  const approved = page.getByRole('dialog').filter({ hasText: 'Debit Note DBN/' });
  await expect(approved).toContainText('₹ 59.00');
  await approved.getByRole('link', { name: /^INV\// }).click();
  await expect(page.getByRole('dialog').filter({ hasText: 'Invoice Details' })).toContainText('₹ 1,239.00');
});
