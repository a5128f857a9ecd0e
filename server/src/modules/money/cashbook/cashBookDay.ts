/** A day of the cash book as it stands: closed, or open with what has come in. */
import { Field, InputType, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import type { Reader } from '../../../db/read/reader';
import { CashDayState, CashKind } from '../../../domain/money/enums';
import { notInFuture } from '../../../domain/rules/dateRules';
import type { DateOnly as Day } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import { Optional } from '../../../domain/rules/rules';
import { refuseInput } from '../../../core/operation/errors';
import { query } from '../../../core/operation/operation';
import { DateOnly, Money } from '../../../core/record/scalars';
import { BookBranch } from './cashBook.inputs';
import { bookOf } from './cashBookOf';
import { CashDay, CashEntry } from './cashDay.entity';
import { expectedCash, openMovements, sumsOf } from './cashMovements';

@InputType()
export class CashBookDaySearch {
  @BookBranch()
  branchId?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Default: today.' })
  @Optional()
  date?: string | null;
}

@ObjectType({ description: 'What moved the cash in hand.' })
export class CashBookEntry {
  @Field(() => CashKind)
  kind: CashKind;

  @Field(() => SafeInt)
  documentId: number;

  @Field(() => DateOnly, { description: 'Of the document, which may be of an earlier day.' })
  date: Day;

  @Field(() => String, { description: 'Of the document; of a deposit the reference of the bank. Empty: none.' })
  number: string;

  @Field(() => String, { description: 'Customer, delivery person, courier or remark.' })
  name: string;

  @Field(() => Money, { description: 'Rupees that it adds; negative: takes.' })
  amount: Paise;
}

@ObjectType({ description: 'A day of the cash book.' })
export class CashBookDay {
  @Field(() => SafeInt, { description: 'The branch whose book it is.' })
  branchId: number;

  @Field(() => DateOnly, { description: 'Of a day that a later one has closed, that one.' })
  date: Day;

  @Field(() => CashDayState)
  state: CashDayState;

  @Field(() => DateOnly, { nullable: true, description: 'The last closed day before; null: the book begins.' })
  after: Day | null;

  @Field(() => Money, { nullable: true, description: 'Null: to be typed, since the book begins.' })
  openingCash: Paise | null;

  @Field(() => Money)
  receipts: Paise;

  @Field(() => Money)
  expenses: Paise;

  @Field(() => Money)
  deposits: Paise;

  @Field(() => Money, { description: 'What should be in hand.' })
  expectedCash: Paise;

  @Field(() => [CashBookEntry])
  entries: CashBookEntry[];

  @Field(() => CashDay, { nullable: true, description: 'Null while it is open.' })
  closed: CashDay | null;
}

export const cashBookDay = query({
  action: 'cashBookDay',
  readsAllBranches: 'what a branch pays in cash may be for the bookings of another one',
  input: CashBookDaySearch,
  async run(context, { branchId: ref, date }): Promise<CashBookDay> {
    const { db, today } = context;
    const day = date ?? today();
    refuseInput({ date: notInFuture('Date', day, today()) });
    const branchId = await bookOf(context, ref);
    const covering = await db
      .select(CashDay, 'd')
      .where('d.branchId = :branchId AND d.liveDate >= :day', { branchId, day })
      .orderBy('d.liveDate')
      .limit(1)
      .getOne();
    return covering ? closedDay(db, covering) : openDay(db, branchId, day);
  },
});

async function closedDay(db: Reader, closed: CashDay): Promise<CashBookDay> {
  const entries = await db
    .select(CashEntry, 'e')
    .where('e.cashDayId = :id', { id: closed.id })
    .orderBy('e.id')
    .getMany();
  const { branchId } = closed;
  const before = await lastClosed(db, branchId, closed.date);
  return {
    branchId,
    date: closed.date,
    state: closed.confirmedOn ? 'Confirmed' : 'Closed',
    after: before?.date ?? null,
    openingCash: closed.openingCash,
    receipts: closed.receipts,
    expenses: closed.expenses,
    deposits: closed.deposits,
    expectedCash: expectedCash(closed.openingCash, closed),
    entries,
    closed,
  };
}

async function openDay(db: Reader, branchId: number, date: Day): Promise<CashBookDay> {
  const last = await lastClosed(db, branchId);
  const entries = await openMovements(db, branchId, { day: date, start: await startOf(db, branchId, date) });
  const sums = sumsOf(entries);
  const openingCash = last?.countedCash ?? null;
  return {
    branchId,
    date,
    state: 'Open',
    after: last?.date ?? null,
    openingCash,
    ...sums,
    expectedCash: expectedCash(openingCash ?? 0, sums),
    entries,
    closed: null,
  };
}

/** The last closed day of a branch, or the last one before `before`; null: there is none. */
export const lastClosed = (db: Reader, branchId: number, before?: Day): Promise<CashDay | null> => {
  const found = closedDays(db, branchId);
  if (before) found.andWhere('d.liveDate < :before', { before });
  return found.orderBy('d.liveDate', 'DESC').limit(1).getOne();
};

/** The first day of the branch's book; that of a book without closed days is the day itself. */
export const startOf = async (db: Reader, branchId: number, day: Day): Promise<Day> =>
  (await firstDay(db, branchId)) ?? day;

/** Null: no day is closed yet. */
export async function firstDay(db: Reader, branchId: number): Promise<Day | null> {
  const first = await closedDays(db, branchId).orderBy('d.liveDate').limit(1).getOne();
  return first?.date ?? null;
}

const closedDays = (db: Reader, branchId: number) =>
  db.select(CashDay, 'd').where('d.branchId = :branchId AND d.liveDate IS NOT NULL', { branchId });
