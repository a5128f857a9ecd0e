import { Field, InputType, ObjectType } from 'type-graphql';
import { addMonths, daysBetween, firstOfMonth, lastOfMonth } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import { decodeRows, sum, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { BranchInput } from '../../../core/record/record.inputs';
import { query } from '../../../core/operation/operation';
import { DateOnly, Money } from '../../../core/record/scalars';
import { addTo, bucketOf, noSums, writtenOffOf } from './ageing.service';
import { AgeingSums } from './ageing.type';

@ObjectType({ description: 'What all customers owed at the end of a day.' })
export class ReceivableTrendDay {
  @Field(() => DateOnly)
  day: string;

  @Field(() => Money)
  balance: Paise;
}

@ObjectType({ description: 'What all customers owe now.' })
export class ReceivablesSummary {
  @Field(() => Money, { description: 'What is left to pay of approved invoices and opening balances.' })
  receivable: Paise;

  @Field(() => Money, { description: 'Of it, after the due date.' })
  overdue: Paise;

  @Field(() => Money, { description: 'Payments and credit notes that are not allocated.' })
  advances: Paise;

  @Field(() => Money, { description: 'Tax deducted of which no certificate was given.' })
  tdsWithoutCertificate: Paise;

  @Field(() => AgeingSums, { description: 'It, as of today.' })
  ageing: AgeingSums;

  @Field(() => [ReceivableTrendDay], { description: 'Balances at the ends of the last six months and of today.' })
  trend: ReceivableTrendDay[];
}

@InputType()
export class ReceivablesSummarySearch extends BranchInput {}

export const receivablesSummary = query({
  action: 'receivablesSummary',
  isReport: true,
  input: ReceivablesSummarySearch,
  async run({ db, today }): Promise<ReceivablesSummary> {
    const ends = monthEnds(today());
    const [accounts, dues, taxes, moved, given] = await Promise.all([
      one(db, 'SELECT SUM(outstanding) AS a, SUM(unallocated) AS b FROM customer_account', []),
      duesOf(db),
      one(
        db,
        'SELECT SUM(tds_amount) AS a, 0 AS b FROM customer_payment WHERE certificate_no IS NULL AND reversed_on IS NULL',
        [],
      ),
      movedAfter(db, ends[0] ?? today()),
      writtenOffOf(db, today(), null),
    ]);
    const writtenOff = [...given.values()].reduce((total, amount) => total + amount, 0);
    const ageing = { ...sumsOf(dues, accounts.b, today()), writtenOff };
    return {
      receivable: accounts.a,
      overdue: ageing.balance + ageing.advances - ageing.notDue,
      advances: accounts.b,
      tdsWithoutCertificate: taxes.a,
      ageing,
      trend: trendOf(accounts.a - accounts.b, moved, [...ends, today()]),
    };
  },
});

interface Due {
  dueDate: string;
  outstanding: Paise;
}

/** What is outstanding now, by due date: few rows, whatever the number of invoices. */
async function duesOf(db: Reader): Promise<Due[]> {
  const rows = await db.query(
    `SELECT due_date AS dueDate, SUM(outstanding) AS outstanding FROM invoice
     WHERE deleted_on IS NULL AND invoice_status IN ('Approved', 'Pending') GROUP BY due_date
     UNION ALL
     SELECT date, SUM(outstanding) FROM opening_item GROUP BY date`,
    [],
  );
  return decodeRows(rows, { dueDate: text, outstanding: sum });
}

function sumsOf(dues: readonly Due[], advances: Paise, today: string): AgeingSums {
  const sums = { ...noSums(), advances, balance: -advances };
  for (const { dueDate, outstanding } of dues) addTo(sums, bucketOf(daysBetween(dueDate, today)), outstanding);
  return sums;
}

async function one(db: Reader, sql: string, parameters: readonly unknown[]): Promise<{ a: Paise; b: Paise }> {
  return decodeRows(await db.query(sql, parameters), { a: sum, b: sum })[0] ?? { a: 0, b: 0 };
}

interface Moved {
  day: string;
  amount: Paise;
}

const monthsBack = [6, 5, 4, 3, 2, 1] as const;

const monthEnds = (today: string): string[] =>
  monthsBack.map((ago) => lastOfMonth(addMonths(firstOfMonth(today), -ago)));

/** By how much the balance changed on each day after `day`. */
async function movedAfter(db: Reader, day: string): Promise<Moved[]> {
  const sql =
    "SELECT day, SUM(amount) AS amount FROM ledger_entry WHERE account = 'Receivable' AND day > ? GROUP BY day";
  return decodeRows(await db.query(sql, [day]), { day: text, amount: sum });
}

/** From the present balance backwards, so that only the entries of these months are read. */
const trendOf = (balance: Paise, moved: readonly Moved[], days: readonly string[]): ReceivableTrendDay[] =>
  days.map((day) => ({
    day,
    balance: moved.reduce((left, each) => (each.day > day ? left - each.amount : left), balance),
  }));
