import { expect, answerQuestion, test } from './waybill';
import { aConsignment, chooseInRow, made, rowOf } from './records';
import { complaintsOf } from './axe';

test('what was deleted from the list is back after u, and a manifest dispatched by mistake after Undo', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  const parcels = await Promise.all([1, 2].map((at) => aConsignment(page, { awbNo: `UNDO-${at}` })));
  await page.goto('/consignments?awbNo=UNDO-&mode=select');
  const bar = page.getByRole('toolbar', { name: 'Selected consignments' });
  for (const { awbNo } of parcels) await rowOf(page, awbNo).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await answerQuestion(page, 'Delete');
  await page.getByText('2 deleted').waitFor();
  await expect(rowOf(page, 'UNDO-1')).toHaveCount(0);
  await page.keyboard.press('u');
  await page.getByText('Undone').waitFor();
  for (const { awbNo } of parcels) await expect(rowOf(page, awbNo)).toBeVisible();

  const { uniqueId, manifestId } = await made<{ manifestId: string }>(page, 'manifest?cargoId=32&courierId=35', [
    parcels[0]?.uniqueId,
  ]);
  await page.goto(`/manifest?type=Outgoing`);
  await chooseInRow(rowOf(page, manifestId), `Delete ${manifestId}`);
  await answerQuestion(page, 'Delete');
  const button = page.getByRole('button', { name: 'Undo' });
  await button.waitFor();
  expect(await complaintsOf(page)).toEqual([]);
  await expect(rowOf(page, manifestId)).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, manifestId)).toBeVisible();
  const { resultObject } = await (await page.request.get(`/api/1.0/manifest/${uniqueId}`)).json();
  expect(resultObject).toMatchObject({ manifestId, totalConsignments: 1 });
});
