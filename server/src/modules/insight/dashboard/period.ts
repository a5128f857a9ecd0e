/** The periods over which the dashboard's cards sum, all ending on one date, and the days of its charts. */
import type { SelectQueryBuilder } from 'typeorm';
import { sum, type Decoder } from '../../../db/read/rawRows';
import { notBefore } from '../../../domain/rules/dateRules';
import {
  addDays,
  earliestSearchDate,
  firstOfLastMonth,
  firstOfMonth,
  formatDate,
  type DateOnly,
} from '../../../domain/values/dates';
import { refuseInput } from '../../../core/operation/errors';

const thisMonth = (day: string) => `${day} >= :firstOfMonth`;

/** SQL conditions that a date column is in the period; the queries themselves exclude dates after `:date`. */
const conditions = {
  total: () => '1 = 1',
  today: (day: string) => `${day} = :date`,
  yesterday: (day: string) => `${day} = :yesterday`,
  month: thisMonth,
  currentMonth: thisMonth,
  lastMonth: (day: string) => `${day} >= :firstOfLastMonth AND ${day} < :firstOfMonth`,
} as const;

/** Parameters of these conditions. */
export const periodParameters = (date: DateOnly) => ({
  date,
  yesterday: addDays(date, -1),
  firstOfMonth: firstOfMonth(date),
  firstOfLastMonth: firstOfLastMonth(date),
});

export type Period = keyof typeof conditions;
/** One number per period: a count, grams or paise. */
export type Figures<P extends Period> = Record<P, number>;

export const statPeriods = ['today', 'yesterday', 'month', 'total'] as const satisfies readonly Period[];
export const billingPeriods = ['total', 'currentMonth', 'lastMonth'] as const satisfies readonly Period[];
export type StatFigures = Figures<(typeof statPeriods)[number]>;
export type BillingFigures = Figures<(typeof billingPeriods)[number]>;

export const figures = <P extends Period>(periods: readonly P[], of: (period: P) => number): Figures<P> =>
  Object.fromEntries(periods.map((period) => [period, of(period)])) as Figures<P>;

export const added = <P extends Period>(periods: readonly P[], all: readonly Figures<P>[]): Figures<P> =>
  figures(periods, (period) => all.reduce((total, one) => total + one[period], 0));

type SumName<Name extends string, P extends Period> = `${Name}_${P}`;
type Sums<Name extends string, P extends Period, Value> = Record<SumName<Name, P>, Value>;

/** Adds one sum of the amount per period of the date column `day` to a query, named `{name}_{period}`; returns their decoders. */
export function addSums<Name extends string, P extends Period>(
  query: SelectQueryBuilder<object>,
  periods: readonly P[],
  name: Name,
  amount: string,
  day: string,
): Sums<Name, P, Decoder<number>> {
  for (const period of periods) {
    query.addSelect(`SUM(CASE WHEN ${conditions[period](day)} THEN ${amount} ELSE 0 END)`, `${name}_${period}`);
  }
  return Object.fromEntries(periods.map((period) => [`${name}_${period}`, sum])) as Sums<Name, P, Decoder<number>>;
}

/** The sums that `addSums` added, of one row; all 0 without a row. */
export const readSums = <Name extends string, P extends Period>(
  row: Sums<Name, P, number> | undefined,
  periods: readonly P[],
  name: Name,
): Figures<P> => figures(periods, (period) => row?.[`${name}_${period}`] ?? 0);

/** The date that counts as today: the given one, else today. Throws BAD_USER_INPUT for one before the earliest date. */
export function dayOf(date: DateOnly | null | undefined, today: DateOnly): DateOnly {
  if (!date) return today;
  refuseInput({ date: notBefore('Date', date, earliestSearchDate, formatDate(earliestSearchDate)) });
  return date;
}

const trendLength = 30;

/** First day of a chart that ends on the given date. */
export const firstOfTrend = (last: DateOnly): DateOnly => addDays(last, 1 - trendLength);

/** One entry per day of a chart, oldest first, including days without a row. */
export function trendOf<Row extends { day: DateOnly }, Entry>(
  last: DateOnly,
  rows: readonly Row[],
  entryOf: (day: DateOnly, row: Row | undefined) => Entry,
): Entry[] {
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: trendLength }, (_, at) => {
    const day = addDays(firstOfTrend(last), at);
    return entryOf(day, byDay.get(day));
  });
}
