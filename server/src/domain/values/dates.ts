/**
 * Calendar dates are `YYYY-MM-DD` strings and never converted to a local `Date`; instants are `Date`s in UTC.
 * Conversions between the two take a time zone from the caller (before 05:30 in India the UTC date is yesterday's).
 */
export type DateOnly = string;

/** `YYYY-MM`. */
export type Month = string;

/** Earliest date of searches, invoices and bookings (SPEC 5). */
export const earliestSearchDate: DateOnly = '2023-01-01';

const dayMs = 86_400_000;
const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const two = (value: number): string => String(value).padStart(2, '0');

interface Calendar {
  year: number;
  month: number;
  day: number;
}

/** Number of days of a month; `month` is 1 to 12. */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** A valid date from the year 1000 (the database's minimum) to 9999. */
export function isDateOnly(value: unknown): value is DateOnly {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const { year, month, day } = split(value);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function isMonth(value: unknown): value is Month {
  return typeof value === 'string' && isDateOnly(`${value}-01`);
}

function split(date: DateOnly): Calendar {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

function valid(date: DateOnly): DateOnly {
  if (!isDateOnly(date)) throw new RangeError(`${date} is not a date`);
  return date;
}

function calendar(date: DateOnly): Calendar {
  return split(valid(date));
}

function dayNumber(date: DateOnly): number {
  const { year, month, day } = calendar(date);
  return Date.UTC(year, month - 1, day) / dayMs;
}

function dateOfDayNumber(day: number): DateOnly {
  const [date = ''] = new Date(day * dayMs).toISOString().split('T');
  return valid(date);
}

export function addDays(date: DateOnly, days: number): DateOnly {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** Same day of another month, or its last day: 31 January plus one month is 28 or 29 February. */
export function addMonths(date: DateOnly, months: number): DateOnly {
  const { year, month, day } = calendar(date);
  const count = year * 12 + (month - 1) + months;
  const newYear = Math.floor(count / 12);
  const newMonth = count - newYear * 12 + 1;
  return valid(`${newYear}-${two(newMonth)}-${two(Math.min(day, daysInMonth(newYear, newMonth)))}`);
}

/** Positive if `to` is later. */
export function daysBetween(from: DateOnly, to: DateOnly): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Sunday. */
export function dayOfWeek(date: DateOnly): number {
  return new Date(dayNumber(date) * dayMs).getUTCDay();
}

export function monthOf(date: DateOnly): Month {
  return date.slice(0, 7);
}

export function firstOfMonth(date: DateOnly): DateOnly {
  return `${monthOf(date)}-01`;
}

export function lastOfMonth(date: DateOnly): DateOnly {
  const { year, month } = calendar(date);
  return `${monthOf(date)}-${two(daysInMonth(year, month))}`;
}

export function firstOfLastMonth(date: DateOnly): DateOnly {
  return addMonths(firstOfMonth(date), -1);
}

/** Indian financial year, April to March: 2026-03-31 is '25-26', 2026-04-01 is '26-27'. */
export function financialYearOf(date: DateOnly): string {
  const { year, month } = calendar(date);
  const first = month >= 4 ? year : year - 1;
  return `${two(first % 100)}-${two((first + 1) % 100)}`;
}

/** 1 April of the financial year of a date. */
export function firstOfFinancialYear(date: DateOnly): DateOnly {
  const { year, month } = calendar(date);
  return `${month >= 4 ? year : year - 1}-04-01`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, since creating a format is 1000× slower than using it. Throws RangeError for an unknown time zone. */
function formatIn(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timezone, format);
  }
  return format;
}

/** Differences to UTC, by time zone and minute: a zone changes its clocks at the beginning of a minute. */
const offsets = new Map<string, Map<number, number>>();
const maxMinutes = 5_000;
const minuteMs = 60_000;

/** Local time in a time zone, represented as if it were UTC, in whole seconds. */
export function wallClock(instant: Date, timezone: string): Date {
  const known = offsets.get(timezone) ?? new Map<number, number>();
  const second = Math.floor(instant.getTime() / 1_000) * 1_000;
  const minute = Math.floor(second / minuteMs) * minuteMs;
  let offset = known.get(minute);
  if (offset === undefined) {
    offset = readClock(new Date(minute), timezone) - minute;
    if (known.size >= maxMinutes) known.clear();
    offsets.set(timezone, known.set(minute, offset));
  }
  return new Date(second + offset);
}

/** The same by the tables of time zones, which takes a hundred times as long. */
function readClock(instant: Date, timezone: string): number {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatIn(timezone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The calendar day on which an instant falls. */
export function dateIn(timezone: string, instant: Date): DateOnly {
  return wallClock(instant, timezone).toISOString().slice(0, 10);
}

export function todayIn(timezone: string, now: Date = new Date()): DateOnly {
  return dateIn(timezone, now);
}

/** First instant of a day; if the clock skips midnight, the instant of the change. */
export function startOfDayInstant(date: DateOnly, timezone: string): Date {
  const midnight = dayNumber(date) * dayMs;
  const offsetAt = (instant: number): number => wallClock(new Date(instant), timezone).getTime() - instant;
  // No time zone differs from UTC by more than a day, so these two offsets are before and after any change at midnight.
  const candidates = [midnight - offsetAt(midnight - dayMs), midnight - offsetAt(midnight + dayMs)];
  const matching = candidates.filter((instant) => dateIn(timezone, new Date(instant)) === date);
  return new Date(Math.min(...(matching.length > 0 ? matching : candidates)));
}

/** Instant of a bare date (DECISIONS 8): now if it is today, else the start of that day. */
export function instantOfDay(date: DateOnly, timezone: string, now: Date = new Date()): Date {
  return date === dateIn(timezone, now) ? now : startOfDayInstant(date, timezone);
}

const monthName = (month: number): string => monthNames[month - 1] ?? '';

/** 1 to 12 for an English month name or a prefix of at least three letters, in any case; null if there is none. */
export function monthNumber(name: string): number | null {
  if (name.length < 3) return null;
  const index = monthNames.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase()));
  return index < 0 ? null : index + 1;
}

/** 'DD MMM YY HH:mm:ss': '05 Mar 26 14:03:09'. */
export function formatInstant(instant: Date, timezone: string): string {
  const clock = wallClock(instant, timezone).toISOString();
  const { year, month, day } = split(clock.slice(0, 10));
  return `${two(day)} ${monthName(month).slice(0, 3)} ${two(year % 100)} ${clock.slice(11, 19)}`;
}

/** 'dd-mmm-yyyy': '05-Mar-2026'. */
export function formatDate(date: DateOnly): string {
  const { year, month, day } = calendar(date);
  return `${two(day)}-${monthName(month).slice(0, 3)}-${year}`;
}

/** 'dd-mmm': '05-Mar'. */
export function formatDay(date: DateOnly): string {
  return formatDate(date).slice(0, 6);
}

/** As a sentence names it: 'March 2026'. */
export function monthInWords(date: DateOnly | Month): string {
  return formatMonth(date).replace('-', ' ');
}

/** 'mmmm-yyyy' of a date or a month: 'March-2026'. */
export function formatMonth(date: DateOnly | Month): string {
  const { year, month } = calendar(`${monthOf(date)}-01`);
  return `${monthName(month)}-${year}`;
}
