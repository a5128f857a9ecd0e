/**
 * What is earned on consignments: freight (customer amount), VPP commission and insurance commission, by booking day, and by the
 * branch that booked if asked. Each amount is
 * Billed if an invoice or a counter bill has it, Cancelled if the booking is deleted, and otherwise Unbilled.
 */
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { firstOfMonth, monthOf, type DateOnly as Day } from '../../../../domain/values/dates';
import { EarningKind, EarningState } from '../../../../domain/billing/enums';
import { reportPeriodRefusals } from '../../../../domain/rules/dateRules';
import type { Paise } from '../../../../domain/values/money';
import { Optional } from '../../../../domain/rules/rules';
import { SafeInt } from '../../../../db/schema/columns';
import { decodeRows, flag, integer, memberOf, sum, text } from '../../../../db/read/rawRows';
import type { Reader } from '../../../../db/read/reader';
import { refuseInput } from '../../../../core/operation/errors';
import { query } from '../../../../core/operation/operation';
import { DateOnly, Money, RecordRef } from '../../../../core/record/scalars';
import { idsOf } from '../../../../core/list/filters';
import { Branch } from '../../../parties/branches/branch.entity';

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

  @Field(() => Boolean, { nullable: true, description: 'Rows for each branch rather than of all together.' })
  @Optional()
  byBranch?: boolean | null;

  @Field(() => [RecordRef], { nullable: true, description: 'Branches that booked. Default: all.' })
  branchId?: string[] | null;
}

@ObjectType({ description: 'What is earned of one kind on the bookings of a day or month, and in one state.' })
export class Earning {
  @Field(() => String, { description: 'YYYY-MM-DD, or YYYY-MM.' })
  period: string;

  @Field(() => SafeInt, { nullable: true, description: 'The branch that booked, if asked for by branch.' })
  branchId?: number;

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
  async run({ db, today }, { fromDate, toDate, monthly, byBranch, branchId }): Promise<Earning[]> {
    const to = toDate ?? today();
    const from = fromDate ?? firstOfMonth(to);
    refuseInput(reportPeriodRefusals({ from, to }));
    const branchIds = branchId ? await idsOf(db, Branch, branchId) : null;
    const sums = new EarningSums(monthly ? monthOf : (day) => day);
    const scope = { from, to, branchIds, byBranch: byBranch ?? false };
    await addConsignments(db, scope, sums);
    await addCargo(db, scope, sums);
    return sums.rows();
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

interface Scope {
  from: Day;
  to: Day;
  /** Null: all. */
  branchIds: readonly number[] | null;
  byBranch: boolean;
}

interface Figures {
  day: Day;
  /** 0 unless they are asked for by branch. */
  branch: number;
  consignments: number;
  amount: Paise;
}

class EarningSums {
  private readonly found = new Map<string, Earning>();

  constructor(private readonly periodOf: (day: Day) => string) {}

  add(kind: EarningKind, state: EarningState, { day, branch, consignments, amount }: Figures): void {
    const period = this.periodOf(day);
    const key = [period, String(branch).padStart(16, '0'), order.indexOf(kind), states.indexOf(state)].join(' ');
    const known = this.found.get(key) ?? { period, kind, state, consignments: 0, amount: 0 };
    this.found.set(key, {
      ...known,
      ...(branch > 0 && { branchId: branch }),
      consignments: known.consignments + consignments,
      amount: known.amount + amount,
    });
  }

  /** By period, branch, kind and state. */
  rows(): Earning[] {
    return [...this.found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, earning]) => earning);
  }
}

/** Condition on the bookings of a scope, its parameters, and the expression of their branch. */
function bookedIn({ from, to, branchIds, byBranch }: Scope) {
  const ids = branchIds?.length === 0 ? [0] : branchIds;
  return {
    booked: `booking_date BETWEEN ? AND ?${ids ? ` AND branch_id IN (${ids.map(() => '?').join(', ')})` : ''}`,
    parameters: [from, to, ...(ids ?? [])],
    branch: byBranch ? 'branch_id' : '0',
    groups: byBranch ? 'booking_date, branch_id' : 'booking_date',
  };
}

/** The amounts of cargo consignments; some ten a day. */
async function addCargo(db: Reader, scope: Scope, sums: EarningSums): Promise<void> {
  const { booked, parameters, branch, groups } = bookedIn(scope);
  const state = `CASE WHEN deleted_on IS NOT NULL THEN 'Cancelled' WHEN invoice_id IS NULL THEN 'Unbilled' ELSE 'Billed' END`;
  const rows = await db.query(
    `SELECT booking_date AS day, ${branch} AS branch, ${state} AS state, COUNT(*) AS consignments, SUM(to_pay_amount) AS amount
     FROM cargo_consignment WHERE to_pay_amount > 0 AND ${booked} GROUP BY ${groups}, ${state}`,
    parameters,
  );
  const shape = { day: text, branch: integer, state: memberOf(EarningState), consignments: sum, amount: sum };
  for (const { state: found, ...cargo } of decodeRows(rows, shape)) sums.add('Cargo', found, cargo);
}

/** Read of one index of the table, in the order of the booking date. */
async function addConsignments(db: Reader, scope: Scope, found: EarningSums): Promise<void> {
  const { booked, parameters, branch, groups } = bookedIn(scope);
  const sums = kinds
    .map((kind) => {
      const column = columns[kind];
      return `SUM(CASE WHEN ${column} > 0 THEN 1 ELSE 0 END) AS ${kind}Count, COALESCE(SUM(${column}), 0) AS ${kind}Sum`;
    })
    .join(', ');
  const isBilled = (id: string) => `CASE WHEN ${id} IS NULL THEN 0 ELSE 1 END`;
  const [freight, commissions] = [isBilled('invoice_id'), isBilled('commission_bill_id')];
  const of = `booking_date AS day, ${branch} AS branch`;
  const rows = await db.query(
    `SELECT ${of}, 0 AS cancelled, ${freight} AS freight, ${commissions} AS commissions, ${sums} FROM consignment
       WHERE deleted_on IS NULL AND ${booked} GROUP BY ${groups}, ${freight}, ${commissions}
     UNION ALL SELECT ${of}, 1 AS cancelled, 0 AS freight, 0 AS commissions, ${sums} FROM consignment
       WHERE deleted_on IS NOT NULL AND ${booked} GROUP BY ${groups}`,
    [...parameters, ...parameters],
  );
  const shapes = Object.fromEntries(kinds.flatMap((kind) => [`${kind}Count`, `${kind}Sum`].map((name) => [name, sum])));
  const shape = { ...shapes, day: text, branch: integer, cancelled: flag, freight: flag, commissions: flag };
  for (const row of decodeRows(rows, shape)) {
    const figures = row as unknown as Record<string, number>;
    for (const kind of kinds) {
      const consignments = figures[`${kind}Count`] ?? 0;
      if (consignments === 0) continue;
      const state = row.cancelled ? 'Cancelled' : row[documents[kind]] ? 'Billed' : 'Unbilled';
      found.add(kind, state, { day: row.day, branch: row.branch, consignments, amount: figures[`${kind}Sum`] ?? 0 });
    }
  }
}
