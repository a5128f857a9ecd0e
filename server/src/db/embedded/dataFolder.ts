import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';

export interface DataFolder {
  /** Path of the database file. */
  path: string;
  release(): void;
}

/**
 * Locks the data folder for this process until `release` or its end; the operating system releases the lock. Throws if
 * another process uses the folder, or if the database file is empty although it once had data.
 */
export function claimDataFolder(dataDir: string): DataFolder {
  mkdirSync(dataDir, { recursive: true });
  const release = lockDataFolder(dataDir);
  try {
    const path = join(dataDir, 'waybill.sqlite');
    if (existsSync(path)) refuseEmptied(dataDir, path);
    else createFile(path);
    // SQLite creates its other files with the same mode.
    chmodSync(path, 0o600);
    return { path, release };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Throws if another process uses the folder. The lock is held by a transaction that never ends, in a second SQLite file
 * that stays empty.
 */
export function lockDataFolder(dataDir: string): () => void {
  const pidFile = join(dataDir, 'waybill.pid');
  const holder = new Libsql(join(dataDir, 'waybill.lock'));
  try {
    holder.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    holder.close();
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
    const pid = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim() : '';
    throw new Error(`Another Waybill server${pid && ` (process ${pid})`} uses the data folder ${dataDir}`);
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return () => {
    rmSync(pidFile, { force: true });
    holder.exec('ROLLBACK');
    holder.close();
  };
}

/** A new installation has no database file; an empty one results from a full disk or a failed copy. */
function refuseEmptied(dataDir: string, path: string): void {
  const traces = ['jwt-secret', 'outbox'].filter((name) => existsSync(join(dataDir, name)));
  if (statSync(path).size > 0 || traces.length === 0) return;
  throw new Error(
    `The database file ${path} is empty, but ${join(dataDir, traces[0] ?? '')} shows that it has been in use: ` +
      'restore it from a backup, or remove it to begin with a new database',
  );
}

/** Created under a temporary name and renamed, so that an interrupted first start leaves no empty file. */
function createFile(path: string): void {
  const made = `${path}.${randomBytes(4).toString('hex')}`;
  const connection = new Libsql(made);
  connection.exec('PRAGMA journal_mode = WAL');
  connection.close();
  renameSync(made, path);
}
