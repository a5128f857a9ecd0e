/** Counts anew what is stored twice, after rows were written past the product, and ends with 1 if the checks find a difference. */
import 'reflect-metadata';
import { openApp } from '../server/src/app';
import { differencesIn } from '../server/src/cli/database';
import { readConfig } from '../server/src/config';
import { inTransaction } from '../server/src/db/write/transaction';
import { rebuildRollup } from '../server/src/modules/bookings/consignments/rollup/rebuildRollup';
import { recountAccounts } from '../server/src/modules/parties/customers/account/accountRecount';

async function main(): Promise<void> {
  const config = readConfig();
  const app = await openApp(config);
  try {
    await inTransaction(app, async (db) => {
      await rebuildRollup(db.internal);
      recountAccounts(db);
    });
  } finally {
    await app.close();
  }
  const found = await differencesIn(config);
  for (const each of found) console.error(each);
  if (found.length > 0) throw new Error(`The filled database has ${found.length} differences`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
