import { productTexts } from '../server/src/domain/productTexts';
import type { Page } from '@playwright/test';
import { choose } from './records';
import { expect, operationsDuring, settled, test } from './waybill';

const list = (page: Page) => page.getByRole('table', { name: 'Cargo consignments' });

async function book(page: Page, awbNo: string) {
  // The shortcut works once the screen is there.
  await page.getByRole('button', { name: 'Create Consignment' }).waitFor();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog').filter({ hasText: 'Create Consignment' });
  await form.getByLabel('Awb No').fill(awbNo);
  await choose(form, 'Cargo Name', 'blue', 'Bluewing Air Cargo');
  await form.getByText('Surface', { exact: true }).click();
  await choose(form, 'Sender', 'deccan v', 'Deccan Valves');
  await choose(form, 'Receiver', 'ankur', 'Ankur Books and Stationers');
  await form.getByText('ToPay', { exact: true }).click();
  await form.getByLabel('Actual Weight').fill('12.5');
  await form.getByLabel('Chargeable Weight').fill('14');
  await form.getByLabel('Packet').fill('3');
  await form.getByLabel('Amount', { exact: true }).fill('1450.5');
  await form.getByLabel('Remark').press('Enter');
  await page.getByText('Consignment created successfully').waitFor();
}

test(
  'a consignment is booked, approved and paid, and each shows without another request',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('admin');
    await page.goto('/consignment/cargo');
    await page.getByRole('heading', { name: 'Manage Consignments' }).waitFor();
    await settled(page);
    expect(await operationsDuring(page, () => book(page, 'cg-7001'))).toEqual(
      expect.arrayContaining(['BookCargo', 'CargoConsignments']),
    );
    expect(new URL(page.url()).search).toBe('?sort=createdOn&order=DESC');
    const row = list(page).locator('tr[data-row="0"]');
    await row.getByText('CG-7001').waitFor();
    expect(await list(page).getByRole('columnheader').allTextContents()).toEqual([
      'SR#',
      'Awb No',
      'Date',
      'Cargo Name',
      'Sender',
      'Receiver',
      'Wt.',
      'Amount (₹)',
      'Payment',
      'Branch',
      'Action',
    ]);
    expect(await row.textContent()).toMatch(
      /Bluewing Air Cargo.*Deccan Valves.*Ankur Books and Stationers.*14\.000 Kg.*1,450\.50.*Pending/,
    );

    await row.getByRole('button', { name: 'View CG-7001' }).click();
    await page.getByText('Consignment No CG-7001').waitFor();
    const actions = page.getByRole('toolbar', { name: 'Actions' });
    const approved = await operationsDuring(page, async () => {
      await actions.getByRole('button', { name: 'Approve' }).click();
      await page
        .getByRole('dialog')
        .filter({ hasText: productTexts.areYouSureTo('lock consignment for further editing') })
        .last()
        .getByRole('button', { name: 'Approve' })
        .click();
      await page.getByText('Consignment approved successfully').waitFor();
    });
    expect(approved).toEqual(['ApproveCargo']);
    await row.getByRole('button', { name: 'More for CG-7001' }).waitFor({ state: 'detached' });
    await expect(actions.getByRole('button')).toHaveText(['Payment']);

    await actions.getByRole('button', { name: 'Payment' }).click();
    const payment = page.getByRole('dialog').filter({ hasText: 'Payment of CG-7001' });
    await payment.getByText('Paid', { exact: true }).click();
    const paid = await operationsDuring(page, async () => {
      await payment.getByRole('button', { name: 'Update Payment' }).click();
      await page.getByText('Consignment payment status updated successfully').waitFor();
    });
    expect(paid).toEqual(['PayCargo']);
    await row.getByText('Paid').waitFor();
  },
);

test('a member books and deletes, and neither approves nor takes payments; back closes what was opened', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  await page.goto('/consignment/cargo');
  await settled(page);
  await book(page, 'CG-7002');
  await list(page).getByRole('button', { name: 'CG-7002', exact: true }).click();
  await page.getByText('Consignment No CG-7002').waitFor();
  await expect(page.getByRole('toolbar', { name: 'Actions' }).getByRole('button')).toHaveText(['Edit', 'Delete']);
  await page.goBack();
  await page.getByText('Consignment No CG-7002').waitFor({ state: 'hidden' });

  await page.goto('/consignment/cargo?awbNo=CG-7002');
  await list(page).getByRole('button', { name: 'View CG-7002' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .filter({ hasText: productTexts.areYouSureTo('delete Consignment CG-7002') })
    .last()
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('Consignment deleted successfully').waitFor();
  await page.getByText(productTexts.noConsignments).waitFor();
});
