/** What is selected or open, by the keys of the list and the palette alone. */
import type { Page } from '@playwright/test';
import { aConsignment } from './records';
import { expect, test } from './waybill';

const howMany = 30;
const field = (page: Page) => page.getByRole('combobox', { name: 'Find anything' });

/** Types the beginning of an action into the palette and takes it, once it is the first. */
async function act(page: Page, typed: string, first: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(typed);
  await expect(page.getByRole('listbox', { name: 'Found' }).getByRole('option').first()).toHaveText(first);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
}

test('case: 30 consignments are dispatched, printed and approved from the list without the mouse', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin');
  const paperScript = () => Object.assign(window, { print: () => undefined, close: () => undefined });
  await page.context().addInitScript(paperScript);
  await Promise.all(Array.from({ length: howMany }, (_, at) => aConsignment(page, { awbNo: `THIRTY-${at}` })));
  await page.goto('/consignments?awbNo=THIRTY-&mode=select');
  const rows = page.locator('tr[data-row]');
  const bar = page.getByRole('toolbar', { name: 'Selected consignments' });
  const selectAll = async () => {
    await page.keyboard.press('a');
    await expect(bar.getByText(`${howMany} selected`)).toBeVisible();
  };
  await expect(page.getByText(`1-${howMany} of ${howMany}`)).toBeVisible();

  await selectAll();
  await act(page, 'dispatch', /^DispatchSelected consignments/);
  const form = page.getByRole('form', { name: 'Dispatch' });
  await expect(form.getByLabel('City')).toBeFocused();
  await page.keyboard.type('Mumbai');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${howMany} updated`)).toBeVisible();
  await expect(rows.filter({ hasText: 'In Transit' }).first()).toBeVisible();

  await selectAll();
  const [paper] = await Promise.all([page.waitForEvent('popup'), act(page, 'print', /^PrintSelected consignments/)]);
  await expect(paper.locator('.paper')).toHaveCount(howMany);
  await paper.close();

  await act(page, 'approve', /^ApproveSelected consignments/);
  await expect(page.getByRole('button', { name: 'Approve', exact: true }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${howMany} approved`)).toBeVisible();
  const answer = await page.request.get('/api/1.0/consignments?awbNo=THIRTY-&take=100');
  const { resultObject } = (await answer.json()) as { resultObject: { isApproved: boolean; deliveryStatus: number }[] };
  expect(resultObject).toHaveLength(howMany);
  expect(new Set(resultObject.map(({ isApproved, deliveryStatus }) => `${isApproved} ${deliveryStatus}`))).toEqual(
    new Set(['true 2']),
  );
});

test('the palette does what the open detail offers, and signs out', async ({ waybill }) => {
  const page = await waybill.staff('admin', { ownSession: true });
  const { uniqueId, awbNo } = await aConsignment(page);
  await page.goto(`/consignments?sort=bookingDate&order=DESC&open=${uniqueId}`);
  const panel = page.getByRole('dialog', { name: `Consignment No ${awbNo}` });
  await panel.getByRole('button', { name: 'Approve' }).waitFor();
  await act(page, 'appr', new RegExp(`^ApproveConsignment No ${awbNo}`));
  await expect(page.locator('.ant-modal-confirm').getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Consignment approved successfully')).toBeVisible();
  await act(page, 'log out', /^Logout/);
  await page.waitForURL(({ pathname }) => pathname === '/');
});
