/** Theme, density and motion: as the system has them or as this browser was told, from the first paint on. */
import type { Page } from '@playwright/test';
import { aConsignment } from './records';
import { expect, test } from './waybill';

const light = 'rgb(244, 246, 249)';
const dark = 'rgb(16, 24, 35)';
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The ground of the page before any script of ours has run. */
async function groundAtFirst(page: Page, path: string): Promise<string> {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(path, { waitUntil: 'load' });
  const found = await ground(page);
  await page.unroute('**/*.js');
  return found;
}

test('follows the system until told otherwise, and then from the first paint on', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await groundAtFirst(page, '/dashboard')).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await groundAtFirst(page, '/dashboard')).toBe(light);

  await page.goto('/consignments');
  const create = page.getByRole('button', { name: 'Create Consignment' });
  await page.getByRole('button', { name: /^User menu/ }).click();
  const themes = page.getByRole('group', { name: 'Theme' });
  await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
  const before = await page.getByRole('button', { name: 'Excel' }).evaluate((button) => getComputedStyle(button).color);
  await themes.getByText('Dark').click();
  await expect.poll(() => ground(page)).toBe(dark);
  // antd's parts follow.
  await expect
    .poll(() => page.getByRole('button', { name: 'Excel' }).evaluate((button) => getComputedStyle(button).color))
    .not.toBe(before);
  expect(await groundAtFirst(page, '/consignments')).toBe(dark);
  await page.goto('/consignments');
  await create.waitFor();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('rows are higher in comfortable density, also after a reload', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.goto('/consignments');
  const height = async () => Math.round((await page.locator('tr[data-row="3"]').boundingBox())?.height ?? 0);
  await page.locator('tr[data-row="3"]').waitFor();
  expect(await height()).toBe(33);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByText('Comfortable').click();
  await expect.poll(height).toBe(42);
  await page.reload();
  await page.locator('tr[data-row="3"]').waitFor();
  expect(await height()).toBe(42);
});

test('paper is white with black letters in the dark theme, on the screen and printed', async ({ waybill }) => {
  const page = await waybill.staff('member');
  const { uniqueId } = await aConsignment(page);
  await page.addInitScript(() => {
    window.print = () => undefined;
    window.close = () => undefined;
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/consignment/print/${uniqueId}`);
  const paper = page.locator('.paper');
  await paper.waitFor();
  const colours = () =>
    paper.evaluate((sheet) => [getComputedStyle(sheet).color, getComputedStyle(sheet).backgroundColor]);
  expect(await colours()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  expect(await ground(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect((await colours())[0]).toBe('rgb(0, 0, 0)');
  expect(await ground(page)).toBe('rgba(0, 0, 0, 0)');
});

test('nothing moves for whoever asks the system for less motion', async ({ waybill }) => {
  const page = await waybill.staff('member');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/consignments');
  await page.locator('tr[data-row]').first().waitFor();
  await page.getByRole('button', { name: 'Create Consignment' }).click();
  await page.getByRole('dialog').getByLabel('Receiver').waitFor();
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, transitionDuration } = getComputedStyle(element);
        return animationName !== 'none' || transitionDuration.split(', ').some((time) => parseFloat(time) > 0);
      })
      .map((element) => element.className),
  );
  expect(moving).toEqual([]);
});
