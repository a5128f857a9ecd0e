/** What couriers owe, by days since the delivery. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { SafeInt } from '../../../db/schema/columns';
import { decodeRows, integer, sum, text } from '../../../db/read/rawRows';
import { NoInput, query } from '../../../core/operation/operation';
import { DateOnly, Money } from '../../../core/record/scalars';
import { addDays } from '../../../domain/values/dates';
import type { Paise } from '../../../domain/values/money';

@ObjectType({ description: 'What couriers have collected for us and not handed over, by days since the delivery.' })
export class CourierDueSums {
  @Field(() => Int)
  consignments: number;

  @Field(() => Money, { description: 'Up to 7 days.' })
  days7: Paise;

  @Field(() => Money, { description: '8 to 15 days.' })
  days15: Paise;

  @Field(() => Money, { description: '16 to 30 days.' })
  days30: Paise;

  @Field(() => Money, { description: 'More than 30 days.' })
  older: Paise;

  @Field(() => Money)
  due: Paise;
}

@ObjectType({ description: 'What one courier owes.' })
export class CourierDueRow extends CourierDueSums {
  @Field(() => SafeInt)
  vendorId: number;

  @Field(() => ID)
  vendorUniqueId: string;

  @Field(() => String)
  vendor: string;

  @Field(() => DateOnly, { description: 'The oldest delivery of which something is due.' })
  since: string;
}

@ObjectType({ description: 'What couriers owe today.' })
export class CourierDueAgeing {
  @Field(() => DateOnly)
  asOf: string;

  @Field(() => [CourierDueRow], { description: 'The largest first.' })
  rows: CourierDueRow[];

  @Field(() => CourierDueSums)
  total: CourierDueSums;
}

export const courierDueAgeing = query({
  action: 'courierDueAgeing',
  isReport: true,
  input: NoInput,
  async run({ db, today }): Promise<CourierDueAgeing> {
    const asOf = today();
    const [week, fortnight, month] = [7, 15, 30].map((days) => addDays(asOf, -days)) as [string, string, string];
    const found = await db.query(
      `SELECT d.vendor_id AS vendorId, v.unique_id AS vendorUniqueId, v.name AS vendor, COUNT(*) AS consignments,
         MIN(d.delivered_on) AS since, SUM(d.open_amount) AS due,
         SUM(CASE WHEN d.delivered_on >= ? THEN d.open_amount ELSE 0 END) AS days7,
         SUM(CASE WHEN d.delivered_on < ? AND d.delivered_on >= ? THEN d.open_amount ELSE 0 END) AS days15,
         SUM(CASE WHEN d.delivered_on < ? AND d.delivered_on >= ? THEN d.open_amount ELSE 0 END) AS days30,
         SUM(CASE WHEN d.delivered_on < ? THEN d.open_amount ELSE 0 END) AS older
       FROM courier_due d JOIN vendor v ON v.id = d.vendor_id WHERE d.open_amount > 0
       GROUP BY d.vendor_id, v.unique_id, v.name ORDER BY due DESC, vendorId`,
      [week, week, fortnight, fortnight, month, month],
    );
    const rows = decodeRows(found, shape);
    return { asOf, rows, total: totalOf(rows) };
  },
});

const shape = {
  vendorId: integer,
  vendorUniqueId: text,
  vendor: text,
  consignments: integer,
  since: text,
  due: sum,
  days7: sum,
  days15: sum,
  days30: sum,
  older: sum,
};

function totalOf(rows: readonly CourierDueSums[]): CourierDueSums {
  const total: CourierDueSums = { consignments: 0, days7: 0, days15: 0, days30: 0, older: 0, due: 0 };
  for (const row of rows) for (const name of Object.keys(total) as (keyof CourierDueSums)[]) total[name] += row[name];
  return total;
}
