import type { App } from '../../../core/module/app.types';
import type { Writer } from '../../../db/write/writer';
import { firstBranchId } from '../../../db/schema/columns';
import { insertSeedRows } from '../../../db/write/seedRows';
import { addDays, startOfDayInstant } from '../../../domain/values/dates';
import { Expense } from './expense.entity';

/** Days ago, rupees, remark, branch. */
const expenses: readonly (readonly [number, number, string, number?])[] = [
  [2, 1_850, 'Diesel for the Fort delivery van'],
  [5, 640, 'Packing tape and polythene', 2],
  [9, 12_500, 'Godown rent, second half'],
  [16, 2_310, 'Diesel for the Fort delivery van'],
  [23, 980, 'Printer toner', 3],
  [31, 12_500, 'Godown rent, first half'],
  [38, 3_400, 'Loading charges, Vapi line'],
  [44, 2_120, 'Diesel for the Fort delivery van'],
  [52, 760, 'Weighing scale calibration', 2],
];

export async function seedDemoExpenses(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const at = (daysAgo: number) =>
    new Date(startOfDayInstant(addDays(today, -daysAgo), app.config.timezone).getTime() + 11 * 3_600_000);
  await insertSeedRows(
    db,
    Expense,
    expenses.map(([daysAgo, rupees, remark, branchId = firstBranchId]) => ({
      branchId,
      date: addDays(today, -daysAgo),
      amount: rupees * 100,
      remark,
      createdOn: at(daysAgo),
    })),
  );
}
