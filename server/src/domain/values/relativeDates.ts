/**
 * Dates of a saved search that move on with the calendar: `@today`, `@-7` (seven days ago), `@month`, `@lastmonth`. A month is its
 * first day as the start of a period, and its last day, but never after today, as the end.
 */
import { addDays, firstOfLastMonth, firstOfMonth, isDateOnly, lastOfMonth, type DateOnly } from './dates';

const words = /^@(today|month|lastmonth|-\d{1,4})$/;

export const isRelativeDate = (text: string): boolean => words.test(text);

export const isSearchDate = (text: string): boolean => isDateOnly(text) || isRelativeDate(text);

/** The date that a word means on the day `today`; a date stays itself. */
export function resolveDate(text: string, today: DateOnly, bound: 'from' | 'to'): DateOnly {
  if (!isRelativeDate(text)) return text;
  if (text === '@today') return today;
  if (text === '@month') return bound === 'from' ? firstOfMonth(today) : today;
  if (text === '@lastmonth') return bound === 'from' ? firstOfLastMonth(today) : lastOfMonth(firstOfLastMonth(today));
  return addDays(today, Number(text.slice(1)));
}

/** 'today', '7 days ago', 'this month', 'last month'. */
export function relativeDateText(text: string): string {
  if (text === '@today') return 'today';
  if (text === '@month') return 'this month';
  if (text === '@lastmonth') return 'last month';
  const days = -Number(text.slice(1));
  return days === 1 ? 'yesterday' : `${days} days ago`;
}
