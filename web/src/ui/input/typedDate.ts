/** Parses typed dates and months. Day before month; two-digit years are in this century. */
import { monthOf, type DateOnly, type Month } from '../../../../server/src/domain/values/dates';
import { readDayMonthYear } from '../../../../server/src/domain/values/typedDates';

/** `05-Mar-2026`, `5/3/26`, `05.03.2026`, `050326`, `05032026`, `5 march 2026`, `2026-03-05`; null if not a day. */
export function readDate(text: string): DateOnly | null {
  const dayFirst = text
    .trim()
    .replace(/^(\d{4})[-/. ](\d\d?)[-/. ](\d\d?)$/, '$3-$2-$1')
    .replace(/^(\d\d)(\d\d)(\d{4}|\d\d)$/, '$1-$2-$3')
    .replace(/^(\d\d?)[-/. ]?([a-z]{3,9})[-/., ]*(?=\d)/i, '$1-$2-');
  return readDayMonthYear(dayFirst.replace(/[/. ]/g, '-'));
}

/** `March-2026`, `mar 26`, `03-2026`, `3/26`, `2026-03`; null if not a month. */
export function readMonth(text: string): Month | null {
  const monthFirst = text
    .trim()
    .replace(/^(\d{4})[-/. ](\d\d?)$/, '$2-$1')
    .replace(/^([a-z]{3,9})[-/., ]*(?=\d)/i, '$1-');
  const first = readDayMonthYear(`1-${monthFirst.replace(/[/. ]/g, '-')}`);
  return first && monthOf(first);
}
