import type { App } from '../core/module/app.types';
import { insertSeedRows } from '../db/write/seedRows';
import type { Writer } from '../db/write/writer';
import { addDays } from '../domain/values/dates';
import { User } from '../modules/parties/users/user.entity';
import { CashDay, CashDeposit, CashEntry } from '../modules/money/cashbook/cashDay.entity';
import { expectedCash, openMovements, sumsOf } from '../modules/money/cashbook/cashMovements';

/** Days before today on which the book begins and was closed last; the days after them are open. */
const [firstAgo, lastAgo] = [9, 6];

/** Some closed days, one of them with a rupee missing, the last one not confirmed. */
export async function seedDemoCashBook(db: Writer, app: App): Promise<void> {
  const today = app.clock.today();
  const admin = (await db.find(User, { role: 'Admin' }))?.id ?? null;
  const start = addDays(today, -firstAgo);
  await insertSeedRows(db, CashDeposit, [
    { date: addDays(today, -lastAgo - 1), amount: 3_000_00, reference: 'SLIP 4471', remark: 'HDFC Bank, Fort' },
  ]);
  let openingCash = 25_000_00;
  for (let ago = firstAgo; ago >= lastAgo; ago -= 1) {
    const date = addDays(today, -ago);
    const movements = await openMovements(db, date, start);
    const sums = sumsOf(movements);
    const difference = ago === lastAgo + 1 ? -1_00 : 0;
    const countedCash = expectedCash(openingCash, sums) + difference;
    const isConfirmed = ago > lastAgo;
    await insertSeedRows(db, CashDay, [
      {
        date,
        liveDate: date,
        openingCash,
        ...sums,
        countedCash,
        difference,
        differenceRemark: difference === 0 ? null : 'Change given in excess',
        confirmedOn: isConfirmed ? db.now : null,
        confirmedById: isConfirmed ? admin : null,
        createdById: admin,
      },
    ]);
    const { id: cashDayId } = await db.internal.findOneByOrFail(CashDay, { liveDate: date });
    for (const movement of movements) await db.insertRow(CashEntry, { ...movement, cashDayId });
    openingCash = countedCash;
  }
}
