/** What a report says on the screen, and what the database says. */
import Database from 'libsql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, monthInWords } from '../server/src/domain/values/dates';
import { today } from './records';
import { expect, test } from './waybill';

test.use({ ownServer: 'it is stopped, so that its database can be read' });

const period = { from: addDays(today(), -365), to: today() };

/** Margins by lane and month; the total last. */
function marginsOf(dataDir: string): Map<string, number> {
  const database = new Database(join(dataDir, 'waybill.sqlite'), { readonly: true });
  const rows = database
    .prepare(
      `SELECT b.name AS booked, d.name AS delivered, SUBSTR(c.booking_date, 1, 7) AS month,
         SUM(COALESCE(c.customer_amount, 0)) - SUM(COALESCE(c.vendor_cost, c.vendor_amount)) AS margin
       FROM consignment c JOIN city b ON b.id = c.booking_city_id JOIN city d ON d.id = c.delivery_city_id
       WHERE c.deleted_on IS NULL AND c.booking_date BETWEEN ? AND ?
       GROUP BY c.booking_city_id, c.delivery_city_id, SUBSTR(c.booking_date, 1, 7)`,
    )
    .all(period.from, period.to) as { booked: string; delivered: string; month: string; margin: number }[];
  database.close();
  return new Map(
    rows.map(({ booked, delivered, month, margin }) => [`${booked} → ${delivered} ${monthInWords(month)}`, margin]),
  );
}

test('case: the margin by lane and month equals an SQL sum', async ({ waybill }) => {
  const page = await waybill.staff('admin');
  await page.goto(`/reports?by=Lane,Month&show=Margin&period=${period.from}_${period.to}`);
  await expect(page.getByRole('table', { name: 'Report' }).getByRole('row').nth(1)).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1);
  const shown = lines.map((line) => {
    const [lane = '', month = '', margin = ''] = line.split(',');
    return { name: `${lane} ${month}`.trim(), margin: Math.round(100 * Number(margin)) };
  });
  await waybill.halt();
  const expected = marginsOf(waybill.dataDir);
  const named = shown.filter(({ name }) => expected.has(name));
  expect(named.length).toBeGreaterThan(100);
  for (const { name, margin } of named) expect([name, margin]).toEqual([name, expected.get(name)]);
  const sums = shown.filter(({ name }) => !expected.has(name));
  expect(sums.map(({ name }) => name.replace(/:.*/, ''))).toEqual(
    named.length < expected.size ? ['Rest', 'Total'] : ['Total'],
  );
  const total = [...expected.values()].reduce((sum, margin) => sum + margin, 0);
  expect(sums.at(-1)?.margin).toBe(total);
  await waybill.resume();
});
