import { resolve } from 'node:path';
import type { Config } from '../../config';
import { openDatabase } from '../dataSource';
import type { Database } from '../database.types';
import type { DatabaseModel } from '../schema/model';
import { parseDatabaseUrl } from '../mysql/databaseUrl';
import { analyzeTables, onOwnConnection } from '../mysql/ownConnection';
import { decodeRows, integer, nullable, text } from '../read/rawRows';
import { withStartLock } from '../startLock';
import { databaseFiles, openFile, readVerified, type Manifest } from './manifest';
import { loadMysql, startLockTable } from './mysqlDump';
import { restoreSqlite } from './sqliteCopy';

export interface Restored {
  manifest: Manifest;
  /** Folder of the replaced files of an embedded database; null if there were none. */
  kept: string | null;
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'requestDeadline' | 'startWait' | 'backupKey'>;

/**
 * Verifies the backup before anything is changed, restores and migrates it. Refuses while servers use the database, and
 * without `force` where there are tables or a file already.
 */
export async function restoreBackup(
  place: Place,
  model: DatabaseModel,
  { path, force, now }: { path: string; force: boolean; now: Date },
): Promise<Restored> {
  const backup = resolve(path);
  const manifest = await readVerified(backup, place.backupKey);
  refuseNewer(manifest, model);
  if (manifest.database === 'mysql') {
    if (!place.databaseUrl) throw new Error('The backup is of MySQL or MariaDB: set DATABASE_URL to where it shall go');
    await restoreMysql(place, place.databaseUrl, model, { backup, force });
    return { manifest, kept: null };
  }
  if (place.databaseUrl) {
    throw new Error('The backup is of an embedded database: it cannot go to DATABASE_URL; unset it and set DATA_DIR');
  }
  return { manifest, kept: await restoreSqlite(place.dataDir, model, { backup, force, now, key: place.backupKey }) };
}

/** An older program would write to tables that it does not know. */
function refuseNewer({ migrations, version }: Manifest, model: DatabaseModel): void {
  const known = new Set(model.migrations.map(({ name }) => name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The backup is of a newer Waybill (${version}): this one does not know the migration ${unknown.join(', ')}`,
  );
}

async function restoreMysql(
  place: Place,
  databaseUrl: string,
  model: DatabaseModel,
  { backup, force }: { backup: string; force: boolean },
): Promise<void> {
  await refuseInUse(databaseUrl);
  const database = await openDatabase(place, model);
  try {
    // Servers that start meanwhile wait, rather than seed a database that is half loaded.
    await withStartLock(database, place.startWait, async () => {
      const tables = await tablesOf(database);
      if (tables.length > 0 && !force) {
        throw new Error(`The database has ${tables.length} tables already: --force drops them and all their rows`);
      }
      await dropAll(databaseUrl, tables);
      await loadMysql(databaseUrl, openFile(backup, databaseFiles.mysql, place.backupKey)).catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`The database is incomplete now, restore it again with --force: ${reason}`);
      });
      await database.migrate();
      await onOwnConnection(parseDatabaseUrl(databaseUrl), analyzeTables);
    });
  } finally {
    await database.close();
  }
}

async function tablesOf(database: Database): Promise<string[]> {
  const rows = await database.readReserved(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME <> ?',
    [startLockTable],
  );
  return decodeRows(rows, { name: text }).map(({ name }) => name);
}

/** A server in use shows by its pooled connections. */
const refuseInUse = (databaseUrl: string): Promise<void> =>
  onOwnConnection(parseDatabaseUrl(databaseUrl), async (connection) => {
    const query = async (sql: string) => (await connection.query(sql))[0] as unknown[];
    const here = await query('SELECT CONNECTION_ID() AS id, DATABASE() AS name');
    const [own] = decodeRows(here, { id: integer, name: text });
    // MySQL refuses to read information_schema.PROCESSLIST while anybody's statement has a character of four bytes.
    const all = decodeRows(await query('SHOW PROCESSLIST'), { Id: integer, db: nullable(text) });
    const connections = all.filter(({ Id, db }) => Id !== own?.id && db === own?.name).length;
    if (connections > 0) throw new Error(`${connections} connections use the database: stop the servers first`);
  });

async function dropAll(databaseUrl: string, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  await onOwnConnection(parseDatabaseUrl(databaseUrl), async (connection) => {
    await connection.query('SET SESSION FOREIGN_KEY_CHECKS = 0');
    await connection.query(`DROP TABLE ${tables.map((name) => `\`${name.replaceAll('`', '``')}\``).join(', ')}`);
  });
}
