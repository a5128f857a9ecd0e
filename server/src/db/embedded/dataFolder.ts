import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';

export interface DataFolder {
  /** The database file. */
  path: string;
  release(): void;
}

/**
 * Takes the data folder for this process, until `release` or its end, however it ends: the lock is the operating system's.
 * Refuses a folder that another process uses, and an empty database file where there has been a full one.
 */
export function claimDataFolder(dataDir: string): DataFolder {
  mkdirSync(dataDir, { recursive: true });
  const release = lock(dataDir);
  try {
    const path = join(dataDir, 'waybill.sqlite');
    if (existsSync(path)) refuseEmptied(dataDir, path);
    else createFile(path);
    // SQLite gives its other files the mode of this one.
    chmodSync(path, 0o600);
    return { path, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** A transaction that is never ended holds the lock, in a second SQLite file, which stays empty. */
function lock(dataDir: string): () => void {
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

/** A new office has no database file; an empty one is what a full disk or a failed copy leaves. */
function refuseEmptied(dataDir: string, path: string): void {
  const traces = ['jwt-secret', 'outbox'].filter((name) => existsSync(join(dataDir, name)));
  if (statSync(path).size > 0 || traces.length === 0) return;
  throw new Error(
    `The database file ${path} is empty, but ${join(dataDir, traces[0] ?? '')} shows that it has been in use: ` +
      'restore it from a backup, or remove it to begin with a new database',
  );
}

/** Under its name only when it is a whole database: a first start that is cut short leaves no empty file. */
function createFile(path: string): void {
  const made = `${path}.${randomBytes(4).toString('hex')}`;
  const connection = new Libsql(made);
  connection.exec('PRAGMA journal_mode = WAL');
  connection.close();
  renameSync(made, path);
}
