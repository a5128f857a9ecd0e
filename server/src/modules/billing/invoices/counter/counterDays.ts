/** The bookings of unregistered senders that are paid in cash or at the door, and on no invoice. */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { addDays, firstOfLastMonth, type DateOnly as Day } from '../../../../domain/values/dates';
import { notBefore } from '../../../../domain/rules/dateRules';
import type { PaymentMode } from '../../../../domain/bookings/enums';
import type { Paise } from '../../../../domain/values/money';
import { Optional } from '../../../../domain/rules/rules';
import { stateNameOf } from '../../../../domain/tax/stateCodes';
import { decodeRows, integer, sum, text } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import { refuseInput } from '../../../../core/operation/errors';
import { query } from '../../../../core/operation/operation';
import { DateOnly, Money } from '../../../../core/record/scalars';

@InputType()
export class CounterDaysSearch {
  @Field(() => DateOnly, { nullable: true, description: 'Booking date. Default: the first of last month.' })
  @Optional()
  fromDate?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Default: yesterday.' })
  @Optional()
  toDate?: string | null;
}

@ObjectType({ description: 'What a counter bill would be made of: bookings of a day, handed over in one state.' })
export class CounterDay {
  @Field(() => DateOnly)
  day: string;

  @Field(() => String, { description: 'State code.' })
  placeOfSupply: string;

  @Field(() => String)
  state: string;

  @Field(() => Int)
  consignments: number;

  @Field(() => Money, { description: 'Sum of their customer amounts, tax inside.' })
  amount: Paise;

  @Field(() => Int, { description: 'Further bookings, which are left out since they have no customer amount.' })
  unpriced: number;
}

export const counterDays = query({
  action: 'counterDays',
  input: CounterDaysSearch,
  async run({ db, today }, { fromDate, toDate }): Promise<CounterDay[]> {
    const to = toDate ?? addDays(today(), -1);
    const from = fromDate ?? firstOfLastMonth(today());
    refuseInput({ toDate: toDate && fromDate ? notBefore('To date', toDate, fromDate, 'From date') : null });
    const rows = await db.query(
      `SELECT c.booking_date AS day, st.code AS code, SUM(CASE WHEN c.customer_amount > 0 THEN 1 ELSE 0 END) AS consignments,
         SUM(COALESCE(c.customer_amount, 0)) AS amount, SUM(CASE WHEN c.customer_amount > 0 THEN 0 ELSE 1 END) AS unpriced
       ${uncovered} AND c.booking_date >= ? AND c.booking_date <= ?
       GROUP BY c.booking_date, st.code ORDER BY c.booking_date DESC, st.code`,
      [from, to],
    );
    const days = new Map<string, CounterDay>();
    for (const row of decodeRows(rows, { day: text, code: text, consignments: sum, amount: sum, unpriced: sum })) {
      const placeOfSupply = stateCodeOf(row.code);
      const known = days.get(`${row.day} ${placeOfSupply}`);
      days.set(`${row.day} ${placeOfSupply}`, {
        day: row.day,
        placeOfSupply,
        state: stateNameOf(placeOfSupply) ?? 'Other Territory',
        consignments: row.consignments + (known?.consignments ?? 0),
        amount: row.amount + (known?.amount ?? 0),
        unpriced: row.unpriced + (known?.unpriced ?? 0),
      });
    }
    return [...days.values()];
  },
});

/** Modes that are paid by sender or receiver when the parcel is handed over. */
const counterModes = ['Cash', 'ToPay'] as const satisfies readonly PaymentMode[];
export const isPaidAtOnce = (mode: PaymentMode): boolean => counterModes.some((each) => each === mode);

const uncovered = `FROM consignment c JOIN customer s ON s.id = c.sender_id
  JOIN city b ON b.id = c.booking_city_id JOIN state st ON st.id = b.state_id
  WHERE c.deleted_on IS NULL AND c.invoice_id IS NULL AND c.payment_mode IN ('${counterModes.join("', '")}')
    AND (s.gst IS NULL OR s.gst = '' OR s.gst_category = 'Unregistered')`;

/** As GST calls what lies in no state. */
const stateCodeOf = (code: string): string => (/^\d\d$/.test(code) ? code : '97');

/** Ids of what a bill of the day and place covers, in the order of their ids. */
export async function coveredBy(db: Reader, day: Day, placeOfSupply: string, most: number): Promise<number[]> {
  const rows = await db.query(
    `SELECT c.id AS id, st.code AS code ${uncovered} AND c.booking_date = ? AND c.customer_amount > 0 ORDER BY c.id`,
    [day],
  );
  return decodeRows(rows, { id: integer, code: text })
    .filter(({ code }) => stateCodeOf(code) === placeOfSupply)
    .slice(0, most)
    .map(({ id }) => id);
}
