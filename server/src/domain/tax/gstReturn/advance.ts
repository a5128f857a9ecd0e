/** What the return of a month says of a payment: how much of it was an advance before and after the month. */
import { addMonths, monthOf, type DateOnly, type Month } from '../../values/dates';
import type { Paise } from '../../values/money';

/** A payment as the return sees it. */
export interface ReceivedPayment {
  receivedOn: DateOnly;
  reversedOn: DateOnly | null;
  /** With the tax deducted. */
  amount: Paise;
  /** What was allocated less what was taken back, by month. */
  used: ReadonlyMap<Month, Paise>;
}

/** What was not allocated at the end of the month; 0 before it was received, and once it is reversed. */
function advanceLeft({ receivedOn, reversedOn, amount, used }: ReceivedPayment, month: Month): Paise {
  if (monthOf(receivedOn) > month || (reversedOn !== null && monthOf(reversedOn) <= month)) return 0;
  return [...used].reduce((left, [each, paise]) => (each <= month ? left - paise : left), amount);
}

/**
 * The months of which the return says something else once `after` takes the place of `before`; null is no payment. A return
 * lists a payment only if what is left of it has changed within the month.
 */
export function changedAdvances(before: ReceivedPayment | null, after: ReceivedPayment | null): Month[] {
  const months = [before, after].flatMap((payment) => (payment ? monthsOf(payment) : []));
  return [...new Set(months)].sort().filter((month) => rowOf(before, month) !== rowOf(after, month));
}

/** Elsewhere nothing of it changes. */
const monthsOf = ({ receivedOn, reversedOn, used }: ReceivedPayment): Month[] => [
  monthOf(receivedOn),
  ...(reversedOn === null ? [] : [monthOf(reversedOn)]),
  ...used.keys(),
];

function rowOf(payment: ReceivedPayment | null, month: Month): string | null {
  if (!payment) return null;
  const before = advanceLeft(payment, monthOf(addMonths(`${month}-01`, -1)));
  const left = advanceLeft(payment, month);
  return before === left ? null : `${before} ${left}`;
}
