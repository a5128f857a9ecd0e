import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Like } from 'typeorm';
import { inTransaction } from '../db/write/transaction';
import { Serial } from '../db/write/serial.entity';
import { secondApp } from '../testing/secondServer';
import { startTestServer, type TestServer } from '../testing/testServer';
import { waybill } from '../testing/tool';
import { dailyBackup, type RunTool } from './dailyBackup';

const folder = join(mkdtempSync(join(tmpdir(), 'waybill-daily-')), 'backups');
const keep = { daily: 2, weekly: 1, monthly: 1 };
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ backups: { folder, at: '01:30', keep } });
});
afterAll(() => server.close());
beforeEach(() => inTransaction(server.app, (db) => db.internal.delete(Serial, { name: Like('backup %') })));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Local time in Asia/Kolkata. */
const at = (day: string, time: string) => server.setNow(new Date(`${day}T${time}:00+05:30`));
/** Leaves what the tool leaves. */
const makes: RunTool = async () => {
  const createdOn = server.app.clock.now().toISOString();
  const name = `waybill-${createdOn.slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}`;
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'manifest.json'), JSON.stringify({ createdOn }));
  return 0;
};
const age = async (name: string) => {
  const text = await (await fetch(`${server.origin}/metrics`)).text();
  return text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1];
};

test('is made once a day from the set time on, in the time zone of the company, by one of several servers', async () => {
  at('2026-11-24', '01:29');
  expect(await dailyBackup(server.app, makes)).toBe(false);
  at('2026-11-24', '23:10');
  const other = await secondApp(server, server.app.clock);
  const made = await Promise.all([server.app, other].map((app) => dailyBackup(app, makes)));
  await other.close();
  expect([made.filter(Boolean).length, readdirSync(folder)]).toEqual([1, ['waybill-20261124-174000']]);
  at('2026-11-25', '00:10');
  expect(await dailyBackup(server.app, makes)).toBe(false);
  expect(await age('waybill_backup_verified_age_seconds')).toBe('3600');
});

test('older ones go, and folders of anybody else stay; nothing goes when a backup is not good', async () => {
  const made = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
  mkdirSync(join(folder, 'waybill-notes'), { recursive: true });
  for (const day of made) {
    at(day, '02:00');
    await dailyBackup(server.app, makes);
  }
  const kept = ['waybill-20261121-203000', 'waybill-20261122-203000', 'waybill-notes'];
  expect(readdirSync(folder)).toEqual(kept);
  at('2026-11-24', '02:00');
  const notGood: RunTool = async (args) => {
    await makes(args);
    return 1;
  };
  await expect(dailyBackup(server.app, notGood)).rejects.toThrow('The backup was made, and is not known to be good');
  expect(await dailyBackup(server.app, makes)).toBe(false);
  expect(readdirSync(folder)).toEqual([...kept.slice(0, 2), 'waybill-20261123-203000', 'waybill-notes']);
  at('2026-11-25', '02:00');
  await expect(dailyBackup(server.app, async () => 1)).rejects.toThrow('No backup was made');
});

test('is the work of the tool, which tries it', async () => {
  at('2026-11-24', '02:00');
  const { dataDir, databaseUrl } = server.app.config;
  const run: RunTool = async (args) => (await waybill({ dataDir, databaseUrl }, args)).status;
  expect(await dailyBackup(server.app, run)).toBe(true);
  const [name = ''] = readdirSync(folder);
  expect(existsSync(join(folder, name, 'manifest.json'))).toBe(true);
}, 240_000);
