/** The keys of counter mode besides typing, its label switch, and two tabs of it. */
import { bookedAs, lineField, openCounter, savedRow, typeLine } from './counterPage';
import { pressLetters, scan } from './keys';
import { expect, test } from './waybill';

test(
  '↑ copies a field from the line above, Ctrl+D the whole line, F2 opens what few bookings have, Esc clears',
  { tag: '@main' },
  async ({ waybill }) => {
    const page = await waybill.staff('member');
    await openCounter(page);
    await typeLine(page, 'ck100', 'Zz Above');
    await page.keyboard.press('Enter');
    await expect(savedRow(page, 'ck100')).toContainText('Saved');

    await expect(page.getByLabel('Sender')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByLabel('Sender')).toHaveValue(/^gateway p/i);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(lineField(page, 'Receiver')).toHaveValue('Zz Above');
    await page.keyboard.press('Escape');
    await expect(lineField(page, 'Receiver')).not.toHaveValue('Zz Above');
    await page.keyboard.press('Escape');

    await page.getByLabel('Sender').focus();
    await page.keyboard.press('Control+d');
    await expect(lineField(page, 'Receiver')).toHaveValue('Zz Above');
    await expect(lineField(page, 'Weight')).toHaveValue('2.500');
    await lineField(page, 'AWB No').fill('ck101');
    await page.keyboard.press('F2');
    await expect(lineField(page, 'VPP Amount')).toBeFocused();
    await lineField(page, 'Remark').fill('Handle with care');
    await page.keyboard.press('Control+Enter');
    await expect(savedRow(page, 'ck101')).toContainText('Saved');
    await expect(savedRow(page, 'ck101')).toContainText('Handle with care');
    expect(await bookedAs(page, 'CK10')).toMatchObject([
      { awbNo: 'CK100', receiver: 'Zz Above', remark: null },
      { awbNo: 'CK101', receiver: 'Zz Above', actualWeight: 2.5, remark: 'Handle with care' },
    ]);
  },
);

test('a docket that is scanned first becomes the number of the line, wherever the focus is', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await openCounter(page);
  await pressLetters(page, 'gat');
  await scan(page, { code: 'CK90000001' });
  await expect(lineField(page, 'AWB No')).toHaveValue('CK90000001');
  await expect(page.getByLabel('Sender')).toHaveValue('gat');
  await expect(page.getByLabel('Sender')).toBeFocused();
  await scan(page, { code: 'CK90000002', afterMs: 1000 });
  await expect(page.getByText('AwbNo CK90000002 is not known')).toBeVisible();
  await expect(lineField(page, 'AWB No')).toHaveValue('CK90000001');
});

test('with the label switch on, a saved line prints its labels and the next one is typed', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.context().addInitScript(() => Object.assign(window, { print: () => undefined, close: () => undefined }));
  await openCounter(page);
  await page.getByLabel('Label after saving').check();
  await page.getByLabel('Sender').focus();
  await typeLine(page, 'cl100', 'Zz Label');
  const [paper] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await expect(paper.getByText('CL100', { exact: true })).toBeVisible();
  await paper.close();
  await expect(page.getByLabel('Sender')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Label after saving')).toBeChecked();
});

test('two tabs have a line each and one queue: each line is booked once, and both tabs show it', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  const other = await page.context().newPage();
  await openCounter(page);
  await openCounter(other);
  await page.bringToFront();
  await typeLine(page, 'ct100', 'Zz First tab');
  await other.bringToFront();
  await typeLine(other, 'ct101', 'Zz Second tab');
  await other.keyboard.press('Enter');
  await page.bringToFront();
  await expect(lineField(page, 'Receiver')).toHaveValue('Zz First tab');
  await lineField(page, 'Amount').focus();
  await page.keyboard.press('Enter');
  for (const tab of [page, other]) {
    await expect(savedRow(tab, 'ct100')).toContainText('Saved');
    await expect(savedRow(tab, 'ct101')).toContainText('Saved');
  }
  expect((await bookedAs(page, 'CT10')).map(({ awbNo }) => awbNo)).toEqual(['CT100', 'CT101']);
});
