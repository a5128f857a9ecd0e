/** A file is imported: columns by the customer's mapping, a bad row corrected in place, the rest written. */
import { expect, test } from './waybill';

const header =
  'Consignment No,Booking Date,Receiver,Delivery City,Actual Weight,Chargeable Weight,Vendor Amount,Packet';
const line = (at: number, city: string) => `IM${9000 + at},2026-01-05,Receiver ${at},${city},2,2.5,"₹ 1,085.50",1`;

test(
  'bookings of a file: mapped, corrected, imported, and shown in the list',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('member');
    await page.goto('/consignments');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Bookings' });
    await expect(dialog.getByText('Mehta Traders evening list.xlsx')).toBeVisible();
    const text = [
      header,
      ...Array.from({ length: 12 }, (_, at) => line(at, at >= 4 && at < 7 ? 'Atlantis' : 'Pune')),
    ].join('\n');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'evening.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

    await dialog.getByLabel('Columns as in files of').fill('Mehta');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Mehta Traders' }).click();
    await expect(dialog.getByText('No column yet for')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Check', exact: true }).click();

    await expect(dialog.getByText('9 rows are good, 3 are bad')).toBeVisible();
    const bad = dialog.locator('tr[data-row="0"]');
    await expect(bad).toContainText('Delivery City "Atlantis" is not known');
    await bad.focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Delivery City of row 6').fill('Nagpur');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('2 more bad rows have “Atlantis” in Delivery City')).toBeVisible();
    await page.keyboard.press('a');
    await expect(dialog.getByText('12 rows are good, 0 are bad')).toBeVisible();
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(dialog.getByText('10 rows are good, 2 are bad')).toBeVisible();
    await dialog.locator('tr[data-row="0"]').focus();
    await page.keyboard.press('Enter');
    await dialog.getByLabel('Delivery City of row 7').fill('Nagpur');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Change all to “Nagpur”' }).click();
    await expect(dialog.getByText('12 rows are good, 0 are bad')).toBeVisible();

    await dialog.getByRole('button', { name: 'Import 12 rows' }).click();
    await expect(dialog.getByText('imported 12 rows, 0 were left out')).toBeVisible();
    await dialog.getByRole('link', { name: 'Show the consignments' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Import: evening.csv')).toBeVisible();
    await expect(page.getByText('1-12 of 12')).toBeVisible();
    await expect(page.locator('tr[data-row]').filter({ hasText: 'IM9004' })).toContainText('Nagpur');

    // What was imported by mistake is deleted together.
    await page.locator('tr[data-row="0"]').focus();
    await page.keyboard.press('a');
    const bar = page.getByRole('toolbar', { name: 'Selected consignments' });
    await bar.getByText('12 selected').waitFor();
    await bar.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('12 deleted')).toBeVisible();
    await expect(page.getByText('0 of 0')).toBeVisible();
  },
);
