/** The frame of every screen: the menu at the left, the foot of a phone, and details over their list. */
import type { Page } from '@playwright/test';
import { expect, openDashboard, test } from './waybill';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const menuWidth = async (page: Page) => (await menuOf(page).boundingBox())?.width;

test('the menu is a strip of icons where room is short, and as the user left it after a reload', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin', { width: 1280 });
  await openDashboard(page);
  for (const [width, ofMenu] of [
    [1000, 44],
    [1280, 44],
    [1440, 208],
    [1920, 208],
  ] as const) {
    await page.setViewportSize({ width, height: 860 });
    await expect.poll(() => menuWidth(page)).toBe(ofMenu);
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
    expect({ width, fits }).toEqual({ width, fits: true });
  }
  await menuOf(page).getByRole('button', { name: 'Icons only' }).click();
  await expect.poll(() => menuWidth(page)).toBe(44);
  await page.reload();
  await expect.poll(() => menuWidth(page)).toBe(44);
  await menuOf(page).getByRole('button', { name: 'Show names' }).press('Enter');
  await expect.poll(() => menuWidth(page)).toBe(208);
});

test('a head of the menu is folded by keyboard, and stays so', async ({ waybill }) => {
  const page = await waybill.staff('admin', { width: 1440 });
  await openDashboard(page);
  const entry = (name: string) => menuOf(page).getByRole('link', { name, exact: true });
  await expect(entry('Rates')).toBeVisible();
  await expect(entry('Roles')).toBeHidden();
  await menuOf(page).locator('summary', { hasText: 'Company' }).press('Enter');
  await menuOf(page).locator('summary', { hasText: 'Money' }).press('Enter');
  await expect(entry('Rates')).toBeHidden();
  await entry('Roles').press('Enter');
  await expect(page).toHaveURL(/\/roles$/);
  await page.reload();
  await expect(entry('Roles')).toHaveAttribute('aria-current', 'page');
  await expect(entry('Rates')).toBeHidden();
});

test('a telephone has the screens of its hand at the foot, and the whole menu behind More', async ({ waybill }) => {
  const page = await waybill.staff('member', { width: 390 });
  await openDashboard(page);
  const foot = page.getByRole('navigation', { name: 'Often used' });
  await foot.getByRole('link', { name: 'Counter' }).click();
  await expect(page).toHaveURL(/\/counter$/);
  await foot.getByRole('button', { name: 'More' }).click();
  await menuOf(page).getByRole('link', { name: 'Manifest' }).click();
  await expect(page).toHaveURL(/\/manifest$/);
  await expect(menuOf(page)).toBeHidden();
});

test('case: the bar counts what needs you on every screen and leads to it; on a telephone it stands in More', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin', { width: 1280 });
  await page.goto('/customers');
  const needs = page.getByRole('region', { name: 'Needs you today' });
  const lines = needs.getByRole('link');
  const inBar = page.getByRole('banner').getByRole('link', { name: /^Needs you \d+$/ });
  await inBar.click();
  await expect(needs).toBeFocused();
  await lines.first().waitFor();
  await expect(inBar).toHaveAccessibleName(`Needs you ${await lines.count()}`);

  await page.setViewportSize({ width: 390, height: 860 });
  await page.goto('/counter');
  await expect(inBar).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await menuOf(page)
    .getByRole('link', { name: /^Needs you \d+$/ })
    .click();
  await expect(needs).toBeFocused();
  await expect(menuOf(page)).toBeHidden();
  await expect(needs).toBeInViewport();
});

test('a detail stands at the right over its list; the arrows go to its neighbours, one step back to the list', async ({
  waybill,
}) => {
  const page = await waybill.staff('admin', { width: 1280 });
  await page.goto('/invoices');
  const names = page.getByRole('table', { name: 'Invoices' }).getByRole('button', { name: /^View invoice/ });
  await names.nth(2).waitFor();
  const shown = () => new URL(page.url()).searchParams.get('open');
  await names.nth(0).click();
  const panel = page.getByRole('dialog', { name: /^Invoice Details/ });
  await panel.getByRole('button', { name: 'Next' }).waitFor();
  await expect(panel.getByRole('button', { name: 'Previous' })).toBeDisabled();
  const box = await panel.boundingBox();
  expect([(box?.x ?? 0) + (box?.width ?? 0), box?.y, (box?.height ?? 0) >= 860]).toEqual([1280, 0, true]);
  const first = shown();
  await page.keyboard.press('ArrowDown');
  await expect.poll(shown).not.toBe(first);
  await panel.getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect.poll(shown).toBe(first);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/invoices$/);
});
