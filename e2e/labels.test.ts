/** Labels as printed, read back from their pictures. `npm run labels` reads 500 of them, the suite 25. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { LabelSize } from '../server/src/domain/enums';
import { labelSheets } from '../server/src/domain/bookings/label';
import { pieceCode, readCode } from '../server/src/domain/bookings/readCode';
import { codesOf } from './codes';
import { aConsignment } from './records';
import { expect, settled, test, type Waybill } from './waybill';

const howMany = Number(process.env.LABELS ?? 25);
/** Eight dots a millimetre: what '203 dpi' printers have. */
const dpi = 203.2;

/** A page whose pixels are the dots of a label printer. It opens no print dialog and stays open. */
async function printer(waybill: Waybill): Promise<Page> {
  const page = await waybill.staff('member', { deviceScaleFactor: dpi / 96 });
  await page.setViewportSize({ width: 800, height: 1200 });
  await page.addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
  await page.emulateMedia({ media: 'print' });
  // Any page from where the size of the labels can be stored.
  await page.goto('/healthz');
  return page;
}

async function openLabels(page: Page, ids: readonly number[], size: LabelSize): Promise<number> {
  await page.evaluate((chosen) => localStorage.setItem('label-size', chosen), size);
  await page.goto(`/label/print?ids=${ids.join(',')}`);
  await page.locator('.label-page').first().waitFor();
  return page.locator('.label-page').count();
}

/** The picture of one page of paper. */
async function pictureOf(page: Page, at: number, size: LabelSize): Promise<Buffer> {
  await page.locator('.label-page').evaluateAll((pages, shown) => {
    pages.forEach((each, index) => ((each as HTMLElement).style.display = index === shown ? 'block' : 'none'));
  }, at);
  const { widthMm, heightMm, columns, rows } = labelSheets[size];
  const clip = { x: 0, y: 0, width: (widthMm * columns * 96) / 25.4, height: (heightMm * rows * 96) / 25.4 };
  return page.screenshot({ clip, animations: 'disabled' });
}

/** Widths in dots of the bars and gaps along the middle of a bar code that lies across. */
async function dotRuns(picture: Buffer): Promise<number[]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const row = data.subarray((info.height - 160) * info.width, (info.height - 159) * info.width);
  const dots = [...row].map((value) => (value < 128 ? '1' : '0')).join('');
  expect([...row].filter((value) => value > 8 && value < 247)).toEqual([]);
  return [...dots.replace(/^0+|0+$/g, '').matchAll(/1+|0+/g)].map(([run]) => run.length);
}

test(`case 3: ${howMany} labels are read from their pictures at 203 dpi, bar code and QR code`, async ({ waybill }) => {
  test.setTimeout(120_000 + howMany * 2_000);
  const page = await printer(waybill);
  const answer = await page.request.get(`/api/1.0/consignments?take=${howMany}`);
  const { resultObject } = (await answer.json()) as { resultObject: { id: number; awbNo: string; packet: number }[] };
  const pages = await openLabels(
    page,
    resultObject.map(({ id }) => id),
    'Thermal100x150',
  );
  const expected = resultObject.flatMap(({ awbNo, packet }) =>
    Array.from({ length: packet }, (_, at) => ({ awbNo, code: pieceCode(awbNo, at + 1, packet) })),
  );
  expect(pages).toBe(expected.length);
  const misread: unknown[] = [];
  for (const [at, { awbNo, code }] of expected.slice(0, howMany).entries()) {
    const { barcodes, qrCodes } = await codesOf(await pictureOf(page, at, 'Thermal100x150'));
    const tracked = qrCodes.map((url) => readCode(url, waybill.origin)?.awbNo);
    if (barcodes.join() !== code || tracked.join() !== awbNo) misread.push({ code, barcodes, qrCodes });
  }
  expect(misread).toEqual([]);
});

