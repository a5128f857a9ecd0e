import type { Page } from '@playwright/test';
import { bookedAs, openCounter, savedRow as row, typeLine } from './counterPage';
import { expect, signIn, test } from './waybill';

/** A receiver that no other booking has. */
const receiverOf = (name: string) => `Zz ${name}`;

/** How often a number is booked. */
const booked = async (page: Page, awbNo: string): Promise<number> => (await bookedAs(page, awbNo)).length;

test('a reload in the middle of a word loses nothing, and the line is booked once', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await openCounter(page);
  await typeLine(page, 'rl100', receiverOf('Reload'));
  await page.reload();
  await expect(page.getByRole('table').getByLabel('Amount')).toHaveValue('180');
  await expect(page.getByRole('table').getByLabel('Receiver')).toHaveValue(receiverOf('Reload'));
  await page.getByRole('table').getByLabel('Amount').focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'rl100')).toContainText('Saved');
  await page.reload();
  await expect(row(page, 'rl100')).toContainText('Saved');
  expect(await booked(page, 'RL100')).toBe(1);
});

test('a stopped server: lines wait, the next is typed, and each is booked once when it is back', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  await openCounter(page);
  // The server books the first line, but its answer is lost; the line is sent again, perhaps while the server is stopping.
  await page.route('**/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes('BookLine')) return route.fallback();
    await route.fetch().catch(() => undefined);
    // The page may have given it up meanwhile.
    return route.abort('connectionreset').catch(() => undefined);
  });
  await typeLine(page, 'st100', receiverOf('Stop'));
  await page.keyboard.press('Enter');
  await expect(row(page, 'st100')).toContainText('Waits for the server');
  await waybill.halt();
  await page.unroute('**/graphql');
  await typeLine(page, 'st101', receiverOf('Stop'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 waiting for the server')).toBeVisible();
  await waybill.resume();
  await expect(row(page, 'st100')).toContainText('Saved', { timeout: 60_000 });
  await expect(row(page, 'st101')).toContainText('Saved', { timeout: 60_000 });
  expect([await booked(page, 'ST100'), await booked(page, 'ST101')]).toEqual([1, 1]);
});

test('an ended session: the lines wait for their user, and another one neither sees nor books them', async ({
  waybill,
}) => {
  const page = await waybill.staff('member');
  await openCounter(page);
  await typeLine(page, 'se100', receiverOf('Session'));
  await page.context().clearCookies({ name: 'session' });
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login**');

  await signIn(page, 'admin@waybill.test');
  await openCounter(page);
  await expect(page.locator('.counter-row')).toHaveCount(0);
  await page.context().clearCookies({ name: 'session' });
  await page.reload();
  await page.waitForURL('**/login**');

  await signIn(page, 'member@waybill.test');
  await openCounter(page);
  await expect(row(page, 'se100')).toContainText('Saved');
  const answer = await page.request.get('/api/1.0/consignments?awbNo=SE100');
  const { resultObject } = (await answer.json()) as { resultObject: { createdBy: { firstName: string } }[] };
  expect(resultObject.map(({ createdBy }) => createdBy.firstName)).toEqual(['Rohan']);
});

test('a refused line says why, is edited and saved, while the next line keeps what was typed', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await openCounter(page);
  await typeLine(page, 'rf100', receiverOf('First'));
  await page.keyboard.press('Enter');
  await expect(row(page, 'rf100')).toContainText('Saved');
  await typeLine(page, 'rf100', receiverOf('Second'));
  await page.keyboard.press('Enter');
  const refused = row(page, 'rf100').filter({ hasText: receiverOf('Second') });
  await expect(refused).toContainText('AwbNo RF100 is already taken');
  await page.keyboard.type('gateway p');
  await refused.getByRole('button', { name: 'Edit' }).click();
  const awbNo = page.getByRole('table').getByLabel('AWB No', { exact: true });
  await expect(awbNo).toBeFocused();
  await page.keyboard.type('rf101');
  await page.keyboard.press('Control+Enter');
  await expect(row(page, 'rf101')).toContainText('Saved');
  await expect(page.getByLabel('Sender')).toHaveValue(/^gateway p/i);
  expect([await booked(page, 'RF100'), await booked(page, 'RF101')]).toEqual([1, 1]);
});
