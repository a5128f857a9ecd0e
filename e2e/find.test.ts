/** Finding a booking from any screen: by the box, by a scanner, by the palette. */
import type { Page } from '@playwright/test';
import { aConsignment, made, today } from './records';
import { scan } from './keys';
import { expect, settled, test } from './waybill';

const detailOf = (page: Page, awbNo: string) => page.getByRole('dialog').filter({ hasText: `Consignment No ${awbNo}` });
const opened = (page: Page, awbNo: string) => detailOf(page, awbNo).getByRole('toolbar', { name: 'Actions' }).waitFor();

async function aCargoConsignment(page: Page, awbNo: string): Promise<void> {
  const query = '{ vendorSuggestions(search: {}) { id type } }';
  const answer = await page.request.post('/graphql', {
    data: { query },
    headers: { 'apollo-require-preflight': 'true' },
  });
  const { data } = (await answer.json()) as { data: { vendorSuggestions: { id: number; type: string }[] } };
  const cargoId = data.vendorSuggestions.find(({ type }) => type === 'Cargo')?.id;
  await made(page, 'consignment/cargo', {
    awbNo,
    cargoId,
    bookingDate: today(),
    serviceType: 1,
    senderId: 1,
    receiverId: 2,
    packet: 1,
    actualWeight: 1,
    chargeableWeight: 1,
    paymentMode: 2,
    toPayAmount: 10,
    deliveryCharge: 0,
  });
}

test('case 5: a packet scanned on the dashboard is its detail, over the dashboard', async ({ waybill }) => {
  const page = await waybill.staff('member');
  const { awbNo } = await aConsignment(page, { awbNo: 'SCAN00000042', packet: 3 });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Total Bookings' }).waitFor();
  await settled(page);
  await scan(page, { code: 'scan00000042.2' });
  await opened(page, awbNo);
  await expect(detailOf(page, awbNo).getByText('Piece 2 of 3')).toBeVisible();
  expect(page.url()).toMatch(/\/dashboard\?found=Consignment\./);
  await page.keyboard.press('Escape');
  await expect(detailOf(page, awbNo)).toBeHidden();
  expect(page.url()).toMatch(/\/dashboard$/);
});

test('case 6: the address on a label opens its booking, a foreign one is not known', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await aConsignment(page, { awbNo: 'DT/12' });
  await page.goto('/customers');
  await page.locator('tr[data-row]').first().waitFor();
  await scan(page, { code: `${waybill.origin}/?awb=DT%2F12` });
  await opened(page, 'DT/12');
  await scan(page, { code: 'https://elsewhere.test/?awb=DT%2F12' });
  await page.getByText('AwbNo HTTPS://ELSEWHERE.TEST/?AWB=DT%2F12 is not known').waitFor();
});

test('case 7: a scan on the list neither books, ticks nor leaves it; what is typed in a field is typed', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  await aConsignment(page, { awbNo: 'NFXGC00000042' });
  await page.goto('/consignments');
  const row = page.locator('tr[data-row="3"]');
  await row.waitFor();
  await row.focus();
  await scan(page, { code: 'nfxgc00000042' });
  await opened(page, 'NFXGC00000042');
  expect(page.url()).toMatch(/\/consignments\?open=/);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(detailOf(page, 'NFXGC00000042')).toBeHidden();
  expect(await page.locator('.data-table input:checked').count()).toBe(0);
  // Nor does it press the button that has the focus.
  await page.getByRole('button', { name: 'Create Consignment' }).focus();
  await scan(page, { code: 'nfxgc00000042' });
  await opened(page, 'NFXGC00000042');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(detailOf(page, 'NFXGC00000042')).toBeHidden();

  await page.keyboard.press('n');
  const form = page.getByRole('dialog').filter({ hasText: 'Create Consignment' });
  await form.getByLabel('Receiver').focus();
  await page.keyboard.type('D 7 8 nfx');
  await expect(form.getByLabel('Receiver')).toHaveValue('D 7 8 nfx');
  // With the form open and no field in focus a scan is told, not followed.
  await form.getByRole('button', { name: 'Close', exact: true }).first().focus();
  await scan(page, { code: 'nfxgc00000042' });
  await page.getByText('Save or close the open window, then scan again').waitFor();
  await expect(form).toBeVisible();
});

