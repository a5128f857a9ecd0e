import type { App } from '../core/module/app.types';
import { firstBranchId } from '../db/schema/columns';
import { insertSeedRows } from '../db/write/seedRows';
import type { Writer } from '../db/write/writer';
import { addDays, dayOfWeek, daysBetween, firstOfLastMonth, type DateOnly } from '../domain/values/dates';
import type { Paise } from '../domain/values/money';
import { User } from '../modules/parties/users/user.entity';
import { CashDay, CashDeposit, CashEntry } from '../modules/money/cashbook/cashDay.entity';
import { expectedCash, openMovements, sumsOf } from '../modules/money/cashbook/cashMovements';
import { demoPlaces } from './seedDemoBranches';

/** The day before today that was closed last; the days after it are open. */
const lastAgo = 6;
const [openingCash, keptInHand] = [25_000_00, 20_000_00];
const saturday = 6;

/** Closed days of each branch since the first of last month, the last one not confirmed; in the first branch a rupee is missing once. */
export async function seedDemoCashBook(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const admin = (await db.find(User, { role: 'Admin' }))?.id ?? null;
  const others = (await demoPlaces(db)).map(({ branchId }) => branchId);
  for (const branchId of [firstBranchId, ...others]) await closeDays(db, { branchId, today, admin });
}

interface Book {
  branchId: number;
  today: DateOnly;
  admin: number | null;
}

async function closeDays(db: Writer, { branchId, today, admin }: Book): Promise<void> {
  const start = firstOfLastMonth(today);
  let opening = openingCash;
  for (let ago = daysBetween(start, today); ago >= lastAgo; ago -= 1) {
    const date = addDays(today, -ago);
    if (dayOfWeek(date) === saturday || ago === lastAgo + 1) await deposit(db, { branchId, date, start, opening });
    const movements = await openMovements(db, branchId, { day: date, start });
    const sums = sumsOf(movements);
    const difference = branchId === firstBranchId && ago === lastAgo + 1 ? -1_00 : 0;
    const countedCash = expectedCash(opening, sums) + difference;
    const isConfirmed = ago > lastAgo;
    await insertSeedRows(db, CashDay, [
      {
        branchId,
        date,
        liveDate: date,
        openingCash: opening,
        ...sums,
        countedCash,
        difference,
        differenceRemark: difference === 0 ? null : 'Change given in excess',
        confirmedOn: isConfirmed ? db.now : null,
        confirmedById: isConfirmed ? admin : null,
        createdById: admin,
      },
    ]);
    const { id: cashDayId } = await db.internal.findOneByOrFail(CashDay, { branchId, liveDate: date });
    for (const movement of movements) await db.insertRow(CashEntry, { ...movement, cashDayId });
    opening = countedCash;
  }
}

/** What is in hand above what is kept, in thousands. */
async function deposit(
  db: Writer,
  day: { branchId: number; date: DateOnly; start: DateOnly; opening: Paise },
): Promise<void> {
  const { branchId, date, start, opening } = day;
  const held = expectedCash(opening, sumsOf(await openMovements(db, branchId, { day: date, start })));
  const amount = Math.floor((held - keptInHand) / 1_000_00) * 1_000_00;
  if (amount <= 0) return;
  const reference = `SLIP ${4_400 + daysBetween(start, date)}`;
  await insertSeedRows(db, CashDeposit, [{ branchId, date, amount, reference, remark: 'HDFC Bank' }]);
}
