/** Payments are recorded by keyboard, what they pay is proposed, and a bounced one opens it again. */
import { expect, test } from './waybill';

test('a payment pays the oldest invoice, bounces, and is in the ageing both times', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.keyboard.type('ga', { delay: 60 });
  await expect(page).toHaveURL(/\/receivables$/);
  await expect(page.getByRole('row', { name: /RCT\// }).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Ageing' }).click();
  const bars = page.getByRole('list', { name: 'What is owed by days after the due date' });
  const balance = bars.getByRole('listitem').last();
  await expect(balance).toContainText('Balance');
  const before = (await balance.textContent()) ?? '';
  const first = page
    .getByRole('table', { name: /^Ageing as of/ })
    .getByRole('row')
    .nth(1);
  await first.click();
  const items = page.getByRole('dialog');
  await expect(items.getByRole('table', { name: 'Open invoices' })).toBeVisible();
  const company = (await first.getByRole('cell').first().innerText()).trim();
  await page.keyboard.press('Escape');
  await expect(items).toBeHidden();

  await page.getByRole('tab', { name: 'Payments' }).click();
  await expect(page.getByRole('button', { name: 'Record Payment' })).toBeVisible();
  await page.keyboard.type('n', { delay: 60 });
  const dialog = page.getByRole('dialog', { name: 'Record Payment' });
  await dialog.getByLabel('Customer').fill(company);
  await page.locator('.ant-select-item-option').filter({ hasText: company }).first().click();
  await expect(dialog.getByRole('table', { name: 'Open invoices' })).toBeVisible();
  await dialog.getByLabel('Mode').click();
  await page.locator('.ant-select-item-option').filter({ hasText: 'Cheque' }).click();
  await dialog.getByLabel('Amount', { exact: true }).fill('100');
  await expect(dialog.getByLabel(/^Amount for /).first()).toHaveValue('100.00');
  await expect(dialog.getByText(/Allocated ₹ 100.00 · Left ₹ 0.00/)).toBeVisible();
  await dialog
    .getByLabel(/^Amount for /)
    .first()
    .fill('60');
  await expect(dialog.getByText(/Allocated ₹ 60.00 · Left ₹ 40.00/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Oldest due first' }).click();
  await dialog.getByLabel('Cheque No').fill('204777');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment recorded successfully')).toBeVisible();
  await expect(dialog).toBeHidden();

  const row = page.getByRole('row', { name: /204777/ });
  await expect(row).toContainText('Allocated');
  await row.getByRole('button', { name: /^View RCT/ }).click();
  const payment = page.getByRole('dialog', { name: /^Payment RCT/ });
  await expect(payment.getByRole('table', { name: 'Allocations' })).toContainText('100.00');
  await payment.getByRole('button', { name: 'Reverse' }).click();
  await payment.getByLabel('Reason').fill('Funds insufficient');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Payment reversed successfully')).toBeVisible();
  await expect(payment.getByText(/Bounced on .*Funds insufficient/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /204777/ })).toContainText('Bounced');

  await page.getByRole('tab', { name: 'Ageing' }).click();
  await expect(balance).toHaveText(before);
});
