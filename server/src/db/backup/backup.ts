import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../../config';
import { openReadOnly } from '../read/readOnly';
import { executedMigrations } from '../versions/migrationsTable';
import { databaseFiles, sealInPlace, secretFiles, writeManifest, type DatabaseKind, type Manifest } from './manifest';
import { dumpMysql } from './mysqlDump';
import { copySqlite } from './sqliteCopy';

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Copies the database into a new folder below `folder`, while servers may be writing: the copy has one moment of it.
 * The new folder appears when it is complete. With a key its files are encrypted.
 */
export async function takeBackup(
  place: Place,
  { folder, version, now, key }: { folder: string; version: string; now: Date; key: string | null },
): Promise<{ path: string; manifest: Manifest }> {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const path = join(resolve(folder), `waybill-${stamp}`);
  if (existsSync(path)) throw new Error(`${path} exists already`);
  const migrations = await migrationsOf(place);
  mkdirSync(resolve(folder), { recursive: true, mode: 0o700 });
  const partial = mkdtempSync(`${path}.partial-`);
  try {
    const database: DatabaseKind = place.databaseUrl ? 'mysql' : 'sqlite';
    const copy = join(partial, databaseFiles[database]);
    if (place.databaseUrl) await dumpMysql(place.databaseUrl, copy);
    else copySqlite(place.dataDir, partial);
    if (key !== null)
      for (const name of [databaseFiles[database], ...secretFiles]) await sealInPlace(partial, name, key);
    const facts = { version, createdOn: now.toISOString(), database, migrations };
    const manifest = await writeManifest(partial, facts, key);
    renameSync(partial, path);
    return { path, manifest };
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Throws if the database was never migrated. */
async function migrationsOf(place: Place): Promise<string[]> {
  const database = await openReadOnly(place);
  try {
    const names = await executedMigrations((sql) => database.read(sql));
    if (names.length === 0) throw new Error('It has not been a database of Waybill so far');
    return names;
  } finally {
    await database.close();
  }
}
