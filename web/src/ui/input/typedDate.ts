/** Parses typed dates and months. Day before month; two-digit years are in this century. */
import {
  isDateOnly,
  isMonth,
  monthNumber,
  type DateOnly,
  type Month,
} from '../../../../server/src/domain/values/dates';

const two = (text: string | number) => String(text).padStart(2, '0');
const fullYear = (text: string) => (text.length === 2 ? `20${text}` : text);

/** `05-Mar-2026`, `5/3/26`, `05.03.2026`, `050326`, `05032026`, `5 march 2026`, `2026-03-05`; null if not a day. */
export function readDate(text: string): DateOnly | null {
  const typed = text.trim();
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(typed) ?? [];
  if (isoYear && isoMonth && isoDay) return dayOf(isoYear, isoMonth, isoDay);
  const numeric =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(typed);
  if (numeric) return dayOf(fullYear(numeric[3] ?? ''), numeric[2] ?? '', numeric[1] ?? '');
  const [, day, name, year] = /^(\d{1,2})[-/. ]?([a-z]{3,9})[-/., ]*(\d{4}|\d{2})$/i.exec(typed) ?? [];
  const month = monthNumber(name ?? '');
  return day && year && month ? dayOf(fullYear(year), month, day) : null;
}

/** `March-2026`, `mar 26`, `03-2026`, `3/26`, `2026-03`; null if not a month. */
export function readMonth(text: string): Month | null {
  const typed = text.trim();
  const [, isoYear, isoMonth] = /^(\d{4})[-/. ](\d{1,2})$/.exec(typed) ?? [];
  if (isoYear && isoMonth) return valid(`${isoYear}-${two(isoMonth)}`);
  const [, digits, digitYear] = /^(\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(typed) ?? [];
  if (digits && digitYear) return valid(`${fullYear(digitYear)}-${two(digits)}`);
  const [, name, year] = /^([a-z]{3,9})[-/., ]*(\d{4}|\d{2})$/i.exec(typed) ?? [];
  const month = monthNumber(name ?? '');
  return year && month ? valid(`${fullYear(year)}-${two(month)}`) : null;
}

function dayOf(year: string, month: string | number, day: string): DateOnly | null {
  const date = `${year}-${two(month)}-${two(day)}`;
  return isDateOnly(date) ? date : null;
}

const valid = (month: string): Month | null => (isMonth(month) ? month : null);
