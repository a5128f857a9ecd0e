/** Backs up while clerks are booking, and restores into a new database: nothing acknowledged before is missing. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { bookingBody } from './factories';
import { startServerProcess, type ServerProcess } from './serverProcess';
import { rowsKnownOf } from './tableStatistics';
import { freshDatabase, type Client } from './testServer';
import { waybill } from './tool';

type Place = Awaited<ReturnType<typeof freshDatabase>>;

let folder: string;
let origin: Place;
let target: Place;
let server: ServerProcess | undefined;
/** Taken by the first test, used by the others. */
let backup = '';
let acknowledgedBefore: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-backup-'));
  origin = await freshDatabase();
  target = await freshDatabase();
});
afterAll(async () => {
  await server?.kill();
  await origin.drop();
  await target.drop();
  rmSync(folder, { recursive: true, force: true });
});

const operate = (
  command: 'backup' | 'restore' | 'verify-backup',
  place: Pick<Place, 'dataDir' | 'databaseUrl'>,
  ...args: string[]
) => waybill(place, [command, ...args]);

/** Books until it is stopped; returns the acknowledged numbers so far. */
function clerks(client: Client, senderId: number) {
  const acknowledged: string[] = [];
  let next = 0;
  let isOver = false;
  const clerk = async () => {
    while (!isOver) {
      const awbNo = `BACKUP-${(next += 1)}`;
      const answer = await client.rest('POST', 'consignments', bookingBody({ awbNo, senderId, paymentMode: 1 }));
      expect(answer.body.errors).toEqual([]);
      acknowledged.push(awbNo);
    }
  };
  const done = Promise.all([clerk(), clerk(), clerk()]);
  return {
    acknowledged,
    stop: async () => {
      isOver = true;
      await done;
    },
  };
}

const bookedOn = async (client: Client): Promise<string[]> => {
  const { body } = await client.rest('GET', 'consignments?take=5000');
  return body.resultObject.map(({ awbNo }: { awbNo: string }) => awbNo);
};

test('a backup taken while clerks book holds what was acknowledged before, and passes every check', async () => {
  server = await startServerProcess(origin);
  const sender = await server.admin.rest('POST', 'customers', { name: 'A', company: 'B', contact: '1' });
  const booking = clerks(server.admin, sender.body.resultObject.id);
  while (booking.acknowledged.length < 30) await new Promise((later) => setTimeout(later, 20));
  acknowledgedBefore = [...booking.acknowledged];
  const taken = await operate('backup', origin, folder);
  const during = booking.acknowledged.length - acknowledgedBefore.length;
  await booking.stop();
  expect(taken).toEqual({ status: 0, printed: expect.stringMatching(/waybill-\d{8}-\d{6}: [\d.]+ MB in [\d.]+ s/) });
  expect(during).toBeGreaterThan(0);

  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^waybill-\d{8}-\d{6}$/)]);
  backup = join(folder, readdirSync(folder)[0] ?? '');
  const open = [backup, ...readdirSync(backup).map((name) => join(backup, name))];
  expect(open.filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);

  const restored = await operate('restore', target, backup);
  expect(restored).toEqual({ status: 0, printed: expect.stringMatching(/checks, 0 differences/) });
  if (target.databaseUrl) {
    const { rows, known } = await rowsKnownOf(target.databaseUrl, 'consignment');
    expect(rows).toBeGreaterThanOrEqual(30);
    expect(known).toBe(rows);
  }
  const second = await startServerProcess(target);
  try {
    expect(await bookedOn(second.admin)).toEqual(expect.arrayContaining(acknowledgedBefore));
    const refused = await operate('restore', target, backup, '--force');
    const inUse = target.databaseUrl
      ? /connections use the database: stop the servers first/
      : /Another Waybill server/;
    expect(refused).toEqual({ status: 1, printed: expect.stringMatching(inUse) });
  } finally {
    await second.kill();
  }
}, 240_000);

test('a database that has rows is replaced with --force only', async () => {
  const refused = await operate('restore', target, backup);
  const words = target.databaseUrl ? /has \d+ tables already: --force drops them/ : /has a database already: --force/;
  expect(refused).toEqual({ status: 1, printed: expect.stringMatching(words) });
  const restored = await operate('restore', target, backup, '--force');
  expect(restored).toEqual({ status: 0, printed: expect.stringMatching(/checks, 0 differences/) });
  const names = readdirSync(target.dataDir);
  expect(names.filter((name) => name.startsWith('restoring-'))).toEqual([]);
  expect(names.filter((name) => name.startsWith('before-restore-'))).toHaveLength(target.databaseUrl ? 0 : 1);
  const again = await startServerProcess(target);
  try {
    expect(await bookedOn(again.admin)).toEqual(expect.arrayContaining(acknowledgedBefore));
  } finally {
    await again.kill();
  }
}, 120_000);