test('case 14: the labels of 120 selected consignments with 150 packets are one document', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.context().addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
  for (let at = 1; at <= 120; at += 1) await aConsignment(page, { awbNo: `L14-${at}`, packet: at % 4 === 0 ? 2 : 1 });
  await page.goto('/consignments?awbNo=L14-&mode=select');
  const bar = page.getByRole('toolbar', { name: 'Selected consignments' });
  await bar.getByRole('button', { name: 'All 120 of this search' }).click();
  await bar.getByText('120 selected').waitFor();
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    bar.getByRole('link', { name: 'Labels', exact: true }).click(),
  ]);
  await expect(paper.locator('.label-page')).toHaveCount(150);
  await expect(paper.getByText('L14-120.2', { exact: true })).toHaveCount(1);
});

test('the print menu of a consignment: copies, labels, and the paper of the labels, remembered for the user', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  await page.context().addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
  // A menu that slides open moves under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { uniqueId, awbNo } = await aConsignment(page, { packet: 2 });
  await page.goto(`/consignments?open=${uniqueId}`);
  await settled(page);
  const print = page.getByRole('dialog').getByRole('button', { name: 'Print', exact: true });
  const more = page.getByRole('dialog').getByRole('button', { name: 'More to print' });
  const opened = async (item: string) => {
    await more.click();
    const [paper] = await Promise.all([page.waitForEvent('popup'), page.getByRole('menuitem', { name: item }).click()]);
    return paper;
  };
  const [copies] = await Promise.all([page.waitForEvent('popup'), print.click()]);
  await expect(copies.getByRole('region', { name: 'P.O.D. Copy' })).toBeVisible();
  await copies.close();
  const labels = await opened('Labels');
  await expect(labels.locator('.label-page')).toHaveCount(2);
  await expect(labels.getByText(`${awbNo}.2`, { exact: true })).toBeVisible();
  await labels.close();

  await more.click();
  await page.getByRole('menuitem', { name: 'Label printer' }).hover();
  const [saved] = await Promise.all([
    page.waitForResponse((each) => each.request().postData()?.includes('SetLabelSize') === true),
    page.getByRole('menuitem', { name: 'A4', exact: false }).click(),
  ]);
  expect(saved.ok()).toBe(true);
  const sheet = await opened('Labels');
  await expect(sheet.locator('.label-page')).toHaveCount(1);
});

test('cases 1 and 2: in all four sizes each packet has its code, in whole dots, or upright where it does not fit', async ({
  waybill,
}) => {
  const page = await printer(waybill);
  const three = await aConsignment(page, { awbNo: 'LABEL-3', packet: 3 });
  const long = await aConsignment(page, { awbNo: `LONG-${'7'.repeat(25)}` });
  const ids = [three.id, long.id];
  const threeCodes = ['LABEL-3.1', 'LABEL-3.2', 'LABEL-3.3'];

  for (const size of ['Thermal100x150', 'Thermal100x75', 'A6'] as const) {
    expect(await openLabels(page, ids, size)).toBe(4);
    for (const [at, code] of threeCodes.entries()) {
      const picture = await pictureOf(page, at, size);
      expect([size, await codesOf(picture)]).toEqual([
        size,
        { barcodes: [code], qrCodes: [`${waybill.origin}/?awb=LABEL-3`] },
      ]);
      if (size === 'Thermal100x150') {
        const runs = await dotRuns(picture);
        expect(runs.reduce((sum, run) => sum + run, 0)).toBe(2 * (11 * (code.length + 2) + 13));
        expect(runs.filter((run) => run % 2 === 1)).toEqual([]);
      }
    }
    const { barcodes, qrCodes } = await codesOf(await pictureOf(page, 3, size));
    expect([size, barcodes]).toEqual([size, size === 'Thermal100x75' ? [] : [long.awbNo]]);
    expect(qrCodes).toEqual([`${waybill.origin}/?awb=${long.awbNo}`]);
  }
  expect(await openLabels(page, ids, 'A4x4')).toBe(1);
  const { barcodes, qrCodes } = await codesOf(await pictureOf(page, 0, 'A4x4'));
  expect(barcodes).toEqual([...threeCodes, long.awbNo]);
  expect(qrCodes).toHaveLength(4);
});
