/** Re-rating from the Rates screen. */
import { answerQuestion, expect, test } from './waybill';

test.use({ ownServer: 'it re-rates all consignments' });

test('an admin previews what new rates would change, and applies it', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.goto('/rates');
  await page.getByRole('button', { name: 'Re-rate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Re-rate' });
  await dialog.getByRole('checkbox', { name: 'Amounts typed by hand too' }).check();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const totals = dialog.getByText(/ would change: customers [+−] ₹ /);
  await totals.waitFor();
  await expect(dialog.getByRole('row').filter({ hasText: 'Skipped: approved' }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await answerQuestion(page, 'Apply');
  await page.getByText(/^\d[\d,]* re-rated$/).waitFor();
  await expect(dialog.getByText(/^\d[\d,]* of \d[\d,]* consignments changed$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText(/consignments, 0 would change$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
});
