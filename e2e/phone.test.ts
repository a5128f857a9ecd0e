/** Lists, detail and update of a status on a telephone: cards, and targets for a thumb. */
import type { Locator, Page } from '@playwright/test';
import { aConsignment, allConsignments, rowOf } from './records';
import { expect, test } from './waybill';

const thumbPx = 44;

/** Controls that are shown, with less than a thumb's width or height. */
const tooSmall = (place: Locator) =>
  place
    .locator(
      'button:visible, a[href]:visible, input:visible:not([type="checkbox"]):not([type="search"]), label.check-target',
    )
    .evaluateAll(
      (controls, least) =>
        controls
          .map((control) => ({
            control,
            box: (control.closest('.ant-select, .ant-input-affix-wrapper') ?? control).getBoundingClientRect(),
          }))
          .filter(({ box }) => box.width > 1 && (box.height < least || box.width < least))
          .map(
            ({ control, box }) =>
              `${control.getAttribute('aria-label') ?? control.textContent} ${box.width}x${box.height}`,
          ),
      thumbPx,
    );

const lists = [
  { path: allConsignments, facts: ['title', 'state', 'text', 'place', 'note'] },
  { path: '/consignment/cargo', facts: ['title', 'state', 'text', 'place', 'note'] },
  { path: '/manifest', facts: ['title', 'state', 'text', 'place', 'note'] },
  // A draft has no number.
  { path: '/invoices', facts: ['title', 'state', 'place', 'note'] },
];

test('the four lists are cards with what matters and actions for a thumb', async ({ waybill }) => {
  const page = await waybill.staff('admin', { width: 390 });
  for (const { path, facts } of lists) {
    await page.goto(path);
    const card = page.locator('tr[data-row="0"]');
    await card.waitFor();
    for (const fact of facts) await expect(card.locator(`[data-card="${fact}"]`)).toBeVisible();
    const actions = card.locator('td.row-actions');
    expect(await actions.getByRole('button').count()).toBeGreaterThan(0);
    expect(await tooSmall(actions)).toEqual([]);
    const box = await card.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  }
});

async function sheetAtLowerEdge(page: Page, sheet: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const box = await sheet.locator('.ant-modal-container').boundingBox();
      return box && [box.x, box.width, Math.round(box.y + box.height)];
    })
    .toEqual([0, 390, page.viewportSize()?.height]);
}

test('a clerk updates a status with a thumb', async ({ waybill }) => {
  const page = await waybill.staff('member', { width: 390 });
  const { awbNo } = await aConsignment(page);
  await page.goto(`/consignments?awbNo=${awbNo}`);
  // Anywhere on the card.
  await rowOf(page, awbNo).locator('[data-card="text"]').click();
  const detail = page.getByRole('dialog').filter({ hasText: `Consignment No ${awbNo}` });
  await detail.getByRole('toolbar', { name: 'Actions' }).waitFor();
  await sheetAtLowerEdge(page, detail);
  expect(await tooSmall(detail.getByRole('toolbar', { name: 'Actions' }))).toEqual([]);
  await detail.getByRole('button', { name: 'Update Status' }).click();
  const form = page.getByRole('dialog', { name: 'Update Status' });
  await form.getByLabel('City').waitFor();
  await sheetAtLowerEdge(page, form);
  expect(await tooSmall(form)).toEqual([]);
  await form.getByLabel('Delivery Status').click();
  await page.getByTitle('Delivered', { exact: true }).click();
  await form.getByLabel('City').fill('Surat');
  await form.getByLabel('Remark').fill('Received by the watchman');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Consignment history updated successfully').waitFor();
  await expect(rowOf(page, awbNo).locator('[data-card="state"]')).toHaveText('Delivered');
});

test('rows are selected by a thumb, and what is selected stays in sight', async ({ waybill }) => {
  const page = await waybill.staff('member', { width: 390 });
  await aConsignment(page);
  await aConsignment(page);
  await page.goto('/consignments');
  const targets = page.locator('tr[data-row] .check-target');
  await targets.nth(1).waitFor();
  expect(await tooSmall(page.locator('tbody'))).not.toContain(expect.stringContaining('Select row'));
  // At the edge of the target, not on the box itself.
  for (const at of [0, 1]) await targets.nth(at).click({ position: { x: 40, y: 40 } });
  const selected = page.getByText('2 selected');
  await selected.waitFor();
  const box = await selected.boundingBox();
  expect(box && box.y > 700 && box.y + box.height <= 860).toBe(true);
  await page.getByRole('button', { name: 'Create Manifest' }).click();
  await page.getByRole('dialog', { name: /Manifest/ }).waitFor();
});
