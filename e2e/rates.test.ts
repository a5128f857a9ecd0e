/** Rates are read and changed by keyboard; what the server refuses is said, and nothing is lost. */
import { expect, test } from './waybill';

test('slabs of the standard card are changed in the grid, and the card is copied', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.keyboard.type('gr', { delay: 60 });
  await expect(page).toHaveURL(/\/rates$/);
  await page.getByRole('button', { name: 'Slabs of Standard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slabs of Standard' });
  await dialog.getByText('Air, Box (3)').click();
  await expect(dialog.getByText('Zone C: The price falls from ₹ 915.00 to ₹ 858.00 at 10.000 Kg')).toBeVisible();

  await dialog.getByLabel('Zone C, from 0.000 Kg, base').focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Zone C, from 0.500 Kg, base')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('61');
  await dialog.getByLabel('Zone C, from 10.000 Kg, each step').fill('');
  await dialog.getByLabel('To Kg, from 0.500 Kg').fill('9.5');
  await expect(dialog.getByLabel('Zone C, from 10.000 Kg, each step')).toHaveValue('78.00');
  await page.keyboard.press('Tab');
  await expect(dialog.getByLabel('From Kg, 9.500 Kg')).toHaveValue('9.500');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Slabs of Standard saved')).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Slabs of Standard' }).click();
  await dialog.getByText('Air, Box (3)').click();
  await expect(dialog.getByLabel('Zone C, from 0.000 Kg, base')).toHaveValue('61.00');
  await dialog.getByLabel('From Kg, 9.500 Kg').fill('');
  await expect(dialog.getByText(/leave a gap|overlap/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Copy Standard' }).click();
  const copy = page.getByRole('dialog', { name: 'Copy Standard' });
  await copy.getByLabel('Valid From').fill('01-11-2030');
  await copy.getByLabel('Name').fill('Standard 2031');
  await copy.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('row', { name: /Standard 2031.*01-Nov-2030/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Standard Customer.*31-Oct-2030/ })).toBeVisible();

  await page.getByRole('button', { name: 'Delete Standard 2031' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /Standard 2031/ })).toHaveCount(0);
});

test('the last zone rule stays Any', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.goto('/rates');
  await page.getByRole('tab', { name: 'Zones' }).click();
  await page.getByRole('button', { name: 'Edit India' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zone Scheme: India' });
  await dialog.getByLabel('Kind of rule 5').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(dialog.getByText('Any is rule 4 of 5')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The last zone rule must be Any')).toBeVisible();
  await dialog.getByLabel('Kind of rule 4').focus();
  await page.keyboard.press('Alt+ArrowDown');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Zone scheme India saved')).toBeVisible();
});
