/** What needs somebody today, and the lists that its numbers open. */
import { expect, openDashboard, test } from './waybill';

interface Opened {
  address: string;
  count: string;
}

test('each number of what needs you opens the list that has as many', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await openDashboard(page);
  const links = page.getByRole('region', { name: 'Needs you today' }).getByRole('link');
  await links.first().waitFor();
  const found = await links.evaluateAll((all) =>
    all.map((link): Opened => {
      const [count = ''] = /^[\d,]+/.exec(link.textContent ?? '') ?? [];
      return { address: link.getAttribute('href') ?? '', count: count.replaceAll(',', '') };
    }),
  );
  expect(found.length).toBeGreaterThan(7);
  for (const { address, count } of found) {
    await page.goto(address);
    if (address.startsWith('/cashbook')) await expect(page.getByRole('heading', { name: 'Cash Book' })).toBeVisible();
    else if (address.startsWith('/gst')) await expect(page.getByRole('heading', { name: 'GST' })).toBeVisible();
    else await expect(page.getByText(new RegExp(`^1-\\d+ of ${count}$`)), address).toBeVisible();
  }
});

test('a member sees the work of the desk alone', async ({ waybill }) => {
  const page = await waybill.staff('member', { width: 390 });
  await openDashboard(page);
  const needs = page.getByRole('region', { name: 'Needs you today' });
  await needs.getByRole('link', { name: 'Not on a manifest' }).click();
  await expect(page).toHaveURL(/\/consignments\?awaitsManifest=true$/);
  await expect(page.getByRole('button', { name: 'Remove filter Not on a manifest' })).toBeVisible();
  await page.goBack();
  await expect(needs.getByText('To be priced')).toBeVisible();
  await expect(needs.getByText('Overdue invoices')).toHaveCount(0);
});
