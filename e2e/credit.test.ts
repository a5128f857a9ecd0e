/** Credit at booking: the line of the sender, the refusal, and what an administrator overrides. */
import type { Page } from '@playwright/test';
import { bookedAs, lineField, openCounter, savedRow } from './counterPage';
import { aCustomer, choose, today } from './records';
import { expect, test } from './waybill';

/** A customer who owes 42,140 of a limit of 50,000. */
async function aDebtor(page: Page, company: string): Promise<void> {
  const { uniqueId } = await aCustomer(page, company);
  for (const [path, data] of [
    ['opening', { date: today(), amount: 42_140 }],
    ['credit', { creditLimit: 50_000 }],
  ] as const) {
    const answer = await page.request.put(`/api/1.0/customers/${uniqueId}/${path}`, { data });
    expect(answer.status()).toBe(200);
  }
}

test('cases 7 and 8: the booking form says what is left of the limit, refuses in words, and an admin overrides', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  await aDebtor(page, 'Zephyr Prints');
  await page.goto('/consignments');
  await page.locator('tr[data-row]').first().waitFor();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog').filter({ hasText: 'Create Consignment' });
  await form.getByLabel('Awb No').fill('CR100');
  await choose(form, 'Vendor', 'Trackon', 'Trackon');
  await form.getByText('Air', { exact: true }).click();
  await form.getByText('Docs', { exact: true }).click();
  await choose(form, 'Sender', 'Zephyr', 'Zephyr Prints');
  await expect(form.getByText('Credit ₹ 42,140 of ₹ 50,000')).toBeVisible();
  await form.getByLabel('Receiver').fill('Meera Stores');
  await choose(form, 'Delivery City', 'New Delhi', 'New Delhi');
  await form.getByText('Credit', { exact: true }).click();
  await form.getByLabel('Actual Weight').fill('0.2');
  await form.getByLabel('Chargeable Weight').fill('0.5');
  await form.getByLabel('Vendor Amount').fill('80');
  await form.getByLabel('Packet').fill('1');
  const amount = form.getByLabel('Customer Amount');
  await amount.fill('6000');
  await expect(form.getByText('Credit ₹ 42,140 of ₹ 50,000')).toBeVisible();
  await amount.fill('7000');
  const words = 'Credit limit of Zephyr Prints is exceeded: ₹ 50,400.00 of ₹ 50,000.00 with this booking';
  await expect(form.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await form.getByText('Cash', { exact: true }).click();
  await expect(form.getByText(words)).toHaveCount(0);
  await form.getByText('Credit', { exact: true }).click();
  await amount.focus();
  await page.keyboard.press('Control+Enter');
  const reason = form.getByLabel('Reason to Override');
  await expect(reason).toBeFocused();
  await page.keyboard.type('Cheque seen');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Consignment created successfully')).toBeVisible();
  expect((await bookedAs(page, 'CR100')).length).toBe(1);
});

test('at the counter the line says it too; a refused line is mended by an admin with a reason', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await aDebtor(page, 'Quartz Papers');
  const { resultObject } = (await (await page.request.get('/api/1.0/customers?searchText=Quartz')).json()) as {
    resultObject: { uniqueId: string }[];
  };
  await page.request.put(`/api/1.0/customers/${resultObject[0]?.uniqueId}/credit`, { data: { creditLimit: 42_000 } });
  await openCounter(page);
  for (const text of ['quartz', 'Meera Stores', 'kochi', 'dtdc', 'cr200', 's', 'b', 'r', '2.5', '3', '1', '180']) {
    await page.keyboard.type(text);
    if (text !== '180') await page.keyboard.press('Tab');
  }
  const words = 'Credit limit of Quartz Papers is exceeded';
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(savedRow(page, 'cr200')).toContainText(words);
  await savedRow(page, 'cr200').getByRole('button', { name: 'Edit' }).click();
  await expect(lineField(page, 'Credit Override')).toBeFocused();
  await page.keyboard.type('Cheque seen');
  await page.keyboard.press('Control+Enter');
  await expect(savedRow(page, 'cr200')).toContainText('Saved');
  expect((await bookedAs(page, 'CR200')).length).toBe(1);
});
