import type { Locator, Page } from '@playwright/test';
import { productTexts } from '../server/src/domain/productTexts';
import { aConsignment, aCustomer, choose, chooseInRow, made, rowOf, today } from './records';
import { expect, operationsDuring, test } from './waybill';

let sender: number | undefined;

/** Booked with the company's own courier; `service` 1 is Air, 2 Surface. */
async function aBooking(page: Page, awbNo: string, service = 2, rest: object = {}) {
  sender ??= (await aCustomer(page, 'Chickpet Silks')).id;
  return aConsignment(page, {
    awbNo,
    serviceType: service,
    senderId: sender,
    receiver: `Receiver of ${awbNo}`,
    paymentMode: 3,
    customerAmount: 100,
    ...rest,
  });
}

const window_ = (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ hasText: /Generate Manifest|Manifest M/ })
    .first();

/** Selects consignments and chooses the vendors, up to the last confirmation. */
async function prepare(page: Page, search: string, awbNos: readonly string[]): Promise<Locator> {
  await page.goto(`/consignments?awbNo=${search}`);
  for (const awbNo of awbNos) await rowOf(page, awbNo).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create Manifest' }).click();
  await choose(window_(page), 'Cargo', 'blue', 'Bluewing Air Cargo');
  await choose(window_(page), 'Courier', 'anj', 'Anjani');
  return askedToGenerate(page);
}

async function askedToGenerate(page: Page): Promise<Locator> {
  await window_(page).getByRole('button', { name: 'Generate Manifest' }).click();
  const sure = page.getByRole('button', { name: 'Generate', exact: true });
  await sure.waitFor();
  return sure;
}

test('two clerks choose overlapping consignments: one succeeds, the other is told which are taken and sends the rest', async ({
  waybill,
}) => {
  const [first, second] = await Promise.all([waybill.staff('member'), waybill.staff('admin')]);
  for (const at of [1, 2, 3, 4]) await aBooking(first, `OVER-${at}`);
  const buttons = [
    await prepare(first, 'OVER-', ['OVER-1', 'OVER-2', 'OVER-3']),
    await prepare(second, 'OVER-', ['OVER-2', 'OVER-3', 'OVER-4']),
  ];
  await Promise.all(buttons.map((button) => button.click()));

  const told = async (page: Page) => {
    await page.getByText(productTexts.manifestGenerated).or(page.getByText('already on a manifest')).first().waitFor();
    return (await page.getByText(productTexts.manifestGenerated).count()) > 0;
  };
  const outcomes = await Promise.all([told(first), told(second)]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  const [winner, loser] = outcomes[0] ? [first, second] : [second, first];

  // Generated once: the button is gone and the list is updated.
  await expect(window_(winner).getByRole('button', { name: 'Generate Manifest' })).toHaveCount(0);
  await window_(winner)
    .getByRole('button', { name: /^Print M/ })
    .waitFor();
  await window_(winner).getByRole('button', { name: 'Close' }).click();
  await winner.getByText('Select consignments for a manifest').waitFor();
  await rowOf(winner, 'OVER-2').getByText('In Transit').waitFor();
  await expect(rowOf(winner, 'OVER-2').getByRole('checkbox')).toHaveCount(0);

  // The other clerk's list is updated too, and the window shows the remaining consignments.
  await window_(loser).getByText('Consignment is already on a manifest: OVER-2, OVER-3').waitFor();
  await window_(loser).getByText('Total 1 consignment ·').waitFor();
  await (await askedToGenerate(loser)).click();
  await loser.getByText(productTexts.manifestGenerated).waitFor();
  await window_(loser).getByText('Total 1 consignment ·').waitFor();
});

test(
  'what is missing is said; the paper lists Air, a blank line, Surface and sums, prints and closes',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('member');
    await aBooking(page, 'PAP-1', 2, { chargeableWeight: 14, customerAmount: 250 });
    await aBooking(page, 'PAP-2', 1);
    await aBooking(page, 'PAP-3', 1, { paymentMode: 1 });
    await page.goto('/consignments?awbNo=PAP-');
    await rowOf(page, 'PAP-1').getByRole('checkbox').waitFor();
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('button', { name: 'Create Manifest' }).click();
    await window_(page).getByRole('button', { name: 'Generate Manifest' }).click();
    await window_(page).getByRole('alert').getByText('Please select courier').first().waitFor();
    expect(await window_(page).getByRole('alert').first().getByRole('listitem').allTextContents()).toEqual([
      'Please select cargo',
      'Please select courier',
    ]);

    await choose(window_(page), 'Cargo', 'blue', 'Bluewing Air Cargo');
    await choose(window_(page), 'Courier', 'anj', 'Anjani');
    const asked = await operationsDuring(page, async () => {
      await (await askedToGenerate(page)).click();
      await page.getByText(productTexts.manifestGenerated).waitFor();
    });
    expect(asked.sort()).toEqual(['Consignments', 'CreateOutgoingManifest']);

    await page.context().addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', 'yes');
    });
    const opened = page.waitForEvent('popup');
    await window_(page)
      .getByRole('button', { name: /^Print M/ })
      .click();
    const paper = await opened;
    const address = paper.url();
    if (!paper.isClosed()) await paper.waitForEvent('close');

    await page.context().addInitScript(() => {
      window.close = () => undefined;
    });
    const look = await page.context().newPage();
    await look.goto(address);
    await look.locator('body[data-printed]').waitFor();
    const lines = await look
      .getByRole('table', { name: 'Consignments' })
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) =>
          [...row.children]
            .map(({ textContent }) => textContent?.trim())
            .join(' ')
            .trim(),
        ),
      );
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '1 PAP-3',
      '2 PAP-2',
      '',
      '3 PAP-1',
      'Air: 2',
      'Surface: 1',
      'Total: 3',
    ]);
    expect(lines.at(-1)).toBe('Total: 3 consignments 3 packets, 17.000 Kg ₹ 350.00');
  },
);

