/**
 * npm run restore -- BACKUP [--force]: restores a backup into the database of the settings, which no server may be
 * using, and checks it. --force replaces what is there. Exit code 1: not restored, or the check found differences.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config';
import { findInconsistencies } from '../server/src/core/module/consistency';
import { restoreBackup } from '../server/src/db/backup/restore';
import { openReadOnly } from '../server/src/db/read/readOnly';
import { consistencyChecks, databaseModel } from '../server/src/registry';

/** Nothing is signed here, and no secret must be generated in the data folder. */
const unusedSecret = 'nothing is signed by this program';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path || positionals.length > 1) throw new Error('Usage: npm run restore -- BACKUP [--force]');
  process.umask(0o077);
  const config = readConfig({ ...process.env, JWT_SECRET: unusedSecret });
  const { manifest, kept } = await restoreBackup(config, databaseModel, { path, force: values.force, now: new Date() });
  console.log(`Restored the database as of ${manifest.createdOn}`);
  if (kept) console.log(`What was there before is kept in ${kept}`);
  const database = await openReadOnly(config);
  try {
    const found = await findInconsistencies(database, consistencyChecks);
    console.log(
      `${consistencyChecks.length} checks, ${found.length} differences${found.length ? ': npm run check' : ''}`,
    );
    process.exitCode = found.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
