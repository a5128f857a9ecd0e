/** What is to be paid to vendors: their unsettled bills less what is claimed, by the age of the bill. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { NoInput, query } from '../../../core/operation/operation';
import { DateOnly, Money } from '../../../core/record/scalars';
import { decodeRows, integer, sum, text } from '../../../db/read/rawRows';
import type { Reader } from '../../../db/read/reader';
import { daysBetween } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';
import { shareOf } from '../../../domain/rating/price';
import { taxPercentByDay } from '../../system/settings/settingValues';

@ObjectType({ description: 'What is to be paid, by days since the date of the bill.' })
export class PayableSums {
  @Field(() => Int)
  bills: number;

  @Field(() => Money, { description: 'Up to 30 days.' })
  days30: Paise;

  @Field(() => Money, { description: '31 to 60 days.' })
  days60: Paise;

  @Field(() => Money, { description: '61 to 90 days.' })
  days90: Paise;

  @Field(() => Money, { description: 'More than 90 days.' })
  older: Paise;

  @Field(() => Money, { description: 'What is claimed or agreed, with its tax.' })
  claimed: Paise;

  @Field(() => Money, { description: 'The printed totals less what is claimed or agreed.' })
  payable: Paise;
}

@ObjectType({ description: 'What is to be paid to one vendor.' })
export class PayableRow extends PayableSums {
  @Field(() => ID)
  vendorUniqueId: string;

  @Field(() => String)
  vendor: string;
}

@ObjectType({ description: "What vendors' unsettled bills ask for today, by the age of the bill." })
export class Payables {
  @Field(() => DateOnly)
  asOf: string;

  @Field(() => [PayableRow], { description: 'Vendors with unsettled bills, the largest first.' })
  rows: PayableRow[];

  @Field(() => PayableSums)
  total: PayableSums;
}

export const payablesAgeing = query({
  action: 'payablesAgeing',
  isReport: true,
  input: NoInput,
  async run({ db, today }): Promise<Payables> {
    const rows = new Map<string, PayableRow>();
    const taxPercentOf = await taxPercentByDay(db);
    for (const bill of await unsettledBills(db)) {
      const row = rows.get(bill.vendorUniqueId) ?? {
        vendorUniqueId: bill.vendorUniqueId,
        vendor: bill.vendor,
        ...none,
      };
      const claimed = bill.claim + shareOf(bill.claim, taxPercentOf(bill.billDate));
      const payable = bill.total - claimed;
      const bucket = bucketOf(daysBetween(bill.billDate, today()));
      rows.set(bill.vendorUniqueId, {
        ...row,
        bills: row.bills + 1,
        claimed: row.claimed + claimed,
        payable: row.payable + payable,
        [bucket]: row[bucket] + payable,
      });
    }
    const sorted = [...rows.values()].sort((a, b) => b.payable - a.payable || (a.vendor < b.vendor ? -1 : 1));
    return { asOf: today(), rows: sorted, total: totalOf(sorted) };
  },
});

const none: PayableSums = { bills: 0, days30: 0, days60: 0, days90: 0, older: 0, claimed: 0, payable: 0 };

function totalOf(rows: readonly PayableSums[]): PayableSums {
  const total = { ...none };
  for (const row of rows) for (const name of Object.keys(none) as (keyof PayableSums)[]) total[name] += row[name];
  return total;
}

function bucketOf(days: number): 'days30' | 'days60' | 'days90' | 'older' {
  if (days <= 30) return 'days30';
  if (days <= 60) return 'days60';
  return days <= 90 ? 'days90' : 'older';
}

/** The claim of a bill is that of its disputed lines; those of agreed lines are not to be paid either. */
const unsettledBills = async (db: Reader) =>
  decodeRows(
    await db.query(
      `SELECT b.bill_date AS billDate, b.total AS total, v.unique_id AS vendorUniqueId, v.name AS vendor,
         b.claim + COALESCE((SELECT SUM(l.claim) FROM vendor_bill_line l
           WHERE l.bill_id = b.id AND l.decision = 'Agreed'), 0) AS claim
       FROM vendor_bill b JOIN vendor v ON v.id = b.vendor_id
       WHERE b.deleted_on IS NULL AND b.status <> 'Settled' ORDER BY b.bill_date, b.id`,
    ),
    { billDate: text, total: integer, claim: sum, vendorUniqueId: text, vendor: text },
  );
