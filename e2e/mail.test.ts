/** The outbox as an admin sees it. */
import { expect, openFromMenu, test } from './waybill';

test.use({ ownServer: 'it looks at all mails' });

test('an admin sends a test mail, sees that it was sent, and sends it again', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await openFromMenu(page, 'Company', 'Mail');
  const list = page.getByRole('table', { name: 'Mails' });
  await page.getByRole('button', { name: 'Send a test mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Test mail' });
  await dialog.getByLabel('Email').fill('boss@elsewhere');
  await page.keyboard.press('Enter');
  await dialog.getByText('Please enter valid email address').first().waitFor();
  await dialog.getByLabel('Email').fill('boss@elsewhere.example');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const mails = list.getByRole('row').filter({ hasText: 'boss@elsewhere.example' });
  // It is sent in the background, and the list read every ten seconds.
  await expect(mails.filter({ hasText: 'Sent' })).toHaveCount(1, { timeout: 30_000 });
  await expect(mails).toContainText('Test mail of Waybill');
  await mails.getByRole('button', { name: /^Send Test mail of Waybill to boss@elsewhere\.example again/ }).click();
  await expect(mails).toHaveCount(2, { timeout: 30_000 });
  await page.setViewportSize({ width: 390, height: 860 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
