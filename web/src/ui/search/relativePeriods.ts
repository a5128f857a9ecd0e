/** Periods of a search that move on with the calendar, as `@today` (domain/values/relativeDates.ts), so that a saved view stays of use. */
import { isRelativeDate, relativeDateText } from '../../../../server/src/domain/values/relativeDates';

export interface Period {
  fromDate?: string;
  toDate?: string;
}

export interface PeriodOption {
  /** Both bounds, as `@-6_@today`. */
  value: string;
  label: string;
}

const lastDays = (days: number): PeriodOption => ({ value: `@-${days - 1}_@today`, label: `Last ${days} days` });
const untilDaysAgo = (days: number): PeriodOption => ({ value: `_@-${days}`, label: `Until ${days} days ago` });

const listed: readonly PeriodOption[] = [
  { value: '@today_@today', label: 'Today' },
  { value: '@-1_@-1', label: 'Yesterday' },
  lastDays(7),
  lastDays(30),
  { value: '@month_@month', label: 'This month' },
  { value: '@lastmonth_@lastmonth', label: 'Last month' },
  untilDaysAgo(5),
];

/** Those listed, the present one if it is another, and for a typed number of days two more. */
export function periodOptions(period: Period, typed: string): readonly PeriodOption[] {
  const present = periodValue(period);
  const days = /^\s*(\d{1,4})\b/.exec(typed)?.[1];
  const more = days && Number(days) > 1 ? [lastDays(Number(days)), untilDaysAgo(Number(days))] : [];
  const other = present === undefined ? [] : [{ value: present, label: textOf(period) }];
  return [...new Map([...other, ...more, ...listed].map((option) => [option.value, option])).values()];
}

/** Undefined for calendar dates, and without any. */
export function periodValue({ fromDate = '', toDate = '' }: Period): string | undefined {
  const bounds = [fromDate, toDate].filter(Boolean);
  return bounds.length > 0 && bounds.every(isRelativeDate) ? `${fromDate}_${toDate}` : undefined;
}

export function periodOf(value: string | undefined): Period {
  const [fromDate, toDate] = value?.split('_') ?? [];
  return { fromDate: fromDate || undefined, toDate: toDate || undefined };
}

function textOf({ fromDate, toDate }: Period): string {
  const [from, to] = [fromDate, toDate].map((date) => date && relativeDateText(date));
  return [from && `From ${from}`, to && (from ? `to ${to}` : `Until ${to}`)].filter(Boolean).join(' ');
}
