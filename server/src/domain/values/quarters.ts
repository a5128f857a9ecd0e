/** Quarters of the Indian financial year, each named by its first day. */
import { addMonths, firstOfMonth, lastOfMonth } from './dates';

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
