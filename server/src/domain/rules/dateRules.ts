/**
 * Date rules. Each returns the message for the user, or null if the date is allowed. "Today" is the company's calendar
 * day, given by the caller.
 */
import { addDays, earliestSearchDate, type DateOnly, type Month } from '../values/dates';
import type { Refusal } from '../policy/nounPolicy';

/** For calendar dates `now` is today; for instants it is the current instant. */
export const notInFuture = <When extends DateOnly | Date>(name: string, when: When, now: When): Refusal =>
  when > now ? `${name} cannot be in the future` : null;

/** `latestName` is the bound's name in the message, e.g. 'today' or '05-Mar-2026'. */
export const notAfter = (
  name: string,
  date: DateOnly | Month,
  latest: DateOnly | Month,
  latestName: string,
): Refusal => (date > latest ? `${name} cannot be after ${latestName}` : null);

/** `earliestName` is the bound's name in the message, e.g. 'today' or 'the invoice date'. */
export const notBefore = (
  name: string,
  date: DateOnly | Month,
  earliest: DateOnly | Month,
  earliestName: string,
): Refusal => (date < earliest ? `${name} cannot be before ${earliestName}` : null);

/** Refuses a date after today, or a month after the current one, with the given message. */
export const futureRefusal = (message: string, date: DateOnly | Month, today: DateOnly): Refusal =>
  date > today.slice(0, date.length) ? message : null;

/** Why nothing is dated on a day any more, and what to do. */
export const useToday = (closed: Refusal): Refusal => closed && `${closed}; use today's date`;

/** A payment date, if given, is not in the future and not before the invoice date. */
export const paymentDateRefusal = (
  paymentDate: DateOnly | null | undefined,
  invoiceDate: DateOnly,
  today: DateOnly,
): Refusal =>
  paymentDate
    ? (notInFuture('Payment date', paymentDate, today) ??
      notBefore('Payment date', paymentDate, invoiceDate, 'the invoice date'))
    : null;

export interface SearchDates {
  fromDate?: DateOnly | null;
  toDate?: DateOnly | null;
}

/** SPEC 5: To date not before From date, and neither after today. */
export function searchDateRefusals({ fromDate, toDate }: SearchDates, today: DateOnly) {
  return {
    fromDate: fromDate ? notAfter('From date', fromDate, today, 'today') : null,
    toDate: toDate
      ? (notAfter('To date', toDate, today, 'today') ??
        (fromDate ? notBefore('To date', toDate, fromDate, 'From date') : null))
      : null,
  };
}

/** Inclusive days, of a year that is a leap year. */
const daysOfYear = 366;

/** Of a report: To date not before From date, and at most a year. */
export const reportPeriodRefusals = ({ from, to }: Record<'from' | 'to', DateOnly>) => ({
  toDate:
    notBefore('To date', to, from, 'From date') ??
    (to >= addDays(from, daysOfYear) ? 'To date must be within a year of From date' : null),
});

export interface DateBounds {
  min: DateOnly;
  minName?: string;
  max: DateOnly;
  maxName: string;
}

/** Same rule for date inputs: bounds of each field, given the other one's value. */
export function searchDateBounds(
  { fromDate, toDate }: SearchDates,
  today: DateOnly,
): Record<keyof SearchDates, DateBounds> {
  return {
    fromDate: { min: earliestSearchDate, max: toDate ?? today, maxName: toDate ? 'the To date' : 'today' },
    toDate: {
      min: fromDate ?? earliestSearchDate,
      minName: fromDate ? 'the From date' : undefined,
      max: today,
      maxName: 'today',
    },
  };
}
