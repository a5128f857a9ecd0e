/** Quarters of the Indian financial year, each named by its first day. */
import {
  addMonths,
  earliestSearchDate,
  firstOfMonth,
  isDateOnly,
  lastOfMonth,
} from '../../../../server/src/domain/dates';
import type { UrlCodec } from '../../ui/urlCodecs';

export const firstOfQuarter = (date: string): string =>
  addMonths(firstOfMonth(date), -((Number(date.slice(5, 7)) - 1) % 3));

export const lastOfQuarter = (first: string): string => lastOfMonth(addMonths(first, 2));

/** 'Q3 26-27'. */
export function quarterOf(date: string): string {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(2, 4)) - (month < 4 ? 1 : 0);
  const two = (number: number) => String(number).padStart(2, '0');
  return `Q${Math.floor(((month + 8) % 12) / 3) + 1} ${two(year)}-${two(year + 1)}`;
}

/** From that of `today` back to the earliest. */
export function quartersUntil(today: string): string[] {
  const found: string[] = [];
  for (let first = firstOfQuarter(today); first >= earliestSearchDate; first = addMonths(first, -3)) found.push(first);
  return found;
}

export const quarterCodec: UrlCodec<string> = {
  read: (text) => (isDateOnly(text) && text >= earliestSearchDate && text === firstOfQuarter(text) ? text : undefined),
  write: (first) => first,
};
