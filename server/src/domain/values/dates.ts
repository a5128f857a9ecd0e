/**
 * Calendar dates are `YYYY-MM-DD` strings and never converted to a local `Date`; instants are `Date`s in UTC.
 * Conversions between the two take a time zone from the caller (before 05:30 in India the UTC date is yesterday's).
 * dayjs is used in its UTC mode alone, so that the time zone of the machine has no part in it.
 */
import dayjs, { type Dayjs } from 'dayjs';
import timezones from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezones);

export type DateOnly = string;

/** `YYYY-MM`. */
export type Month = string;

/** Earliest date of searches, invoices and bookings (SPEC 5). */
export const earliestSearchDate: DateOnly = '2023-01-01';

/**
 * A date from the year 1000 (the database's minimum) to 9999, alone or with a time, `YYYY-MM-DDTHH:mm[:ss]`. Null if there is no
 * such day or time: dayjs alone carries over, 30 February to 2 March.
 */
export function readIso(text: string): Dayjs | null {
  if (!/^[1-9]\d{3}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(text)) return null;
  const read = dayjs.utc(text);
  return read.toISOString().startsWith(text) ? read : null;
}

/** format('YYYY-MM-DD') takes three times as long. */
const isoOf = (day: Dayjs): DateOnly => day.toISOString().slice(0, 10);

export const isDateOnly = (value: unknown): value is DateOnly =>
  typeof value === 'string' && value.length === 10 && readIso(value) !== null;

export const isMonth = (value: unknown): value is Month => typeof value === 'string' && isDateOnly(`${value}-01`);

function dayOf(date: DateOnly): Dayjs {
  const day = date.length === 10 ? readIso(date) : null;
  if (!day) throw new RangeError(`${date} is not a date`);
  return day;
}

function dateOf(day: Dayjs): DateOnly {
  const date = isoOf(day);
  if (day.year() < 1000 || day.year() > 9999) throw new RangeError(`${date} is not a date`);
  return date;
}

export const addDays = (date: DateOnly, days: number): DateOnly => dateOf(dayOf(date).add(days, 'day'));

/** Same day of another month, or its last day: 31 January plus one month is 28 or 29 February. */
export const addMonths = (date: DateOnly, months: number): DateOnly => dateOf(dayOf(date).add(months, 'month'));

/** Positive if `to` is later. */
export const daysBetween = (from: DateOnly, to: DateOnly): number => dayOf(to).diff(dayOf(from), 'day');

/** 0 is Sunday. */
export const dayOfWeek = (date: DateOnly): number => dayOf(date).day();

export const monthOf = (date: DateOnly): Month => date.slice(0, 7);
export const firstOfMonth = (date: DateOnly): DateOnly => `${monthOf(date)}-01`;
export const lastOfMonth = (date: DateOnly): DateOnly => isoOf(dayOf(date).endOf('month'));
export const firstOfLastMonth = (date: DateOnly): DateOnly => addMonths(firstOfMonth(date), -1);

/** The Indian financial year, April to March, is the calendar year of three months earlier. */
const financialYear = (date: DateOnly): Dayjs => dayOf(date).subtract(3, 'month');

/** 2026-03-31 is '25-26', 2026-04-01 is '26-27'. */
export function financialYearOf(date: DateOnly): string {
  const year = financialYear(date);
  return `${year.format('YY')}-${year.add(1, 'year').format('YY')}`;
}

/** 1 April of the financial year of a date. */
export const firstOfFinancialYear = (date: DateOnly): DateOnly => financialYear(date).format('YYYY-[04-01]');

/** Differences to UTC in milliseconds, by time zone and instant: dayjs takes 0.1 ms to look one up. */
const offsets = new Map<string, Map<number, number>>();
const maxOffsets = 5_000;
const [minuteMs, dayMs] = [60_000, 86_400_000];

function offsetAt(instant: number, timezone: string): number {
  const known = offsets.get(timezone) ?? new Map<number, number>();
  let offset = known.get(instant);
  if (offset === undefined) {
    offset = Math.round(dayjs(instant).tz(timezone).utcOffset() * minuteMs);
    if (known.size >= maxOffsets) known.clear();
    offsets.set(timezone, known.set(instant, offset));
  }
  return offset;
}

/** Local time in a time zone, represented as if it were UTC, in whole seconds. Throws RangeError for an unknown time zone. */
export function wallClock(instant: Date, timezone: string): Dayjs {
  const last = (unit: number) => Math.floor(instant.getTime() / unit) * unit;
  const day = last(dayMs);
  let offset = offsetAt(day, timezone);
  // A zone changes its clocks at the beginning of a minute, and at most once in a day.
  if (offset !== offsetAt(day + dayMs, timezone)) offset = offsetAt(last(minuteMs), timezone);
  return dayjs.utc(last(1_000) + offset);
}

/** The calendar day on which an instant falls. */
export const dateIn = (timezone: string, instant: Date): DateOnly => isoOf(wallClock(instant, timezone));

export const todayIn = (timezone: string, now: Date = new Date()): DateOnly => dateIn(timezone, now);

/**
 * First instant of a day; if the clock skips midnight, the instant of the change. Not by dayjs.tz: which of two midnights that
 * takes depends on the day on which it is asked.
 */
export function startOfDayInstant(date: DateOnly, timezone: string): Date {
  // Each of many bookings asks for the same few days.
  const day = `${date} ${timezone}`;
  const start = startsOfDays.get(day) ?? startOf(date, timezone);
  if (startsOfDays.size > 1_000) startsOfDays.clear();
  startsOfDays.set(day, start);
  return new Date(start);
}

const startsOfDays = new Map<string, number>();

function startOf(date: DateOnly, timezone: string): number {
  const midnight = dayOf(date).valueOf();
  // No time zone differs from UTC by more than a day, so these two offsets are before and after any change at midnight.
  const candidates = [-dayMs, dayMs].map((side) => midnight - offsetAt(midnight + side, timezone));
  const matching = candidates.filter((instant) => dateIn(timezone, new Date(instant)) === date);
  return Math.min(...(matching.length > 0 ? matching : candidates));
}

/** Instant of a bare date (DECISIONS 8): now if it is today, else the start of that day. */
export const instantOfDay = (date: DateOnly, timezone: string, now: Date = new Date()): Date =>
  date === dateIn(timezone, now) ? now : startOfDayInstant(date, timezone);

/** '05 Mar 26 14:03:09'. */
export const formatInstant = (instant: Date, timezone: string): string =>
  wallClock(instant, timezone).format('DD MMM YY HH:mm:ss');

/** '05-Mar-2026'. */
export const formatDate = (date: DateOnly): string => dayOf(date).format('DD-MMM-YYYY');

/** '05-Mar'. */
export const formatDay = (date: DateOnly): string => dayOf(date).format('DD-MMM');

/** As a sentence names it: 'March 2026'. */
export const monthInWords = (date: DateOnly | Month): string => dayOf(firstOfMonth(date)).format('MMMM YYYY');

/** 'March-2026'. */
export const formatMonth = (date: DateOnly | Month): string => dayOf(firstOfMonth(date)).format('MMMM-YYYY');
