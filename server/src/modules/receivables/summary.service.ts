import { Field, ObjectType } from 'type-graphql';
import { addMonths, firstOfMonth, lastOfMonth } from '../../domain/dates';
import type { Paise } from '../../domain/money';
import { decodeRows, sum } from '../../db/rawRows';
import type { Reader } from '../../db/reader';
import { NoInput, query } from '../../core/operation';
import { DateOnly, Money } from '../../core/scalars';

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

  @Field(() => Money, { description: 'Payments that are not allocated.' })
  advances: Paise;

  @Field(() => Money, { description: 'Tax deducted of which no certificate was given.' })
  tdsWithoutCertificate: Paise;

  @Field(() => [ReceivableTrendDay], { description: 'Balances at the ends of the last six months and of today.' })
  trend: ReceivableTrendDay[];
}

export const receivablesSummary = query({
  action: 'receivablesSummary',
  input: NoInput,
  async run({ db, today }): Promise<ReceivablesSummary> {
    const [accounts, invoices, openings, taxes, trend] = await Promise.all([
      one(db, 'SELECT SUM(outstanding) AS a, SUM(unallocated) AS b FROM customer_account', []),
      one(
        db,
        `SELECT SUM(outstanding) AS a, 0 AS b FROM invoice
         WHERE deleted_on IS NULL AND invoice_status IN ('Approved', 'Pending') AND due_date < ?`,
        [today],
      ),
      one(db, 'SELECT SUM(outstanding) AS a, 0 AS b FROM opening_item WHERE date < ?', [today]),
      one(
        db,
        'SELECT SUM(tds_amount) AS a, 0 AS b FROM customer_payment WHERE certificate_no IS NULL AND reversed_on IS NULL',
        [],
      ),
      trendOf(db, today),
    ]);
    return {
      receivable: accounts.a,
      overdue: invoices.a + openings.a,
      advances: accounts.b,
      tdsWithoutCertificate: taxes.a,
      trend,
    };
  },
});

async function one(db: Reader, sql: string, parameters: readonly unknown[]): Promise<{ a: Paise; b: Paise }> {
  return decodeRows(await db.query(sql, parameters), { a: sum, b: sum })[0] ?? { a: 0, b: 0 };
}

async function trendOf(db: Reader, today: string): Promise<ReceivableTrendDay[]> {
  const ends = [6, 5, 4, 3, 2, 1].map((ago) => lastOfMonth(addMonths(firstOfMonth(today), -ago)));
  return Promise.all(
    [...ends, today].map(async (day) => {
      const sql = "SELECT SUM(amount) AS a, 0 AS b FROM ledger_entry WHERE account = 'Receivable' AND day <= ?";
      return { day, balance: (await one(db, sql, [day])).a };
    }),
  );
}
