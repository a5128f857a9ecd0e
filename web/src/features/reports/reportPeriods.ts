/** Periods of a report by name, so that a saved one moves on with the calendar, and what they are compared with. */
import {
  addDays,
  addMonths,
  daysBetween,
  earliestSearchDate,
  firstOfFinancialYear,
  firstOfLastMonth,
  firstOfMonth,
  isDateOnly,
  lastOfMonth,
} from '../../../../server/src/domain/values/dates';

export interface ReportPeriod {
  fromDate: string;
  toDate: string;
}

const lastDays =
  (days: number) =>
  (today: string): ReportPeriod => ({ fromDate: addDays(today, 1 - days), toDate: today });

const lastFinancialYear = (today: string): ReportPeriod => {
  const toDate = addDays(firstOfFinancialYear(today), -1);
  return { fromDate: firstOfFinancialYear(toDate), toDate };
};

const named = {
  month: { label: 'This month', of: (today) => ({ fromDate: firstOfMonth(today), toDate: today }) },
  lastMonth: {
    label: 'Last month',
    of: (today) => ({ fromDate: firstOfLastMonth(today), toDate: lastOfMonth(firstOfLastMonth(today)) }),
  },
  days7: { label: 'Last 7 days', of: lastDays(7) },
  days30: { label: 'Last 30 days', of: lastDays(30) },
  days90: { label: 'Last 90 days', of: lastDays(90) },
  months12: {
    label: 'Last 12 months',
    of: (today) => ({ fromDate: addMonths(firstOfMonth(today), -11), toDate: today }),
  },
  year: { label: 'This financial year', of: (today) => ({ fromDate: firstOfFinancialYear(today), toDate: today }) },
  lastYear: { label: 'Last financial year', of: lastFinancialYear },
} as const satisfies Record<string, { label: string; of: (today: string) => ReportPeriod }>;

export const namedPeriods = Object.entries(named).map(([value, { label }]) => ({ value, label }));

export const periodText = ({ fromDate, toDate }: ReportPeriod): string => `${fromDate}_${toDate}`;

/** A name, or both dates as `2026-01-01_2026-03-31`; undefined for anything else. */
export function readPeriod(text: string, today: string): ReportPeriod | undefined {
  if (Object.hasOwn(named, text)) return notTooEarly(named[text as keyof typeof named].of(today));
  const [fromDate, toDate] = text.split('_');
  return isDateOnly(fromDate) && isDateOnly(toDate) ? { fromDate, toDate } : undefined;
}

const notTooEarly = ({ fromDate, toDate }: ReportPeriod): ReportPeriod => ({
  fromDate: fromDate < earliestSearchDate ? earliestSearchDate : fromDate,
  toDate,
});

export const Comparison = { Before: 'Before', YearBefore: 'YearBefore' } as const;
export type Comparison = keyof typeof Comparison;

export const comparisonTexts: Record<Comparison, string> = {
  Before: 'Period before',
  YearBefore: 'Year before',
};

/**
 * The period before, or the same one a year before. One that begins with a month is moved by whole months, so that months stand
 * beside months; else it ends the day before. Null if it would begin before there are bookings.
 */
export function comparedWith(period: ReportPeriod, comparison: Comparison): ReportPeriod | null {
  const before = comparison === 'YearBefore' ? byMonths(period, 12) : periodBefore(period);
  return before.fromDate < earliestSearchDate ? null : before;
}

function periodBefore(period: ReportPeriod): ReportPeriod {
  const { fromDate, toDate } = period;
  if (fromDate === firstOfMonth(fromDate)) return byMonths(period, 1 + monthNumber(toDate) - monthNumber(fromDate));
  const days = 1 + daysBetween(fromDate, toDate);
  return { fromDate: addDays(fromDate, -days), toDate: addDays(toDate, -days) };
}

const monthNumber = (date: string) => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));

function byMonths({ fromDate, toDate }: ReportPeriod, months: number): ReportPeriod {
  const end = addMonths(toDate, -months);
  return { fromDate: addMonths(fromDate, -months), toDate: toDate === lastOfMonth(toDate) ? lastOfMonth(end) : end };
}
