/** Dated settings. */
import { formatDate } from '../server/src/domain/values/dates';
import { expect, openFromMenu, test } from './waybill';

test.use({ ownServer: 'it changes a limit for all' });

test('an admin changes a limit from a date on, by keyboard, and sees what held before', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await openFromMenu(page, 'Company', 'Settings');
  const row = page.getByRole('row').filter({ hasText: 'credit.graceDays' });
  await expect(row).toContainText('15 days');
  await row.getByRole('button', { name: 'Edit credit.graceDays' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update credit.graceDays' });
  await expect(dialog.getByLabel('Value')).toBeFocused();
  await dialog.getByLabel('Value').fill('4000');
  await page.keyboard.press('Enter');
  await dialog.getByText('Value must be from 0 to 3650').waitFor();
  await dialog.getByLabel('Value').fill('20');
  await dialog.getByLabel('Valid From').fill(formatDate('2026-02-01'));
  await dialog.getByLabel('Value').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('20 days');
  await expect(row).toContainText(formatDate('2026-02-01'));
  await expect(row).toContainText('Asha Nair');

  await page.reload();
  await row.dblclick();
  await expect(dialog.getByRole('table', { name: 'History' })).toContainText('15 days');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a member has no settings', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'You are not authorized to view this page' })).toBeVisible();
});
