/**
 * npm run seed -- --consignments N [--days D] [--seed S]: adds N realistic consignments; the same S gives the same
 * rows.
 */
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openApp } from '../server/src/app';
import { readConfig } from '../server/src/config';
import { inTransaction } from '../server/src/db/write/transaction';
import { recountAccounts } from '../server/src/modules/parties/customers/account/accountRecount';
import { seedConsignments } from '../server/src/seed/seedConsignments';
import { seedWhenEmpty } from '../server/src/seed/seed';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { consignments: { type: 'string' }, days: { type: 'string' }, seed: { type: 'string' } },
  });
  const count = wholeNumber(values.consignments, 'consignments', 2000);
  const days = wholeNumber(values.days, 'days', Math.max(120, Math.round(count / 1400)));
  const app = await openApp(readConfig());
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  try {
    await app.database.migrate();
    await seedWhenEmpty(app, (_, work) => work());
    const planting = {
      count,
      days,
      seed: wholeNumber(values.seed, 'seed', 1),
      today: app.clock.today(),
      now: app.clock.now(),
      timezone: app.config.timezone,
      progress: (planted: number) => {
        if (planted % 20_000 === 0)
          console.log(`${planted.toLocaleString('en-IN')} of ${count.toLocaleString('en-IN')} (${seconds()} s)`);
      },
    };
    await inTransaction(app, async (db) => {
      await seedConsignments(db.internal, planting);
      recountAccounts(db);
    });
    console.log(`${count.toLocaleString('en-IN')} consignments over ${days} days in ${seconds()} s`);
  } finally {
    await app.close();
  }
}

function wholeNumber(text: string | undefined, name: string, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} takes a whole number`);
  return value;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
