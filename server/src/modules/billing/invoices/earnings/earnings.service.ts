/**
 * What is earned on consignments: freight (customer amount), VPP commission and insurance commission, by booking day. Each amount is
 * Billed if an invoice or a counter bill has it, Cancelled if the booking is deleted, and otherwise Unbilled.
 */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { firstOfMonth, monthOf, type DateOnly as Day } from '../../../../domain/values/dates';
import { EarningKind, EarningState } from '../../../../domain/billing/enums';
import { reportPeriodRefusals } from '../../../../domain/rules/dateRules';
import type { Paise } from '../../../../domain/values/money';
import { Optional } from '../../../../domain/rules/rules';
import { decodeRows, flag, memberOf, sum, text } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import { refuseInput } from '../../../../core/operation/errors';
import { query } from '../../../../core/operation/operation';
import { DateOnly, Money } from '../../../../core/record/scalars';

@InputType()
export class EarningsSearch {
  @Field(() => DateOnly, { nullable: true, description: 'Booking date. Default: the first of the month.' })
  @Optional()
  fromDate?: string | null;

  @Field(() => DateOnly, { nullable: true, description: 'Default: today. At most a year after the first day.' })
  @Optional()
  toDate?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'A row for each month rather than each day.' })
  @Optional()
  monthly?: boolean | null;
}

@ObjectType({ description: 'What is earned of one kind on the bookings of a day or month, and in one state.' })
export class Earning {
  @Field(() => String, { description: 'YYYY-MM-DD, or YYYY-MM.' })
  period: string;

  @Field(() => EarningKind)
  kind: EarningKind;

  @Field(() => EarningState)
  state: EarningState;

  @Field(() => Int)
  consignments: number;

  @Field(() => Money, { description: 'As booked: of cash and to-pay bookings and of commissions, tax is inside.' })
  amount: Paise;
}

export const earnings = query({
  action: 'earnings',
  isReport: true,
  input: EarningsSearch,
  async run({ db, today }, { fromDate, toDate, monthly }): Promise<Earning[]> {
    const to = toDate ?? today();
    const from = fromDate ?? firstOfMonth(to);
    refuseInput(reportPeriodRefusals({ from, to }));
    return earningsOf(db, { from, to }, monthly ? monthOf : (day) => day);
  },
});

type OfConsignment = Exclude<EarningKind, 'Cargo'>;

const columns = {
  Freight: 'customer_amount',
  VppCommission: 'vpp_commission',
  InsuranceCommission: 'insurance_commission',
} as const satisfies Record<OfConsignment, string>;
/** Which of the two documents of a booking has it. */
const documents = {
  Freight: 'freight',
  VppCommission: 'commissions',
  InsuranceCommission: 'commissions',
} as const satisfies Record<OfConsignment, string>;
const kinds = Object.keys(columns) as OfConsignment[];
const order = Object.keys(EarningKind) as EarningKind[];
const states = Object.keys(EarningState) as EarningState[];

interface Figures {
  day: Day;
  consignments: number;
  amount: Paise;
}

/** The amounts of cargo consignments; some ten a day. */
async function cargoEarnings(db: Reader, { from, to }: { from: Day; to: Day }) {
  const state = `CASE WHEN deleted_on IS NOT NULL THEN 'Cancelled' WHEN invoice_id IS NULL THEN 'Unbilled' ELSE 'Billed' END`;
  const rows = await db.query(
    `SELECT booking_date AS day, ${state} AS state, COUNT(*) AS consignments, SUM(to_pay_amount) AS amount
     FROM cargo_consignment WHERE to_pay_amount > 0 AND booking_date BETWEEN ? AND ? GROUP BY booking_date, ${state}`,
    [from, to],
  );
  return decodeRows(rows, { day: text, state: memberOf(EarningState), consignments: sum, amount: sum });
}

/** Read of one index of the table, in the order of the booking date. */
async function earningsOf(
  db: Reader,
  { from, to }: { from: Day; to: Day },
  periodOf: (day: Day) => string,
): Promise<Earning[]> {
  const sums = kinds
    .map((kind) => {
      const column = columns[kind];
      return `SUM(CASE WHEN ${column} > 0 THEN 1 ELSE 0 END) AS ${kind}Count, COALESCE(SUM(${column}), 0) AS ${kind}Sum`;
    })
    .join(', ');
  const booked = 'booking_date BETWEEN ? AND ?';
  const isBilled = (id: string) => `CASE WHEN ${id} IS NULL THEN 0 ELSE 1 END`;
  const [freight, commissions] = [isBilled('invoice_id'), isBilled('commission_bill_id')];
  const rows = await db.query(
    `SELECT booking_date AS day, 0 AS cancelled, ${freight} AS freight, ${commissions} AS commissions, ${sums} FROM consignment
       WHERE deleted_on IS NULL AND ${booked} GROUP BY booking_date, ${freight}, ${commissions}
     UNION ALL SELECT booking_date AS day, 1 AS cancelled, 0 AS freight, 0 AS commissions, ${sums} FROM consignment
       WHERE deleted_on IS NOT NULL AND ${booked} GROUP BY booking_date`,
    [from, to, from, to],
  );
  const found = new Map<string, Earning>();
  const add = (kind: EarningKind, state: EarningState, { day, consignments, amount }: Figures) => {
    const period = periodOf(day);
    const key = `${period} ${order.indexOf(kind)} ${states.indexOf(state)}`;
    const known = found.get(key) ?? { period, kind, state, consignments: 0, amount: 0 };
    const sums = { consignments: known.consignments + consignments, amount: known.amount + amount };
    found.set(key, { ...known, ...sums });
  };
  const shapes = Object.fromEntries(kinds.flatMap((kind) => [`${kind}Count`, `${kind}Sum`].map((name) => [name, sum])));
  const shape = { ...shapes, day: text, cancelled: flag, freight: flag, commissions: flag };
  for (const row of decodeRows(rows, shape)) {
    const figures = row as unknown as Record<string, number>;
    for (const kind of kinds) {
      const consignments = figures[`${kind}Count`] ?? 0;
      if (consignments === 0) continue;
      const state = row.cancelled ? 'Cancelled' : row[documents[kind]] ? 'Billed' : 'Unbilled';
      add(kind, state, { day: row.day, consignments, amount: figures[`${kind}Sum`] ?? 0 });
    }
  }
  for (const { state, ...cargo } of await cargoEarnings(db, { from, to })) add('Cargo', state, cargo);
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, earning]) => earning);
}
