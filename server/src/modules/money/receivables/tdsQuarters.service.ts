import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { addMonths } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import { firstOfQuarter } from '../../../domain/values/quarters';
import { decodeRows, integer, sum, text } from '../../../db/read/rawRows';
import { query } from '../../../core/operation/operation';
import { BranchInput } from '../../../core/record/record.inputs';
import { DateOnly, Money } from '../../../core/record/scalars';

@ObjectType({ description: 'The tax that customers have deducted in a quarter, from payments that are not reversed.' })
export class TdsQuarter {
  @Field(() => DateOnly, { description: 'The first day of the quarter.' })
  quarter: string;

  @Field(() => Int)
  payments: number;

  @Field(() => Money)
  tdsAmount: Paise;

  @Field(() => Money, { description: 'Of it, without a certificate.' })
  withoutCertificate: Paise;
}

@InputType()
export class TdsQuartersSearch extends BranchInput {}

/** Three years: so long is a certificate still asked for. */
const quartersBack = 11;

export const tdsQuarters = query({
  action: 'tdsQuarters',
  isReport: true,
  input: TdsQuartersSearch,
  async run({ db, today }): Promise<TdsQuarter[]> {
    const sql = `SELECT received_on AS day, COUNT(*) AS payments, SUM(tds_amount) AS tdsAmount,
        SUM(CASE WHEN certificate_no IS NULL THEN tds_amount ELSE 0 END) AS withoutCertificate
      FROM customer_payment WHERE received_on >= ? AND tds_amount > 0 AND reversed_on IS NULL
      GROUP BY received_on ORDER BY received_on DESC`;
    const from = addMonths(firstOfQuarter(today()), -3 * quartersBack);
    const columns = { day: text, payments: integer, tdsAmount: sum, withoutCertificate: sum };
    const quarters = new Map<string, TdsQuarter>();
    for (const { day, ...sums } of decodeRows(await db.query(sql, [from]), columns)) {
      const quarter = firstOfQuarter(day);
      const { payments, tdsAmount, withoutCertificate } = quarters.get(quarter) ?? noTax;
      quarters.set(quarter, {
        quarter,
        payments: payments + sums.payments,
        tdsAmount: tdsAmount + sums.tdsAmount,
        withoutCertificate: withoutCertificate + sums.withoutCertificate,
      });
    }
    return [...quarters.values()];
  },
});

const noTax = { payments: 0, tdsAmount: 0, withoutCertificate: 0 };
