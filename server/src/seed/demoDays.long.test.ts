/** On whatever day the demo is seeded, its last month is complete, and late in a month that month has each kind of open money. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openApp } from '../app';
import { readConfig } from '../config';
import { findInconsistencies } from '../core/module/consistency';
import type { App } from '../core/module/app.types';
import { systemClock } from '../core/module/clock';
import { openReadOnly } from '../db/read/readOnly';
import { firstOfLastMonth, firstOfMonth, lastOfMonth } from '../domain/values/dates';
import { consistencyChecks } from '../registry';
import { seedWhenEmpty } from './seed';

const folders: string[] = [];
const apps: App[] = [];
afterAll(async () => {
  for (const app of apps) await app.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

async function demoOn(day: string): Promise<App> {
  const dataDir = mkdtempSync(join(tmpdir(), 'waybill-day-'));
  folders.push(dataDir);
  const config = readConfig({
    JWT_SECRET: 'a secret for the tests, long enough to be one',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SEED: 'demo',
  });
  const now = new Date(`${day}T06:30:00Z`);
  const { today } = systemClock(config.timezone);
  const app = await openApp(config, { now: () => now, today: () => today(now) });
  apps.push(app);
  await app.database.migrate();
  await seedWhenEmpty(app, (_, work) => work());
  return app;
}

const numberOf = async ({ database }: App, sql: string, parameters: string[] = []): Promise<number> =>
  Number((await database.reader.query(sql, parameters))[0]?.n);

const unbilled = `SELECT
  (SELECT COUNT(*) FROM consignment WHERE deleted_on IS NULL AND booking_date BETWEEN ? AND ? AND (customer_amount IS NULL
    OR (invoice_id IS NULL AND customer_amount > 0)
    OR (commission_bill_id IS NULL AND COALESCE(vpp_commission, 0) + COALESCE(insurance_commission, 0) > 0)))
  + (SELECT COUNT(*) FROM cargo_consignment WHERE deleted_on IS NULL AND booking_date BETWEEN ? AND ?
    AND invoice_id IS NULL AND to_pay_amount > 0) AS n`;

test.each(['2026-11-27', '2026-12-01', '2027-01-04', '2026-10-31'])(
  'seeded on %s, nothing of the month before is unbilled, and the nightly checks find nothing',
  async (day) => {
    const app = await demoOn(day);
    const days = [firstOfLastMonth(day), lastOfMonth(firstOfLastMonth(day))];
    expect(await numberOf(app, unbilled, [...days, ...days])).toBe(0);
    for (const table of ['consignment', 'cargo_consignment', 'manifest', 'run_sheet', 'invoice', 'customer_payment'])
      expect([table, await numberOf(app, `SELECT COUNT(DISTINCT branch_id) AS n FROM ${table}`)]).toEqual([table, 3]);
    const database = await openReadOnly(app.config);
    try {
      expect(await findInconsistencies(database, consistencyChecks)).toEqual([]);
    } finally {
      await database.close();
    }
  },
);

test('late in a month, that month has each kind of open money', async () => {
  const day = '2026-11-27';
  const app = await demoOn(day);
  const from = firstOfMonth(day);
  const booked = 'FROM consignment WHERE deleted_on IS NULL AND booking_date >= ?';
  const kinds: Record<string, string> = {
    'credit on no invoice': `${booked} AND payment_mode = 'Credit' AND invoice_id IS NULL AND customer_amount > 0`,
    'cash of the counter on no bill': `${booked} AND payment_mode = 'Cash' AND payment_status = 'Paid' AND invoice_id IS NULL`,
    'cash that is not paid': `${booked} AND payment_mode = 'Cash' AND payment_status = 'Pending'`,
    'to-pay at the door': `${booked} AND payment_mode = 'ToPay' AND payment_status = 'Pending'
      AND delivery_status <> 'Delivered'`,
    'commissions that are not collected': `${booked} AND commission_bill_id IS NULL
      AND COALESCE(vpp_commission, 0) + COALESCE(insurance_commission, 0) > 0`,
    'an amount that is missing': `${booked} AND customer_amount IS NULL`,
    'cargo on no invoice': `FROM cargo_consignment WHERE booking_date >= ? AND invoice_id IS NULL`,
    'VPP money that is owed': 'FROM vpp_collection WHERE collected_on >= ? AND remittance_id IS NULL',
    'money at couriers': 'FROM courier_due WHERE delivered_on >= ? AND open_amount > 0',
    'an advance': `FROM customer_payment WHERE received_on >= ? AND allocated_cash = 0 AND reversed_on IS NULL`,
    'a refund': 'FROM refund WHERE refunded_on >= ?',
    'a credit note': "FROM credit_note WHERE note_date >= ? AND kind = 'Credit' AND status = 'Approved'",
    'a debit note': "FROM credit_note WHERE note_date >= ? AND kind = 'Debit' AND status = 'Approved'",
    'a draft of a note': "FROM credit_note WHERE note_date >= ? AND status = 'Draft' AND deleted_on IS NULL",
    'a write-off': "FROM write_off WHERE written_off_on >= ? AND status = 'Approved'",
    'a draft of an invoice':
      "FROM invoice WHERE invoice_date >= ? AND invoice_status = 'Generated' AND deleted_on IS NULL",
  };
  for (const [name, rows] of Object.entries(kinds))
    expect([name, (await numberOf(app, `SELECT COUNT(*) AS n ${rows}`, [from])) > 0]).toEqual([name, true]);
});
