/** Dates as people write them. */
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { isDateOnly, type DateOnly } from './dates';

dayjs.extend(customParseFormat);

/** 'Mar' for an English name of a month or at least three letters of it, in any case; other words stay as they are. */
const shortMonth = (name: string): string =>
  dayjs.Ls.en?.months?.find((month) => month.toLowerCase().startsWith(name.toLowerCase()))?.slice(0, 3) ?? name;

/**
 * Day before month, between hyphens: `05-03-2026`, `5-3-26`, `5-march-26`. Two digits of a year are of this century. Null if there is
 * no such day.
 */
export function readDayMonthYear(text: string): DateOnly | null {
  const month = /[a-z]/i.test(text) ? 'MMM' : 'M';
  const given = text
    .replace(/\b0(?=\d-)/g, '')
    .replace(/-(\d\d)$/, '-20$1')
    .replace(/[a-z]{3,9}/i, shortMonth);
  // Strict, since dayjs else carries over: 31 February to 3 March.
  const read = dayjs.utc(given, `D-${month}-YYYY`, true).format('YYYY-MM-DD');
  return isDateOnly(read) ? read : null;
}
