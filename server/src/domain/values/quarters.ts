/** Quarters of the Indian financial year, each named by its first day. */
import { addMonths, financialYearOf, firstOfMonth, lastOfMonth } from './dates';

export const firstOfQuarter = (date: string): string =>
  addMonths(firstOfMonth(date), -((Number(date.slice(5, 7)) - 1) % 3));

export const lastOfQuarter = (first: string): string => lastOfMonth(addMonths(first, 2));

/** 'Q3 26-27'. */
export const quarterOf = (date: string): string =>
  `Q${Math.ceil(Number(addMonths(date, -3).slice(5, 7)) / 3)} ${financialYearOf(date)}`;
