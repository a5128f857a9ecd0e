/** The accountant's month and the cashier's evening. */
import { firstOfLastMonth, formatDate, formatMonth } from '../server/src/domain/values/dates';
import { aConsignment, today } from './records';
import { expect, test } from './waybill';

test.use({ ownServer: 'it bills the month of all customers, and closes the day' });

test('the month of all customers is billed and approved in two steps, and what is left says why', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  await aConsignment(page);
  const [last, month] = [formatMonth(firstOfLastMonth(today())), formatMonth(today())];
  await page.goto('/invoices?tab=month');
  await expect(page.getByLabel('Month', { exact: true })).toHaveValue(last);
  await expect(page.getByText(`Everything of ${last} is billed`)).toBeVisible();
  await page.getByLabel('Month', { exact: true }).fill(month);
  await page.keyboard.press('Enter');
  const selected = page.getByText(/^\d+ customers selected$/);
  await expect(selected).toHaveText(/^[1-9]\d+ /);
  const [count = ''] = /^\d+/.exec((await selected.textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(page.getByText(`${count} billed`)).toBeVisible({ timeout: 60_000 });
  const several = page.getByRole('dialog').filter({ hasText: / \d invoices: / });
  await expect(several).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(several).toBeHidden();
  const left = page.getByRole('table', { name: 'Customers to bill' }).locator('tr[data-row]');
  for (const row of await left.all()) await expect(row).toContainText('Amount missing');

  await page.getByRole('button', { name: 'Next: Approve' }).click();
  const drafts = page.getByRole('table', { name: 'Invoices to approve' });
  await expect(drafts.locator('tr[data-row]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Select All' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText(/^\d+ approved$/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(`There is no draft of ${month}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next: Mail' }).click();
  await expect(page.getByRole('table', { name: 'Invoices to mail' }).locator('tr[data-row]').first()).toContainText(
    'INV/',
  );
});

test('the clerk counts the cash of the day with the keyboard, the administrator confirms it', async ({ waybill }) => {
  const clerk = await waybill.staff('member');
  await clerk.goto('/cashbook');
  await expect(clerk.getByRole('heading', { name: `Cash of ${formatDate(today())}` })).toBeVisible();
  await clerk.keyboard.press('n');
  const deposit = clerk.getByRole('dialog', { name: 'Deposit to the Bank' });
  await deposit.getByLabel('Amount').fill('1500');
  await deposit.getByLabel('Bank Reference').fill('SLIP 77');
  await clerk.keyboard.press('Enter');
  await expect(clerk.getByText('Deposit recorded successfully')).toBeVisible();
  const movements = clerk.getByRole('table', { name: `Movements of ${formatDate(today())}` });
  await expect(movements.getByRole('row', { name: /SLIP 77/ })).toContainText('-₹ 1,500.00');

  await clerk.getByLabel('Pieces of ₹ 500').focus();
  await clerk.keyboard.type('20');
  await clerk.keyboard.press('Enter');
  await expect(clerk.getByLabel('Pieces of ₹ 200')).toBeFocused();
  await clerk.keyboard.type('3');
  await clerk.keyboard.press('Tab');
  await expect(clerk.getByText('₹ 10,600.00')).toBeVisible();
  await clerk.getByLabel('Reason').fill('Rent is paid by cheque');
  await clerk.getByRole('button', { name: 'Close Day' }).click();
  await expect(clerk.getByText(`Cash of ${formatDate(today())} closed successfully`)).toBeVisible();
  await expect(clerk.getByRole('button', { name: 'Confirm Cash' })).toBeHidden();

  const admin = await waybill.staff('admin');
  await admin.goto(`/cashbook?day=${today()}`);
  await admin.getByRole('button', { name: 'Confirm Cash' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(admin.getByText(`Cash of ${formatDate(today())} confirmed`)).toBeVisible();
});
