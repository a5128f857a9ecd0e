/** An embedded database with the demo goes to a database server, and the product goes on there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { startServerProcess } from '../testing/serverProcess';
import { rowsKnownOf } from '../testing/tableStatistics';
import { clientOf, freshDatabase } from '../testing/testServer';
import { waybill } from '../testing/tool';

let dataDir: string;
let target: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'waybill-copy-'));
  target = await freshDatabase();
});
afterAll(async () => {
  await target.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

test('rows, numbers and images are there afterwards, sessions go on, and a filled target is refused', async () => {
  const own = { JWT_SECRET: '' };
  const source = { dataDir, databaseUrl: null };
  const before = await startServerProcess(source, { ...own, SEED: 'demo' });
  const bookings = async ({ rest }: typeof before.admin) =>
    (await rest('GET', 'consignments?take=200')).body.resultObject;
  const [booked, { token }] = [await bookings(before.admin), before.admin];
  const inUse = await waybill(source, ['copy', '--to', target.databaseUrl ?? '']);
  expect(inUse).toEqual({ status: 1, printed: expect.stringMatching(/Another Waybill server/) });
  await before.kill();

  const copied = await waybill(source, ['copy', '--to', target.databaseUrl ?? '']);
  expect(copied).toEqual({
    status: 0,
    printed: expect.stringMatching(/counts and sums of every table agree\n\d+ checks, 0 differences/),
  });
  const { rows, known } = await rowsKnownOf(target.databaseUrl ?? '', 'customer');
  expect(rows).toBeGreaterThan(10);
  expect(known).toBe(rows);
  const again = await waybill(source, ['copy', '--to', target.databaseUrl ?? '']);
  expect(again).toEqual({
    status: 1,
    printed: expect.stringMatching(/The target is not empty: its table \w+ has \d+ rows/),
  });
  const secret = { JWT_SECRET: readFileSync(join(dataDir, 'jwt-secret'), 'utf8') };
  const after = await startServerProcess(target, secret);
  try {
    expect(await bookings(clientOf(after.origin, token))).toEqual(booked);
    expect(booked.length).toBe(200);
  } finally {
    await after.kill();
  }
}, 300_000);

test('a password on the command line is refused; from the standard input it is taken', async () => {
  const [url, user] = [new URL(target.databaseUrl ?? ''), `copy_${process.pid}`];
  const root = await createConnection(target.databaseUrl ?? '');
  await root.query(`CREATE USER ${user}@'%' IDENTIFIED BY 'a b/c@d'`);
  await root.query(`GRANT ALL ON \`${url.pathname.slice(1)}\`.* TO ${user}@'%'`);
  try {
    const shown = `mysql://${user}:secret@${url.host}${url.pathname}`;
    expect(await waybill({ dataDir, databaseUrl: null }, ['copy', '--to', shown])).toEqual({
      status: 2,
      printed: expect.stringContaining('--to has a password: use --password-stdin'),
    });
    const hidden = ['copy', '--to', `mysql://${user}@${url.host}${url.pathname}`, '--password-stdin'];
    const answer = await waybill({ dataDir, databaseUrl: null }, hidden, { input: 'a b/c@d\n' });
    expect(answer.printed).toContain('The target is not empty');
  } finally {
    await root.query(`DROP USER ${user}@'%'`);
    await root.end();
  }
}, 120_000);
