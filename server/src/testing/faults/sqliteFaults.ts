import { join } from 'node:path';
import { openSqlite } from '../../db/embedded';
import type { DatabaseModel } from '../../db/schema/model';
import { never, type FaultPlan } from './faultPlan';

export const sqliteFaults = ['busy', 'full', 'ioerr', 'twoInARow', 'doneButFailed', 'death', 'doneThenDeath'] as const;

/** The embedded database with a driver that fails on purpose. */
export function faultySqlite() {
  // Shared with the connections' threads: statements until the fault, its kind, number of occurrences.
  const plan = new Int32Array(new SharedArrayBuffer(12));
  const driver = { module: join(__dirname, 'faultyLibsql.js'), options: { timeout: 5000, plan } };
  const faults: FaultPlan = {
    kinds: sqliteFaults,
    arm: (kind, at) => plan.set([at, sqliteFaults.findIndex((name) => name === kind), 0]),
    disarm: () => {
      plan[0] = 0;
      return plan[2] ?? 0;
    },
    statementsOf: async (work) => {
      plan.set([never, 0, 0]);
      await work();
      return never - (plan[0] ?? 0);
    },
  };
  return {
    faults,
    open: ({ dataDir }: { dataDir: string }, model: DatabaseModel) => openSqlite(dataDir, model, driver),
  };
}