test('an incoming manifest is entered, an outgoing one paid once; deleting one releases its consignments', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  await page.goto('/manifest');
  await page.getByRole('button', { name: 'Create Incoming Manifest' }).click();
  const form = page.getByRole('dialog').filter({ hasText: 'Create Incoming Manifest' });
  await form.getByLabel('ToPay Amount').fill('4500');
  await form.getByLabel('Manifest Number').fill('BLR/26/118');
  await form.getByLabel('Total Consignments').fill('42');
  await form.getByLabel('Weight').fill('318.25');
  await form.getByLabel('Manifest Date').fill(today().split('-').reverse().join('-'));
  await page.keyboard.press('Enter');
  await choose(form, 'Via Cargo', 'blue', 'Bluewing Air Cargo');
  await choose(form, 'Delivery City', 'mumbai', 'Mumbai');
  await choose(form, 'Booking Vendor', 'dtdc', 'DTDC');
  await choose(form, 'Delivery Vendor', 'anj', 'Anjani');
  await choose(form, 'Booking City', 'bengaluru', 'Bengaluru');
  await form.getByRole('button', { name: 'Create' }).click();
  await page.getByText('Manifest created successfully').waitFor();
  await rowOf(page, 'BLR/26/118').waitFor();
  await expect(rowOf(page, 'BLR/26/118').getByRole('button', { name: /^Payment/ })).toHaveCount(0);

  await aBooking(page, 'PAY-1');
  await aBooking(page, 'PAY-2');
  const numbers: string[] = [];
  for (const awbNo of ['PAY-1', 'PAY-2']) {
    await (await prepare(page, awbNo, [awbNo])).click();
    await window_(page)
      .getByRole('button', { name: /^Print M/ })
      .waitFor();
    numbers.push(/M\d+-\d+/.exec(await window_(page).innerText())?.[0] ?? '');
  }
  const [toPay = '', toDelete = ''] = numbers;
  await page.goto('/manifest?type=Outgoing');
  await chooseInRow(rowOf(page, toPay), `Payment of ${toPay}`);
  const paid = await operationsDuring(page, async () => {
    await page.getByRole('button', { name: 'Update Payment' }).click();
    await page.getByText('Manifest payment updated successfully').waitFor();
  });
  expect(paid).toEqual(['PayManifest']);
  await rowOf(page, toPay).getByText('Paid').waitFor();
  await rowOf(page, toPay)
    .getByRole('button', { name: `More for ${toPay}` })
    .click();
  await expect(rowOf(page, toPay).getByRole('menuitem')).toHaveText(['Print']);
  await page.keyboard.press('Escape');
  await expect(rowOf(page, toPay).getByRole('menuitem')).toHaveCount(0);

  await chooseInRow(rowOf(page, toDelete), `Delete ${toDelete}`);
  await page
    .getByRole('dialog')
    .filter({ hasText: productTexts.areYouSureTo(`delete Manifest ${toDelete}`) })
    .last()
    .getByRole('button', { name: 'Delete' })
    .click();
  await page.getByText('Manifest deleted successfully').waitFor();
  await rowOf(page, toDelete).waitFor({ state: 'detached' });
  await page.goto('/consignments?awbNo=PAY-2');
  await rowOf(page, 'PAY-2').getByText('Booked').waitFor();
  await expect(rowOf(page, 'PAY-2').getByRole('checkbox')).toHaveCount(1);
});

test('selected consignments are added to a manifest by its number, and one that is on another says so', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  const [first, taken, ...others] = await Promise.all([1, 2, 3, 4].map((at) => aBooking(page, `ADD-${at}`)));
  const path = 'manifest?cargoId=32&courierId=35';
  const target = await made<{ manifestId: string }>(page, path, [first?.uniqueId]);
  await made(page, path, [taken?.uniqueId]);
  await page.goto('/consignments?awbNo=ADD-&mode=select');
  const bar = page.getByRole('toolbar', { name: 'Selected consignments' });
  for (const { awbNo } of [...others, { awbNo: 'ADD-2' }]) await rowOf(page, awbNo).getByRole('checkbox').check();
  await bar.getByRole('button', { name: 'Add to Manifest' }).click();
  const form = page.getByRole('dialog').filter({ hasText: 'Add to Manifest: 3 consignments' });
  await choose(form, 'Manifest', target.manifestId, target.manifestId);
  const operations = await operationsDuring(page, async () => {
    await form.getByRole('button', { name: 'Add to Manifest' }).click();
    await expect(page.getByText('Consignment is already on a manifest')).toBeVisible();
  });
  expect(operations.filter((name) => name === 'BulkAssign')).toHaveLength(1);
  await page.goto(`/manifest?open=${target.uniqueId}`);
  await expect(page.getByRole('dialog').getByText('ADD-4', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('ADD-2', { exact: true })).toBeHidden();
});
