/** The periods of a report, and which day, week or month of the one is compared with which of the other. */
import { notBefore } from '../../../domain/rules/dateRules';
import type { ReportGroup } from '../../../domain/reports/enums';
import { maxReportDays } from '../../../domain/reports/reports';
import {
  addDays,
  addMonths,
  daysBetween,
  dayOfWeek,
  earliestSearchDate,
  firstOfMonth,
  formatDate,
  monthOf,
  type DateOnly,
} from '../../../domain/values/dates';
import { badInput, refuseInput } from '../../../core/operation/errors';
import type { ReportSearch } from './report.inputs';
import type { Period } from './reportSums';

export interface Periods {
  now: Period;
  before: Period | null;
}

/** Throws BAD_USER_INPUT for periods that end before they begin, or are too long. */
export function periodsOf(search: ReportSearch, today: DateOnly): Periods {
  const fromDate = search.fromDate ?? firstOfMonth(search.toDate ?? today);
  const now = { fromDate, toDate: search.toDate ?? (fromDate > today ? fromDate : today) };
  refusePeriod(now, 'fromDate', 'toDate');
  const { compareFrom, compareTo } = search;
  if (!compareFrom && !compareTo) return { now, before: null };
  if (!compareFrom || !compareTo) throw badInput('A comparison needs both of its dates', 'compareFrom');
  const before = { fromDate: compareFrom, toDate: compareTo };
  refusePeriod(before, 'compareFrom', 'compareTo');
  return { now, before };
}

function refusePeriod({ fromDate, toDate }: Period, from: string, to: string): void {
  refuseInput({
    [from]: notBefore('From date', fromDate, earliestSearchDate, formatDate(earliestSearchDate)),
    [to]: notBefore('To date', toDate, fromDate, 'From date'),
  });
  if (daysBetween(fromDate, toDate) >= maxReportDays)
    throw badInput(`A report covers at most ${maxReportDays} days`, to);
}

export const monday = (date: DateOnly): DateOnly => addDays(date, -((dayOfWeek(date) + 6) % 7));

const monthNumber = (date: DateOnly): number => 12 * Number(date.slice(0, 4)) + Number(date.slice(5, 7));

/** From a key of the comparison to that of the period: its first day, week or month is ours, and so on. */
export function keyInPeriod(group: ReportGroup, { now, before }: Periods): (key: string) => string | null {
  if (!before) return (key) => key;
  const within = (key: string, last: string) => (key <= last ? key : null);
  if (group === 'Day') {
    const days = daysBetween(before.fromDate, now.fromDate);
    return (key) => within(addDays(key, days), now.toDate);
  }
  if (group === 'Week') {
    const days = daysBetween(monday(before.fromDate), monday(now.fromDate));
    return (key) => within(addDays(key, days), now.toDate);
  }
  if (group === 'Month') {
    const months = monthNumber(now.fromDate) - monthNumber(before.fromDate);
    return (key) => within(monthOf(addMonths(`${key}-01`, months)), monthOf(now.toDate));
  }
  return (key) => key;
}
