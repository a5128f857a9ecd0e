/** Backup and restore of the embedded database and its secret. */
import Libsql from 'libsql';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../embedded/dataFolder';
import { openSqlite } from '../embedded';
import type { DatabaseModel } from '../schema/model';
import { databaseFiles, holds, secretFiles, takeOut } from './manifest';

const databaseIn = (dataDir: string) => join(dataDir, 'waybill.sqlite');

/** Copies in a separate read transaction, which blocks no writer. */
export function copySqlite(dataDir: string, to: string): void {
  const copy = join(to, databaseFiles.sqlite);
  withFile(databaseIn(dataDir), (connection) => connection.prepare('VACUUM INTO ?').run([copy]));
  withFile(copy, (connection) => {
    const [row] = connection.prepare('PRAGMA quick_check(1)').all([]) as { quick_check: string }[];
    if (row?.quick_check !== 'ok') throw new Error(`The copy of the database is damaged: ${row?.quick_check}`);
  });
  chmodSync(copy, 0o600);
  makeDurable(copy);
  copySecrets(dataDir, to);
}

/**
 * Replaces the database of a data folder that no server uses. Returns the folder where the files that were there before
 * are kept, or null if there were none.
 */
export async function restoreSqlite(
  dataDir: string,
  model: DatabaseModel,
  { backup, force, now, key }: { backup: string; force: boolean; now: Date; key: string | null },
): Promise<string | null> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = lockDataFolder(dataDir);
  try {
    const isReplaced = existsSync(databaseIn(dataDir));
    if (isReplaced && !force) {
      throw new Error(`${dataDir} has a database already: --force replaces it, and keeps it in a folder beside it`);
    }
    const staging = mkdtempSync(join(dataDir, 'restoring-'));
    try {
      await stage(staging, model, backup, key);
      const kept = isReplaced ? keepOld(dataDir, now) : null;
      moveSecrets(staging, dataDir);
      // From here on the restored database is the one in use; before, it was the old one.
      renameSync(databaseIn(staging), databaseIn(dataDir));
      makeDurable(dataDir);
      return kept;
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  } finally {
    release();
  }
}

/** Opens the copy as a server does, which examines and migrates it, and leaves it as a single file. */
async function stage(staging: string, model: DatabaseModel, backup: string, key: string | null): Promise<void> {
  const copy = databaseIn(staging);
  await takeOut(backup, databaseFiles.sqlite, copy, key);
  const database = await openSqlite(staging, model);
  try {
    await database.migrate();
  } finally {
    await database.close();
  }
  withFile(copy, (connection) => connection.exec('PRAGMA journal_mode = DELETE'));
  makeDurable(copy);
  for (const name of secretFiles) if (holds(backup, name)) await takeOut(backup, name, join(staging, name), key);
}

/** Keeps the old files under a second name; a write-ahead log must not stay beside another database. */
function keepOld(dataDir: string, now: Date): string {
  const path = databaseIn(dataDir);
  try {
    withFile(path, (connection) => connection.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  } catch {
    // A damaged database may be what is to be replaced.
  }
  const kept = join(dataDir, `before-restore-${now.toISOString().replace(/[-:.]/g, '')}`);
  mkdirSync(kept, { mode: 0o700 });
  for (const suffix of ['-wal', '-shm']) {
    if (existsSync(path + suffix)) renameSync(path + suffix, join(kept, `waybill.sqlite${suffix}`));
  }
  linkSync(path, databaseIn(kept));
  for (const name of secretFiles) {
    if (existsSync(join(dataDir, name))) linkSync(join(dataDir, name), join(kept, name));
  }
  return kept;
}

function copySecrets(from: string, to: string): void {
  for (const name of secretFiles) if (existsSync(join(from, name))) copyDurably(join(from, name), join(to, name));
}

/** A previous secret without its successor in the backup would not belong to the present one. */
function moveSecrets(from: string, to: string): void {
  if (!secretFiles.some((name) => existsSync(join(from, name)))) return;
  for (const name of secretFiles) {
    if (existsSync(join(from, name))) renameSync(join(from, name), join(to, name));
    else rmSync(join(to, name), { force: true });
  }
}

function withFile(path: string, work: (connection: InstanceType<typeof Libsql>) => unknown): void {
  const connection = new Libsql(path, { timeout: 10_000 });
  try {
    work(connection);
  } finally {
    connection.close();
  }
}

function copyDurably(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o600);
  makeDurable(to);
}

/** Flushes a file or folder to the disk. */
function makeDurable(path: string): void {
  const file = openSync(path, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
