/** A company with several branches: what its screens have that those of one branch have not. */
import { complaintsOf } from './axe';
import { aConsignment } from './records';
import { expect, test } from './waybill';

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
