import { nextSerial } from '../../../db/write/serial';
import type { Writer } from '../../../db/write/writer';
import { cashBookRefusal } from '../../../domain/policy/cashBook';
import { notBefore, notInFuture } from '../../../domain/rules/dateRules';
import { addDays, formatDate, type DateOnly } from '../../../domain/values/dates';
import { textOrNull } from '../../../domain/values/text';
import { badInput, changedMeanwhile, conflict, refuse, refuseInput } from '../../../core/operation/errors';
import { command, type CommandContext } from '../../../core/operation/operation';
import { listQuery } from '../../../core/operation/reads';
import { RecordInput, storedValues } from '../../../core/record/record.inputs';
import { bookOf } from './cashBookOf';
import { CloseCashDayInput, CreateCashDepositInput, ReopenCashDayInput } from './cashBook.inputs';
import { cashDayList, CashDaySearch } from './cashBook.list';
import { firstDay, lastClosed, startOf } from './cashBookDay';
import { CashDay, CashDeposit, CashEntry } from './cashDay.entity';
import { expectedCash, maxLateDays, openMovements, sumsOf } from './cashMovements';

export const cashDays = listQuery('cashDays', CashDaySearch, cashDayList);

/** One at a time: who closes or reopens locks the row of a serial. */
const lockBook = (db: Writer) => nextSerial(db, 'cash book');

export const closeCashDay = command({
  action: 'closeCashDay',
  input: CloseCashDayInput,
  async run(context, { branchId: ref, date, openingCash, countedCash, differenceRemark }) {
    const { db, today } = context;
    refuseInput({ date: notInFuture('Date', date, today()) });
    await lockBook(db);
    const branchId = await bookOf(context, ref);
    const last = await lastClosed(db, branchId);
    refuse(cashBookRefusal.close(date, last?.date ?? null));
    const opening = last ? last.countedCash : (openingCash ?? null);
    if (opening === null) throw badInput('Please enter the opening cash', 'openingCash');
    const movements = await openMovements(db, branchId, { day: date, start: await startOf(db, branchId, date) });
    const sums = sumsOf(movements);
    const difference = countedCash - expectedCash(opening, sums);
    const remark = textOrNull(differenceRemark);
    if (difference !== 0 && remark === null)
      throw badInput(cashBookRefusal.difference({ difference }), 'differenceRemark');
    const day = await db.insert(CashDay, {
      branchId,
      date,
      liveDate: date,
      openingCash: opening,
      ...sums,
      countedCash,
      difference,
      differenceRemark: remark,
      confirmedOn: null,
      confirmedById: null,
    });
    for (const movement of movements) await db.insertRow(CashEntry, { ...movement, cashDayId: day.id });
    return day;
  },
});

export const confirmCashDay = command({
  action: 'confirmCashDay',
  input: RecordInput,
  async run({ db, user, now }, { uniqueId, version }) {
    const day = await db.lock(CashDay, uniqueId, version);
    refuse(cashBookRefusal.confirm(day));
    return db.update(day, { confirmedOn: now(), confirmedById: user?.id ?? null });
  },
});

/** Its entries are open again, and the day can be closed anew. */
export const reopenCashDay = command({
  action: 'reopenCashDay',
  input: ReopenCashDayInput,
  async run({ db }, { uniqueId, version, reason }) {
    await lockBook(db);
    const day = await db.lock(CashDay, uniqueId, version);
    refuse(cashBookRefusal.reopen((await lastClosed(db, day.branchId))?.id === day.id));
    await db.internal.delete(CashEntry, { cashDayId: day.id });
    return db.remarked(reason.trim(), () => db.delete(day, { liveDate: null }));
  },
});

export const createCashDeposit = command({
  action: 'createCashDeposit',
  input: CreateCashDepositInput,
  async run(context, input) {
    const { db, today } = context;
    const branchId = await bookOf(context, input.branchId);
    const earliest = await earliestDeposit(db, branchId, today());
    refuseInput({
      date: notInFuture('Date', input.date, today()) ?? notBefore('Date', input.date, earliest, formatDate(earliest)),
    });
    return db.insert(CashDeposit, { ...storedValues(input, ['branchId']), branchId });
  },
});

/** No day would take an earlier one. */
async function earliestDeposit(db: Writer, branchId: number, today: DateOnly): Promise<DateOnly> {
  const [late, start] = [addDays(today, -maxLateDays), await firstDay(db, branchId)];
  return start && start > late ? start : late;
}

/** The book may have begun meanwhile. */
async function refuseEarly({ db, today }: CommandContext, { branchId, date }: CashDeposit): Promise<void> {
  await lockBook(db);
  if (date < (await earliestDeposit(db, branchId, today()))) throw changedMeanwhile();
}

export const deleteCashDeposit = command({
  action: 'deleteCashDeposit',
  input: RecordInput,
  undo: { undeletes: CashDeposit, restored: refuseEarly },
  async run({ db }, { uniqueId, version }) {
    await lockBook(db);
    const deposit = await db.lock(CashDeposit, uniqueId, version);
    const { date, id: documentId } = deposit;
    if (await db.internal.existsBy(CashEntry, { date, kind: 'Deposit', documentId }))
      throw conflict(cashBookRefusal.closedDeposit);
    return db.delete(deposit);
  },
});
