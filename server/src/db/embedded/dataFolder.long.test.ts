import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openApp } from '../../app';
import { readConfig } from '../../config';
import { startServerProcess } from '../../testing/serverProcess';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'waybill-folder-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const file = (name: string) => join(dataDir, name);
const config = () => readConfig({ DATA_DIR: dataDir, SEED: 'none' });
const root = resolve(__dirname, '../../../..');
const programs = {
  'npm run seed': ['scripts/seed.ts', '--consignments', '1'],
  'npm run typeorm': ['node_modules/typeorm/cli.js', '-d', 'ormconfig.ts', 'migration:show'],
};

/** Output and exit code of a program that uses this folder. */
function runProgram(name: keyof typeof programs) {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'none', NODE_ENV: 'test' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-r', './scripts/register.cjs', ...programs[name]], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, printed: stdout + stderr };
}

describe('a data folder', () => {
  test('belongs to one process at a time, and is free again as soon as that is gone', async () => {
    const server = await startServerProcess({ dataDir, databaseUrl: null });
    const pid = Number(readFileSync(file('waybill.pid'), 'utf8'));
    const words = `Another Waybill server (process ${pid}) uses the data folder ${dataDir}`;
    expect(pid).not.toBe(process.pid);
    await expect(openApp(config())).rejects.toThrow(words);
    for (const name of Object.keys(programs) as (keyof typeof programs)[]) {
      expect(runProgram(name)).toMatchObject({ status: 1, printed: expect.stringContaining(words) });
    }
    await server.kill();
    expect(existsSync(file('waybill.pid'))).toBe(true);
    const app = await openApp(config());
    expect(await app.database.read('SELECT COUNT(*) AS users FROM user', [])).toEqual([{ users: 1 }]);
    await app.close();
    expect(runProgram('npm run typeorm')).toMatchObject({ status: 0, printed: expect.stringContaining('[X]') });
  });

  test('is refused to a second database of the same process too', async () => {
    const app = await openApp(config());
    await expect(openApp(config())).rejects.toThrow(
      `Another Waybill server (process ${process.pid}) uses the data folder ${dataDir}`,
    );
    await app.close();
    await (await openApp(config())).close();
  });

  test('is readable by its owner alone, also where an older server left it open', async () => {
    const first = await openApp(config());
    await first.close();
    chmodSync(file('waybill.sqlite'), 0o644);
    const app = await openApp(config());
    await app.database.writer.runMigrations({ transaction: 'each' });
    mkdirSync(file('outbox'));
    const names = readdirSync(dataDir);
    expect(names).toEqual(
      expect.arrayContaining(['jwt-secret', 'outbox', 'waybill.sqlite', 'waybill.sqlite-shm', 'waybill.sqlite-wal']),
    );
    expect(names.filter((name) => (statSync(file(name)).mode & 0o077) !== 0)).toEqual([]);
    await app.close();
  });
});

describe('a database file', () => {
  test('that is damaged is refused in words', async () => {
    writeFileSync(file('waybill.sqlite'), 'No database at all. '.repeat(1000));
    await expect(openApp(config())).rejects.toThrow(
      /^The database file .*waybill\.sqlite is damaged \(.+\): restore it from a backup$/,
    );
  });

  test('that is damaged in the middle is refused in words', async () => {
    const app = await openApp(config());
    await app.database.writer.runMigrations({ transaction: 'each' });
    await app.close();
    const content = readFileSync(file('waybill.sqlite'));
    content.fill(0x5a, 4096 * 3, 4096 * 12);
    writeFileSync(file('waybill.sqlite'), content);
    await expect(openApp(config())).rejects.toThrow(/is damaged \(.+\): restore it from a backup$/);
  });

  test('that is empty is refused where there has been a full one, and the folder is free again', async () => {
    await (await openApp(config())).close();
    truncateSync(file('waybill.sqlite'), 0);
    await expect(openApp(config())).rejects.toThrow(
      /waybill\.sqlite is empty, but .*jwt-secret shows that it has been in use: restore it/,
    );
    rmSync(file('waybill.sqlite'));
    await (await openApp(config())).close();
  });
});

describe('the secret of a first start', () => {
  test('is made once and kept', () => {
    const { jwtSecret } = config();
    expect(jwtSecret).toHaveLength(64);
    expect(config().jwtSecret).toBe(jwtSecret);
    expect(readdirSync(dataDir)).toEqual(['jwt-secret']);
  });

  test('is refused when it is shorter than it was made', () => {
    for (const content of ['', 'short']) {
      writeFileSync(file('jwt-secret'), content);
      expect(config).toThrow(/jwt-secret is damaged: it must have at least 32 bytes/);
    }
  });
});