test('case 12: an AWB number of a consignment and of a cargo consignment asks which, by arrows and Enter', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  await aConsignment(page, { awbNo: 'X1' });
  await aCargoConsignment(page, 'X1');
  await page.goto('/manifest');
  await page.getByRole('heading', { name: 'Manage Manifests' }).waitFor();
  await page.keyboard.press('s');
  const box = page.getByRole('textbox', { name: 'AWB number or scanned code' });
  await expect(box).toBeFocused();
  await page.keyboard.type('x1');
  await page.keyboard.press('Enter');
  const choice = page.getByRole('dialog', { name: 'Two bookings have AWB number X1' });
  await expect(choice.getByRole('button', { name: /^Consignment/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(choice.getByRole('button', { name: /^Cargo consignment/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await opened(page, 'X1');
  expect(page.url()).toMatch(/\/manifest\?found=Cargo\./);
});

test('case 13: of two codes within 100 ms the first counts, after 200 ms both', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await aConsignment(page, { awbNo: 'TWO00000001' });
  await aConsignment(page, { awbNo: 'TWO00000002' });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Total Bookings' }).waitFor();
  await scan(page, { code: 'TWO00000001' }, { code: 'TWO00000002', afterMs: 20 });
  await opened(page, 'TWO00000001');
  await scan(page, { code: 'TWO00000001' }, { code: 'TWO00000002', afterMs: 200 });
  await opened(page, 'TWO00000002');
});

test('the box finds a booking over any screen and stays for a correction if there is none', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  const { awbNo } = await aConsignment(page);
  await page.goto('/expenses');
  await page.getByRole('heading', { name: 'Manage Expenses' }).waitFor();
  const box = page.getByRole('textbox', { name: 'AWB number or scanned code' });
  await page.keyboard.press('s');
  await expect(box).toBeFocused();
  await page.keyboard.type('NOTHING1');
  await page.keyboard.press('Enter');
  await page.getByText('AwbNo NOTHING1 is not known').waitFor();
  await expect(box).toBeFocused();
  await page.keyboard.type(awbNo);
  await page.keyboard.press('Enter');
  await opened(page, awbNo);
  await expect(box).toHaveValue('');
  // Its form stands over the same screen.
  await detailOf(page, awbNo).getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog', { name: 'Update Consignment' }).getByLabel('Receiver').waitFor();
  expect(page.url()).toMatch(/\/expenses\?found=/);
});

test('the palette opens screens, actions, bookings, manifests, invoices and customers, as the role may', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  const { awbNo } = await aConsignment(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Total Bookings' }).waitFor();
  const field = page.getByRole('combobox', { name: 'Find anything' });
  const first = page.getByRole('listbox').getByRole('option').first();
  const ask = async (text: string, expected: RegExp) => {
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
    await expect(first).toHaveText(expected);
    await page.keyboard.press('Enter');
  };
  await ask('loc', /^Locations/);
  await page.getByRole('heading', { name: 'Manage Locations' }).waitFor();
  await ask('new third', /^New third-party invoice/);
  await page.getByRole('dialog', { name: /Third Party Invoice/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await ask(awbNo, new RegExp(`^Find AWB ${awbNo}`));
  await opened(page, awbNo);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('deccan');
  await page
    .getByRole('option', { name: /Customer$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/customers\?searchText=Deccan/);

  // What was opened stands first when nothing is typed.
  await page.keyboard.press('Control+k');
  await expect(first).toHaveText(/^Deccan.*Customer/);
  await page.keyboard.press('Escape');

  const member = await waybill.staff('member');
  await member.goto('/dashboard');
  await member.getByRole('heading', { name: 'Total Bookings' }).waitFor();
  await member.keyboard.press('Control+k');
  await member.getByRole('option', { name: /^Consignment/ }).waitFor();
  expect(await member.getByRole('option', { name: /^(Invoices|Users|Vendors|New third)/ }).count()).toBe(0);
});

test('the palette finds manifests and invoices by a part of their number', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  for (const [path, shown] of [
    ['/manifest?fromDate=&toDate=', /Manifest of/],
    ['/invoices', /Invoice of/],
  ] as const) {
    await page.goto(path);
    const number = page.locator('tr[data-row] td[data-fit="identifier"]').filter({ hasText: /\d/ }).first();
    const text = (await number.innerText()).trim();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Find anything' })).toBeFocused();
    await page.keyboard.type(text.slice(1));
    const option = page.getByRole('option', { name: text }).filter({ hasText: shown });
    await option.click();
    await expect(page).toHaveURL(/\?open=/);
    await page.getByRole('dialog').filter({ hasText: text }).waitFor();
    await page.keyboard.press('Escape');
  }
});
