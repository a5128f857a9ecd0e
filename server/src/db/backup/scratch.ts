/** A backup is good if it can be restored: into a scratch database beside the one in use, which is removed afterwards. */
import { mkdtempSync, rmSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../../config';
import { parseDatabaseUrl } from '../mysql/databaseUrl';
import { onOwnConnection } from '../mysql/ownConnection';
import type { DatabaseModel } from '../schema/model';
import { readVerified } from './manifest';
import { restoreBackup } from './restore';

type Place = Pick<Config, 'databaseUrl' | 'dataDir' | 'requestDeadline' | 'startWait' | 'backupKey'>;

/** Why the copy could not be restored for a trial, although it is whole. */
export class NoScratchDatabase extends Error {}

/**
 * Restores the backup and hands the scratch database to `examine`. Throws if the backup is damaged or cannot be restored, and
 * `NoScratchDatabase` if its checksums hold but the account of DATABASE_URL may not create a database.
 */
export async function withRestored<T>(
  place: Place,
  model: DatabaseModel,
  { path, folder, now }: { path: string; folder: string; now: Date },
  examine: (scratch: Place) => Promise<T>,
): Promise<T> {
  const manifest = await readVerified(path, place.backupKey);
  const dataDir = mkdtempSync(join(folder, 'verifying-'));
  try {
    if (manifest.database === 'sqlite') {
      const scratch = { ...place, databaseUrl: null, dataDir };
      await restoreBackup(scratch, model, { path, force: false, now });
      return await examine(scratch);
    }
    if (!place.databaseUrl)
      throw new Error('The backup is of MySQL or MariaDB: set DATABASE_URL to a server to try it on');
    return await withScratchSchema(place.databaseUrl, async (databaseUrl) => {
      const scratch = { ...place, databaseUrl, dataDir };
      await restoreBackup(scratch, model, { path, force: false, now });
      return examine(scratch);
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const accessDenied = [1044, 1045, 1142, 1227];

async function withScratchSchema<T>(databaseUrl: string, work: (scratchUrl: string) => Promise<T>): Promise<T> {
  const target = parseDatabaseUrl(databaseUrl);
  const name = `${target.database.slice(0, 40)}_verify_${randomBytes(4).toString('hex')}`;
  const query = (sql: string) => onOwnConnection(target, (connection) => connection.query(sql));
  const quoted = `\`${name.replaceAll('`', '``')}\``;
  await query(`CREATE DATABASE ${quoted} CHARACTER SET utf8mb4`).catch((error: unknown) => {
    const errno = error instanceof Error && 'errno' in error ? Number(error.errno) : 0;
    if (!accessDenied.includes(errno)) throw error;
    throw new NoScratchDatabase(
      `the user of DATABASE_URL may not create a scratch database: GRANT ALL ON \`${target.database.replaceAll('_', '\\_')}\\_verify\\_%\`.* TO it`,
    );
  });
  try {
    return await work(withDatabase(databaseUrl, name));
  } finally {
    await query(`DROP DATABASE ${quoted}`);
  }
}

const withDatabase = (databaseUrl: string, name: string) =>
  databaseUrl.replace(/^([a-z]+:\/\/[^/]+\/)[^/?#]+/, (_, before: string) => before + encodeURIComponent(name));
