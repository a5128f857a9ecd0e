/** On a machine six times slower, what is typed right behind a shortcut that opens a field arrives in that field, whole. */
import type { Page } from '@playwright/test';
import { pressLetters } from './keys';
import { expect, test } from './waybill';

const slower = 6;
/** No field completes or refuses it, and as shortcuts the letters mean nothing. */
const text = 'zqvz';

/** Screens of which `n` opens the form of a new record. */
const forms = [
  '/consignments',
  '/consignment/cargo',
  '/manifest',
  '/invoices',
  '/invoices?tab=creditnotes',
  '/receivables?tab=payments',
  '/rates',
  '/rates?tab=zones',
  '/rates?tab=weights',
  '/customers',
  '/vendors',
  '/users',
  '/expenses',
  '/notifications',
];
/** Screens with a search box. */
const searches = ['/consignments', '/customers', '/users'];

const shortcuts = [
  ...forms.map((path) => [path, 'n'] as const),
  ...searches.map((path) => [path, '/'] as const),
  ...['/dashboard', '/locations'].flatMap((path) => [[path, 's'] as const, [path, 'b'] as const]),
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

test('what is typed behind a shortcut waits for its field', async ({ waybill }) => {
  test.slow();
  const page = await waybill.staff('admin');
  const session = await page.context().newCDPSession(page);
  for (const [path, key] of shortcuts)
    await test.step(`${key} on ${path}`, async () => {
      await open(page, path);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
      await pressLetters(page, key + text);
      await expect.soft(page.locator('input:focus'), `${key} on ${path}`).toHaveValue(text);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    });
});

test('the palette takes what is typed behind its key', async ({ waybill }) => {
  const page = await waybill.staff('member');
  const session = await page.context().newCDPSession(page);
  await open(page, '/dashboard');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.keyboard.press('Control+k');
  await pressLetters(page, text);
  await expect(page.locator('input:focus')).toHaveValue(text);
});
