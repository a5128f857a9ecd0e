/**
 * npm run check [-- --json]: recounts what the database of the settings stores twice (rollups, states, totals, numbers, keys)
 * and names each difference. It only reads, also while servers are running. Exit code 1: there are differences.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config';
import { findInconsistencies } from '../server/src/core/module/consistency';
import { openReadOnly } from '../server/src/db/read/readOnly';
import { consistencyChecks } from '../server/src/registry';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const database = await openReadOnly(readConfig());
  try {
    const found = await findInconsistencies(database, consistencyChecks);
    if (values.json) console.log(JSON.stringify(found));
    else {
      for (const { rule, place, stored, actual } of found) {
        console.log(`✗ ${rule}\n    ${place}: stored ${stored}, actual ${actual}`);
      }
      console.log(`${consistencyChecks.length} checks, ${found.length} differences`);
    }
    process.exitCode = found.length > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
