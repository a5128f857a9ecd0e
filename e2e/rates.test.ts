/** Rates are read and changed by keyboard; what the server refuses is said, and nothing is lost. */
import { pressLetters } from './keys';
import { chooseInRow } from './records';
import { expect, openDashboard, test } from './waybill';

test.use({ ownServer: 'it changes the standard rates' });

test('slabs of the standard card are changed in the grid, and the card is copied', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await openDashboard(page);
  await pressLetters(page, 'gr');
  await expect(page).toHaveURL(/\/rates$/);
  await page.getByRole('button', { name: 'Slabs of Standard', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Slabs of Standard', exact: true });
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

  await page.getByRole('button', { name: 'Slabs of Standard', exact: true }).click();
  await dialog.getByText('Air, Box (3)').click();
  await expect(dialog.getByLabel('Zone C, from 0.000 Kg, base')).toHaveValue('61.00');
  await dialog.getByLabel('From Kg, 9.500 Kg').fill('');
  await expect(dialog.getByText(/leave a gap|overlap/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'More for Standard', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy Standard' }).click();
  const copy = page.getByRole('dialog', { name: 'Copy Standard', exact: true });
  await copy.getByLabel('Valid From').fill('01-11-2030');
  await copy.getByLabel('Name').fill('Standard 2031');
  await copy.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('row', { name: /Standard 2031.*01-Nov-2030/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Standard Customer.*31-Oct-2030/ })).toBeVisible();

  await chooseInRow(page.getByRole('row', { name: /Standard 2031/ }), 'Delete Standard 2031');
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

test(
  'a booking is rated while it is typed: measured, overridden and explained',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('member');
    await page.goto('/consignments?new=1');
    const form = page.getByRole('dialog', { name: 'Create Consignment' });
    const choose = async (name: string, text: string) => {
      await form.getByRole('combobox', { name }).click();
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    };
    await form.getByLabel('Awb No').fill('RW7001');
    await choose('Vendor', 'trackon');
    await form.getByText('Air', { exact: true }).click();
    await form.getByText('Box', { exact: true }).click();
    await choose('Sender', 'gateway p');
    await form.getByLabel('Receiver').fill('Zz Rates');
    await choose('Delivery City', 'delhi');
    await form.getByText('Credit', { exact: true }).click();
    await form.getByLabel('Actual Weight').fill('3.2');
    await page.keyboard.press('F2');
    for (const side of ['40', '30', '25']) {
      await page.keyboard.type(side);
      await page.keyboard.press('Tab');
    }
    await expect(form.getByLabel('Customer Amount')).toHaveValue('533.13');
    await expect(form.getByLabel('Vendor Amount')).toHaveValue('343.20');
    await expect(form.getByLabel('Chargeable Weight')).toHaveValue('5.000');
    await expect(form.getByLabel('Packet', { exact: true })).toHaveValue('1');
    await expect(form.getByText('Zone C, Air, 5.000 Kg ₹ 465.00, Fuel 12.5 % ₹ 58.13, Docket ₹ 10.00')).toBeVisible();
    await form.getByLabel('Length 1').focus();
    await page.keyboard.press('Escape');
    await expect(form.getByLabel('Actual Weight')).toBeFocused();

    await form.getByLabel('Customer Amount').fill('600');
    await expect(form.getByText('Rated ₹ 533.13,')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Consignment created successfully')).toBeVisible();
    await expect(form.getByText('RW7001')).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('row', { name: /RW7001/ })
      .getByText('Zz Rates')
      .click();
    const detail = page.getByRole('dialog', { name: /RW7001/ });
    await detail.getByRole('tab', { name: 'Rating' }).click();
    const customer = detail.getByRole('region', { name: 'Rate of the customer' });
    await expect(customer).toContainText('Rated₹ 533.13');
    await expect(customer).toContainText('Booked by hand₹ 600.00');
  },
);

test('at the counter the rates are the grey values, and Enter takes them', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/counter');
  await expect(page.getByLabel('Sender')).toBeFocused();
  for (const text of ['gateway p', 'Zz Rated', 'delhi', 'trackon', 'RW7002', 'a', 'b', 'r', '3.2']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('table').getByLabel('Amount')).toHaveAttribute('placeholder', '244.20');
  await page.keyboard.press('Enter');
  const row = page.locator('.counter-row').filter({ hasText: 'RW7002' });
  await expect(row).toContainText('Saved');
  await expect(row).toContainText('244.20');
  const answer = await page.request.get('/api/1.0/consignments?awbNo=RW7002');
  const { resultObject } = (await answer.json()) as { resultObject: { customerAmount: number }[] };
  expect(resultObject[0]?.customerAmount).toBe(381.25);
});

test('case 14: slabs written to a file and read again change nothing', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.goto('/rates');
  await page.getByRole('button', { name: 'Slabs of Trackon 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slabs of Trackon 2026' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Excel' }).click(),
  ]);
  await dialog.getByLabel('File with slabs').setInputFiles(await download.path());
  await expect(dialog.getByText(/: 0 added, 0 changed, 0 removed, [1-9]\d* same$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Slabs of Trackon 2026 saved')).toBeVisible();
});
