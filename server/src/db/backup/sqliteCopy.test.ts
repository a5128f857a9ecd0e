import Libsql from 'libsql';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseModel } from '../../registry';
import { openSqlite } from '../embedded';
import { copySqlite, restoreSqlite } from './sqliteCopy';

const folder = mkdtempSync(join(tmpdir(), 'waybill-copy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a database that somebody still reads is put aside with its write-ahead log, which the restored one must not see', async () => {
  const [dataDir, backup] = [join(folder, 'data'), join(folder, 'backup')];
  mkdirSync(backup);
  const database = await openSqlite(dataDir, databaseModel);
  await database.migrate();
  copySqlite(dataDir, backup);
  await database.close();

  const reader = new Libsql(join(dataDir, 'waybill.sqlite'));
  reader.prepare('SELECT COUNT(*) FROM user').all([]);
  const kept = await restoreSqlite(dataDir, databaseModel, { backup, force: true, now: new Date(), key: null });
  reader.close();
  expect(readdirSync(kept ?? '')).toEqual(['waybill.sqlite', 'waybill.sqlite-shm', 'waybill.sqlite-wal']);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('waybill.sqlite'))).toEqual(['waybill.sqlite']);
});
