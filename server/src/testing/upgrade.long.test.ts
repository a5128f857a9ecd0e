/** Real processes on a database that is older or newer than they are. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openApp } from '../app';
import { readConfig } from '../config';
import { readVersion, writeVersion } from '../db/versions/versionTable';
import { spawnServer, type Spawned } from './serverProcess';
import { oldDatabase, type Fresh } from './oldDatabase';
import { freshDatabase } from './testServer';

let place: Fresh;
const spawned: Spawned[] = [];
afterEach(async () => {
  for (const server of spawned.splice(0)) {
    server.signal('SIGKILL');
    await server.ended;
  }
  await place.drop();
});

const spawnHere = (settings: Record<string, string> = {}) => {
  const server = spawnServer(place, { SEED: 'none', ...settings });
  spawned.push(server);
  return server;
};

/** Migrates the database if it is not, and says that 0.4.0 has changed it. */
async function changeDatabase(): Promise<void> {
  const config = readConfig({ DATA_DIR: place.dataDir, JWT_SECRET: 'a secret for the tests, long enough to be one' });
  const { database, close } = await openApp({ ...config, databaseUrl: place.databaseUrl });
  try {
    await database.migrate();
    const query = (sql: string, parameters: unknown[]) => database.writer.query(sql, parameters);
    const before = await readVersion(query);
    if (before) await writeVersion(query, { ...before, minProgram: '0.4.0', changedBy: '0.4.0' });
  } finally {
    await close();
  }
}

const sentence = 'This database was changed by Waybill 0.4.0; start that version or newer';

test('a program that starts on a newer database ends with the reason', async () => {
  place = await freshDatabase();
  await changeDatabase();
  const server = spawnHere();
  expect(await server.ended).toBe(1);
  expect(server.printed()).toContain(sentence);
});

test('an older database is backed up before it is migrated, and the path is said', async () => {
  place = await oldDatabase();
  const server = spawnHere();
  await server.origin;
  const [, path = ''] = /A backup was made before migrating: (\S+)/.exec(server.printed()) ?? [];
  expect(existsSync(join(path, 'manifest.json'))).toBe(true);
  expect(readdirSync(join(place.dataDir, 'before-upgrade'))).toHaveLength(1);
});

// The embedded database belongs to one process.
if (process.env.TEST_DATABASE_URL) {
  test('a program that runs stops within two seconds when another one changes the database', async () => {
    place = await freshDatabase();
    const server = spawnHere();
    const origin = await server.origin;
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await changeDatabase();
    const changedAt = performance.now();
    expect(await server.ended).toBe(1);
    expect(performance.now() - changedAt).toBeLessThan(5_000);
    expect(server.printed()).toContain(sentence);
  });

  test('with MIGRATE=no it waits until another has migrated', async () => {
    place = await oldDatabase();
    const waiting = spawnHere({ MIGRATE: 'no' });
    await waiting.says('MIGRATE=no');
    const other = spawnHere({ BACKUP_BEFORE_MIGRATE: 'no' });
    await other.origin;
    expect((await fetch(`${await waiting.origin}/readyz`)).status).toBe(200);
  });
}
