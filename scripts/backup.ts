/**
 * npm run backup -- FOLDER: copies the database of the settings into a new folder below FOLDER, while servers may be
 * running.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config';
import { takeBackup } from '../server/src/db/backup/backup';
import { version } from '../package.json';

/** Nothing is signed here, and no secret must be generated in the data folder. */
const unusedSecret = 'nothing is signed by this program';

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error('Usage: npm run backup -- FOLDER');
  process.umask(0o077);
  const start = performance.now();
  const { path, manifest } = await takeBackup(readConfig({ ...process.env, JWT_SECRET: unusedSecret }), {
    folder,
    version,
    now: new Date(),
  });
  const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  console.log(`${path}: ${(bytes / 1e6).toFixed(1)} MB in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

main().catch((error: unknown) => {
  console.error(`No backup was made. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