test('a backup that is damaged, incomplete, newer or of the other kind is refused in words', async () => {
  const manifest = join(backup, 'manifest.json');
  const text = readFileSync(manifest, 'utf8');
  const refusal = async (place: Pick<Place, 'dataDir' | 'databaseUrl'>, path = backup) => {
    const { status, printed } = await operate('restore', place, path, '--force');
    expect(status).toBe(1);
    return printed;
  };
  expect(await refusal(target, folder)).toContain('is no backup of Waybill: it has no manifest.json');
  writeFileSync(manifest, '{"format":1}');
  expect(await refusal(target)).toContain('cannot be read as the manifest of a backup');
  writeFileSync(manifest, text.replace('"migrations": [', '"migrations": ["Later1999999999999",'));
  expect(await refusal(target)).toMatch(/of a newer Waybill \(.+\): this one does not know the migration Later/);
  writeFileSync(manifest, text);
  const other = target.databaseUrl ? null : 'mysql://root@127.0.0.1:1/none';
  expect(await refusal({ dataDir: target.dataDir, databaseUrl: other })).toMatch(
    other ? /is of an embedded database: it cannot go to DATABASE_URL/ : /is of MySQL or MariaDB: set DATABASE_URL/,
  );
  const file = join(backup, target.databaseUrl ? 'database.sql.gz' : 'database.sqlite');
  truncateSync(file, statSync(file).size - 1);
  expect(await refusal(target)).toMatch(/The backup is damaged: .* differs from its checksum/);
  rmSync(file);
  expect(await refusal(target)).toMatch(/The backup is incomplete: .* is missing/);
}, 120_000);

test('a backup is tried by restoring it, and one under BACKUP_KEY needs that key', async () => {
  const [key, other] = ['a key of backups in this test, 0123456789', 'another key of backups in this test, 98765'];
  const sealedIn = join(folder, 'sealed');
  const made = await waybill(origin, ['backup', '--verify'], { env: { BACKUP_KEY: key, BACKUP_DIR: sealedIn } });
  expect(made).toEqual({
    status: 0,
    printed: expect.stringMatching(
      / MB in [\d.]+ s\n.*waybill-\d{8}-\d{6} can be restored: \d+ checks, 0 differences\n$/,
    ),
  });
  const [name = ''] = readdirSync(sealedIn);
  expect(readdirSync(sealedIn)).toHaveLength(1);
  const path = join(sealedIn, name);
  expect(readdirSync(path).filter((file) => !/^manifest\.json$|\.sealed$/.test(file))).toEqual([]);
  const tried = (BACKUP_KEY: string) => waybill(origin, ['verify-backup', path], { env: { BACKUP_KEY } });
  expect(await tried('')).toEqual({ status: 1, printed: expect.stringContaining('is encrypted: set BACKUP_KEY') });
  expect(await tried(other)).toEqual({ status: 1, printed: expect.stringContaining('BACKUP_KEY is not the one') });
  const manifest = join(path, 'manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('"format": 1', '"format": 1,"createdBy": "me"'));
  expect(await tried(key)).toEqual({ status: 1, printed: expect.stringContaining('manifest.json was changed') });
}, 240_000);

if (process.env.TEST_DATABASE_URL) {
  test('a user who may not make a scratch database is told the GRANT', async () => {
    const root = await createConnection(origin.databaseUrl ?? '');
    const { host, pathname } = new URL(origin.databaseUrl ?? '');
    const user = `verify_${process.pid}`;
    await root.query(`CREATE USER ${user}@'%'`);
    try {
      await root.query(`GRANT ALL ON \`${pathname.slice(1)}\`.* TO ${user}@'%'`);
      const databaseUrl = `mysql://${user}@${host}${pathname}`;
      const whole = join(folder, 'whole');
      await operate('backup', origin, whole);
      const path = join(whole, readdirSync(whole)[0] ?? '');
      const { status, printed } = await operate('verify-backup', { dataDir: origin.dataDir, databaseUrl }, path);
      expect([status, printed]).toEqual([1, expect.stringMatching(/agrees with its checksums.*GRANT ALL ON .*verify/)]);
    } finally {
      await root.query(`DROP USER ${user}@'%'`);
      await root.end();
    }
  }, 120_000);

  test('a password with any character reaches the client programs, by a file', async () => {
    const url = origin.databaseUrl ?? '';
    const password = `a"b'c#d;e\\f \\n%`;
    const root = await createConnection(url);
    const { hostname, port, pathname } = new URL(url);
    const name = `backup_${process.pid}`;
    await root.query(`CREATE USER ${name}@'%' IDENTIFIED BY ?`, [password]);
    try {
      await root.query(`GRANT ALL ON \`${pathname.slice(1)}\`.* TO ${name}@'%'`);
      const databaseUrl = `mysql://${name}:${encodeURIComponent(password)}@${hostname}:${port}${pathname}`;
      const taken = await operate('backup', { dataDir: origin.dataDir, databaseUrl }, join(folder, 'as-user'));
      expect(taken).toEqual({ status: 0, printed: expect.stringContaining(' MB in ') });
      expect(readdirSync(tmpdir()).filter((each) => each.startsWith('waybill-client-'))).toEqual([]);
    } finally {
      await root.query(`DROP USER ${name}@'%'`);
      await root.end();
    }
  }, 60_000);
}
