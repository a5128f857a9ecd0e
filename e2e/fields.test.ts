import { productTexts } from '../server/src/domain/productTexts';
import { addDays, formatDate } from '../server/src/domain/values/dates';
import { aConsignment, today } from './records';
import { expect, test } from './waybill';

const tomorrow = formatDate(addDays(today(), 1));

test('a dispatch or payment date in the future stays as typed and is not saved with another one', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  const { uniqueId, awbNo } = await aConsignment(page);
  await page.goto(`/consignments?open=${uniqueId}`);
  const actions = page.getByRole('toolbar', { name: 'Actions' });
  for (const { button, label, message } of [
    { button: 'Dispatch', label: 'Dispatch Date', message: 'Dispatch date cannot be in the future' },
    {
      button: 'Payment',
      label: 'Payment Received Date',
      message: `${productTexts.paymentReceivedDate} cannot be in the future`,
    },
  ]) {
    await actions.getByRole('button', { name: button }).click();
    const input = page.getByLabel(label);
    await input.fill(tomorrow);
    await input.press('Enter');
    await page.getByText(message).first().waitFor();
    await expect(input).toHaveValue(tomorrow);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).last().click();
    await input.waitFor({ state: 'detached' });
  }
  const answer = await page.request.get(`/api/1.0/consignments/${uniqueId}`);
  const { resultObject } = (await answer.json()) as { resultObject: Record<string, unknown> };
  expect(resultObject).toMatchObject({ awbNo, deliveryStatus: 1, paymentStatus: 1 });
});

test('the calendar is walked by keys; Escape closes it and then asks before it closes the window of an edit', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  const { uniqueId } = await aConsignment(page);
  await page.goto(`/consignments?edit=${uniqueId}`);
  const dialog = page.getByRole('dialog').filter({ hasText: 'Update Consignment' });
  const input = dialog.getByLabel('Booking Date');
  await input.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(input).toHaveValue(formatDate(addDays(today(), -7)));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await page.getByRole('grid').waitFor({ state: 'detached' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Discard your changes?').last().waitFor();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await expect(input).toHaveValue(formatDate(addDays(today(), -7)));

  await page.reload();
  await page.getByText(/^Draft of .* restored/).waitFor();
  await expect(input).toHaveValue(formatDate(addDays(today(), -7)));
  await page.getByRole('button', { name: 'Discard' }).first().click();
  await expect(input).toHaveValue(formatDate(today()));
});

test('an arrow key chooses among several that match', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/consignments?new=1');
  const city = page.getByRole('dialog').getByLabel('Delivery City');
  await city.focus();
  await page.keyboard.type('a');
  await page.locator('.ant-select-item-option').nth(1).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Delivery City “a” matches several: choose one').first().waitFor();
  const second = await page.locator('.ant-select-item-option').nth(1).getAttribute('title');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  // The list shows the name too.
  await page
    .locator('.ant-select-content')
    .and(page.getByTitle(second ?? ''))
    .waitFor();
  await page
    .getByText(/matches several/)
    .first()
    .waitFor({ state: 'detached' });
  await expect(city).toHaveValue('');
});
