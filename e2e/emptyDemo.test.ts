/** From the demo to a company of one's own, on the same installation. */
import { productTexts } from '../server/src/domain/productTexts';
import { expect, test } from './waybill';

test.use({ ownServer: 'it takes the demo out' });

test('an admin starts with an empty company, by its name and the keyboard', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.goto('/dashboard');
  const notice = page.getByRole('region', { name: 'Demo data' });
  await expect(notice).toContainText('Nothing here is real');
  await notice.getByRole('button', { name: 'Start with an empty company' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start with an empty company' });
  await expect(dialog.getByLabel('Trade Name')).toBeFocused();
  await page.keyboard.type('Somebody else');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter Waybill to confirm')).toBeVisible();
  await dialog.getByLabel('Trade Name').fill('Waybill');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/setup\/steps\?step=company/);
  await expect(page.getByRole('heading', { name: 'Set Up' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: /First steps/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Demo data' })).toHaveCount(0);
  await page.goto('/customers');
  await expect(page.getByText(productTexts.noCustomers)).toBeVisible();
});
