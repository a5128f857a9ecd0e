import { addDays, dayOfWeek, startOfDayInstant, type DateOnly } from '../domain/values/dates';
import type { Random } from './data/random';

export interface CalendarDay {
  date: DateOnly;
  /** First instant of the day, in milliseconds. */
  startMs: number;
  isSunday: boolean;
}

/** Relative number of bookings, from Sunday to Saturday. */
const weekdayLoad = [8, 118, 104, 100, 102, 110, 62];

/** `length` days from `first`, computed once, since a million rows look up their days here. */
export function calendarFrom(first: DateOnly, length: number, timezone: string): readonly CalendarDay[] {
  return Array.from({ length }, (_, index) => {
    const date = addDays(first, index);
    return { date, startMs: startOfDayInstant(date, timezone).getTime(), isSunday: dayOfWeek(date) === 0 };
  });
}

/**
 * Distributes `count` bookings over the days: more on weekdays, few on Sundays, growing over time, with random
 * variation.
 */
export function bookingsPerDay(days: readonly CalendarDay[], count: number, random: Random): readonly number[] {
  const loads = days.map(({ date }, index) => {
    const growth = 80 + Math.floor((40 * index) / days.length);
    return (weekdayLoad[dayOfWeek(date)] ?? 0) * growth * random.int(85, 115);
  });
  const total = loads.reduce((sum, load) => sum + load, 0);
  let passed = 0;
  let given = 0;
  return loads.map((load) => {
    passed += load;
    const upToHere = Math.floor((count * passed) / total);
    const today = upToHere - given;
    given = upToHere;
    return today;
  });
}
