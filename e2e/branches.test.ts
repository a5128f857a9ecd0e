/** A company with several branches: what its screens have that those of one branch have not. */
import { complaintsOf } from './axe';
import { aConsignment, allConsignments, rowOf } from './records';
import { expect, settled, test } from './waybill';

test('what is booked is of the branch that is chosen in the header, which can be read at both widths', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin', { ownSession: true });
  await page.goto('/dashboard');
  const choice = page.getByRole('combobox', { name: 'Your branch' });
  await expect(choice).toHaveValue('1');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 860 });
    await expect(choice).toBeVisible();
    expect([width, ...(await complaintsOf(page, { rules: ['color-contrast', 'select-name'] }))]).toEqual([width]);
  }
  await choice.selectOption('Pune');
  await expect(choice).toHaveValue('2');
  const { uniqueId } = await aConsignment(page);
  const answer = await page.request.get(`/api/1.0/consignments/${uniqueId}`);
  expect((await answer.json()).resultObject).toMatchObject({ branchId: 2 });
  await page.reload();
  await expect(choice).toHaveValue('2');
});

test('lists, reports and the dashboard begin with the branch of the header, and the address says when it is another', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin', { ownSession: true });
  const { awbNo } = await aConsignment(page);
  await page.goto('/dashboard');
  await page.getByRole('combobox', { name: 'Your branch' }).selectOption('Pune');
  await expect(page.getByRole('main').locator('.ant-select').filter({ hasText: 'Pune' })).toBeVisible();
  await page.goto(allConsignments);
  const chip = page.getByRole('button', { name: 'Remove filter Branch: Pune' });
  await expect(chip).toBeVisible();
  await settled(page);
  await expect(rowOf(page, awbNo)).toBeHidden();
  await chip.click();
  await expect(page).toHaveURL(/&branchId=$/);
  await expect(rowOf(page, awbNo)).toBeVisible();

  const colleague = await waybill.staff('admin');
  await colleague.goto(page.url());
  await expect(rowOf(colleague, awbNo)).toBeVisible();
  await colleague.goto(`/consignments?awbNo=${awbNo}`);
  await expect(colleague.getByRole('button', { name: /Remove filter Branch/ })).toBeHidden();
  await page.goto('/reports');
  await expect(page.getByRole('group', { name: 'Report' }).getByText('Pune', { exact: true })).toBeVisible();
});
