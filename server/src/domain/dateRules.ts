/**
 * What the product refuses about dates. Each rule answers with the message for the user, or with null where the date is
 * allowed. "Today" is the calendar day of the company, given by the caller.
 */
import { earliestSearchDate, type DateOnly, type Month } from './dates';
import type { Refusal } from './policy';

/** For calendar dates `now` is today; for instants it is the current instant. */
export const notInFuture = <When extends DateOnly | Date>(name: string, when: When, now: When): Refusal =>
  when > now ? `${name} cannot be in the future` : null;

/** `latestName` stands for the bound in the message, as 'today' or '05-Mar-2026'. */
export const notAfter = (
  name: string,
  date: DateOnly | Month,
  latest: DateOnly | Month,
  latestName: string,
): Refusal => (date > latest ? `${name} cannot be after ${latestName}` : null);

/** `earliestName` stands for the bound in the message, as 'today' or 'the invoice date'. */
export const notBefore = (
  name: string,
  date: DateOnly | Month,
  earliest: DateOnly | Month,
  earliestName: string,
): Refusal => (date < earliest ? `${name} cannot be before ${earliestName}` : null);

/** A date after today, or a month after the current one, refused with a message of the product's own. */
export const futureRefusal = (message: string, date: DateOnly | Month, today: DateOnly): Refusal =>
  date > today.slice(0, date.length) ? message : null;

/** A payment, if there is one, is received neither in the future nor before the invoice. */
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

/** SPEC 5: To date not before From date, neither after today. */
export function searchDateRefusals({ fromDate, toDate }: SearchDates, today: DateOnly) {
  return {
    fromDate: fromDate ? notAfter('From date', fromDate, today, 'today') : null,
    toDate: toDate
      ? (notAfter('To date', toDate, today, 'today') ??
        (fromDate ? notBefore('To date', toDate, fromDate, 'From date') : null))
      : null,
  };
}

export interface DateBounds {
  min: DateOnly;
  minName?: string;
  max: DateOnly;
  maxName: string;
}

/** The same rule for the two date fields of a search: what each of them offers beside the other one's value. */
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
