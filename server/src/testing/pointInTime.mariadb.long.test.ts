/** Carries out what docs/operations.md says: a backup and the binary log bring back the second before a mistake. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { bookingBody } from './factories';
import { startOwnMariaDb, type OwnMariaDb } from './ownMariaDb';
import { startServerProcess } from './serverProcess';
import { waybill } from './tool';

const root = resolve(__dirname, '../../..');

let folder: string;
let database: OwnMariaDb;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-point-'));
  database = await startOwnMariaDb('--log-bin=binlog', '--binlog-format=ROW', '--server-id=1');
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const place = () => ({ dataDir: join(folder, 'data'), databaseUrl: database.url() });

/** Books with a server of its own, since servers are restarted between a backup and a mistake. */
async function book(...awbNumbers: string[]): Promise<void> {
  const server = await startServerProcess(place());
  try {
    const sender = await server.admin.rest('POST', 'customers', { name: 'A', company: awbNumbers[0], contact: '1' });
    for (const awbNo of awbNumbers) {
      const { body } = await server.admin.rest(
        'POST',
        'consignments',
        bookingBody({ awbNo, senderId: sender.body.resultObject.id, paymentMode: 1 }),
      );
      expect(body.errors).toEqual([]);
    }
  } finally {
    await server.kill();
  }
}

async function onDatabase(name: string, ...statements: string[]): Promise<RowDataPacket[]> {
  const connection = await createConnection(database.url(name));
  try {
    let rows: RowDataPacket[] = [];
    for (const sql of statements) [rows] = await connection.query<RowDataPacket[]>(sql);
    return rows;
  } finally {
    await connection.end();
  }
}

const bookedIn = async (name: string) =>
  (await onDatabase(name, 'SELECT awb_no AS awbNo FROM consignment ORDER BY awb_no')).map(({ awbNo }) => String(awbNo));

/** The commands of the section, with this machine's folders and port instead of the examples. */
function commands(backup: string): string {
  const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const section = /### To a second before a mistake\n(.*?)\n##/s.exec(text)?.[1] ?? '';
  const blocks = [...section.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) => block);
  const replaced = {
    '/backups/waybill-20261122-213000': backup,
    '/var/lib/mysql': database.datadir,
    'mysql://waybill:PASSWORD@127.0.0.1/waybill_restored': database.url('waybill_restored'),
  };
  return Object.entries(replaced).reduce((script, [example, here]) => {
    expect(script).toContain(example);
    return script.replaceAll(example, here);
  }, blocks.join('\n'));
}

/** Runs them as an operator whose client programs find this MariaDB by themselves, and with `waybill` on the PATH. */
function operate(script: string) {
  const program = join(folder, 'waybill');
  writeFileSync(
    program,
    `#!/bin/sh\ncd ${root} && exec ${process.execPath} -r ./scripts/register.cjs server/src/cli.ts "$@"\n`,
  );
  chmodSync(program, 0o700);
  writeFileSync(join(folder, '.my.cnf'), `[client]\nprotocol=tcp\nhost=127.0.0.1\nport=${database.port}\nuser=root\n`);
  const env = { ...process.env, NODE_ENV: 'test', HOME: folder, DATA_DIR: place().dataDir };
  return spawnSync('bash', ['-euc', script], {
    encoding: 'utf8',
    env: { ...env, PATH: `${folder}:${process.env.PATH}` },
  });
}

test('what was booked after the backup is there, and the deletion by hand is not', async () => {
  await book('POINT-1', 'POINT-2');
  const backups = join(folder, 'backups');
  expect(await waybill(place(), ['backup', backups])).toEqual({ status: 0, printed: expect.any(String) });
  await book('POINT-3', 'POINT-4');
  // The day goes on in another file of the log.
  await onDatabase('waybill', 'FLUSH BINARY LOGS');
  await book('POINT-5');
  await onDatabase('waybill', 'SET foreign_key_checks = 0', 'DELETE FROM consignment');
  await onDatabase('waybill', "UPDATE customer SET company = 'After the mistake'");
  expect(await bookedIn('waybill')).toEqual([]);

  const { status, stdout, stderr } = operate(commands(join(backups, readdirSync(backups)[0] ?? '')));
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: expect.stringMatching(/binlog\.000001 binlog\.000002 from \d+ to \d+\n(.*\n)*.*checks, 0 differences/),
    stderr: expect.any(String),
  });
  expect(await bookedIn('waybill_restored')).toEqual(['POINT-1', 'POINT-2', 'POINT-3', 'POINT-4', 'POINT-5']);
  expect(await onDatabase('waybill_restored', "SELECT 1 FROM customer WHERE company = 'After the mistake'")).toEqual(
    [],
  );
}, 240_000);

test('a user without any right on the server makes a backup that names its position', async () => {
  await onDatabase('waybill', "CREATE USER clerk@'%'", "GRANT SELECT, SHOW VIEW, TRIGGER ON waybill.* TO clerk@'%'");
  const databaseUrl = database.url().replace('root@', 'clerk@');
  const backups = join(folder, 'as-user');
  expect(await waybill({ ...place(), databaseUrl }, ['backup', backups])).toEqual({
    status: 0,
    printed: expect.stringContaining(' MB in '),
  });
  const dump = join(backups, readdirSync(backups)[0] ?? '', 'database.sql.gz');
  expect(spawnSync('zgrep', ['-c', 'CHANGE MASTER TO', dump], { encoding: 'utf8' }).stdout).toBe('1\n');
});
