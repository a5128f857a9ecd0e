/** A vendor's bill comes as a file, is compared, decided by keys, and disputed by a sheet in the vendor's own columns. */
import { readFileSync } from 'node:fs';
import * as Xlsx from 'sheetjs-style';
import { addDays } from '../server/src/domain/values/dates';
import { pressLetters } from './keys';
import { today } from './records';
import { answerQuestion, expect, openDashboard, test } from './waybill';

const dayFirst = (days: number) => addDays(today(), days).split('-').reverse().join('-');

/** Trackon's parcels of the demo that are on no bill yet: 2 Kg to zone C, 145.20 by the card. */
const header = 'AWB,Date,Zone,Weight,Net Amt,Branch';
const lines = [
  ['500026111365', 'C', '2', '145.20'],
  ['500026111372', 'C', '2.6', '211.20'],
  ['500026111379', 'C', '2', '160.00'],
  ['NOBODY77', 'C', '1', '50.00'],
  ['7.12E+10', 'C', '1', '40.00'],
  ['', '', '', '606.40'],
].map(([awb, zone, weight, amount]) => `${awb},${dayFirst(-5)},${zone},${weight},${amount},BOM 1`);

test(
  'a bill is imported, its findings decided by keys, and its dispute sheet opened again',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('admin', { width: 1440 });
    await openDashboard(page);
    await pressLetters(page, 'gy');
    await expect(page).toHaveURL(/\/vendorbills$/);
    await expect(page.getByRole('row', { name: /TRK\/26\/1187.*3 days left/ })).toBeVisible();

    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Vendor Bill' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'trackon.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([header, ...lines].join('\n')),
    });
    await expect(dialog.getByText('No column yet for Amount')).toBeVisible();
    await dialog.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('Map AWB and Amount')).toBeVisible();
    await dialog.getByLabel('Columns as in files of').fill('Trackon');
    await page.locator('.ant-select-item-option').filter({ hasText: 'Trackon' }).click();
    await dialog.getByLabel('Field of Net Amt').click();
    await page.keyboard.type('Amount', { delay: 50 });
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('No column yet for')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(dialog.getByText('5 rows are good, 1 are bad')).toBeVisible();

    const fill = (label: string, value: string) => dialog.getByLabel(label, { exact: true }).fill(value);
    await fill('Bill No', 'TRK/26/1301');
    await fill('Bill Date', dayFirst(-1));
    await fill('Period From', dayFirst(-20));
    await fill('Period To', dayFirst(-2));
    await fill('Taxable Amount', '606.40');
    await fill('GST', '109.15');
    await fill('Total', '715.55');
    await dialog.getByRole('button', { name: 'Create bill of 5 lines' }).click();
    await expect(page.getByRole('heading', { name: 'Bill TRK/26/1301' })).toBeVisible();
    await expect(page.getByText('7 days left')).toBeVisible();

    const figure = (name: string) => page.locator('.figures > div').filter({ hasText: name });
    await expect(figure('Claim')).toContainText('₹ 130.80');
    await expect(page.getByRole('button', { name: 'Weight 1 · ₹ 66.00' })).toBeVisible();
    const row = (awb: string) => page.locator('tr[data-row]').filter({ hasText: awb });
    await expect(row('500026111372')).toContainText('Weight 2.600 for 2.000 Kg: + 66.00');
    await page.keyboard.press('n');
    await expect(row('500026111372')).toBeFocused();
    await page.keyboard.press('a');
    await expect(row('500026111372')).toContainText('Accepted');
    await expect(figure('Claim')).toContainText('₹ 64.80');
    await page.keyboard.press('n');
    await expect(row('500026111379')).toBeFocused();
    await page.keyboard.press('Enter');
    const consignment = page.getByRole('dialog', { name: /500026111379/ });
    await expect(consignment).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(consignment).toBeHidden();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Dispute sheet' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Dispute TRK-26-1301.xls');
    const book = Xlsx.read(readFileSync(await download.path()), { type: 'buffer' });
    const rows: unknown[][] = Xlsx.utils.sheet_to_json(book.Sheets.Dispute ?? {}, { header: 1 });
    expect(rows[0]?.slice(0, 9)).toEqual([...header.split(','), 'Our Weight', 'Expected', 'Claim']);
    expect(rows.slice(1).map((cells) => [cells[0], cells[8]])).toEqual([
      ['500026111379', 14.8],
      ['NOBODY77', 50],
      ['Total', 64.8],
    ]);

    await page.getByRole('button', { name: 'Correct Amounts' }).click();
    const amounts = page.getByRole('dialog', { name: 'Correct amounts by TRK/26/1301' });
    await expect(amounts).toContainText('1 differ from the cost so far, 0 are skipped, profit changes by -₹ 66.00');
    await amounts.getByRole('button', { name: 'Write costs' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Write', exact: true }).click();
    await expect(page.getByText('Costs of 3 consignments written')).toBeVisible();

    await page.getByRole('button', { name: 'Settle' }).click();
    const settle = page.getByRole('dialog', { name: 'Settle TRK/26/1301' });
    await settle.getByRole('button', { name: 'Settle' }).click();
    await answerQuestion(page, 'Settle');
    await expect(page.getByText('Settled: ₹ 64.80 agreed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Settle', exact: true })).toHaveCount(0);
  },
);
