/** The screen of scanning sessions as journeys use it. */
import type { Page } from '@playwright/test';

export const scanField = (page: Page) => page.getByLabel('AWB number', { exact: true });
export const scanned = (page: Page) => page.getByRole('list', { name: 'Scans' }).getByRole('listitem');

export async function openStatusSession(page: Page, action: string): Promise<void> {
  await page.goto('/scan');
  const form = page.getByRole('form', { name: 'Status session' });
  await form.getByLabel('Delivery Status').click();
  await form.getByLabel('Delivery Status').fill('In Tr');
  await page.keyboard.press('Enter');
  await form.getByLabel('City').fill('Pune');
  await form.getByLabel('Remark').fill(action);
  await form.getByRole('button', { name: 'Scan for a status' }).click();
  await scanField(page).waitFor();
}
