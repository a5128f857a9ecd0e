/** What the return of a month says of a payment: how much of it was an advance before and after the month, and the tax within. */
import { addMonths, monthOf, type DateOnly, type Month } from '../../values/dates';
import type { Paise } from '../../values/money';
import type { SupplyType, TaxBase } from '../gst';
import { minus, nothing, type TaxedAmounts } from './creditNote';
import { taxWithin } from './gstr1';

/** What decides the tax within money that was received. */
export interface TaxedPart extends Pick<TaxBase, 'taxPercent'> {
  placeOfSupply: string;
  supplyType: SupplyType;
  /** State code of the company. */
  companyState: string;
}

/** Supplies to a special economic zone of the own state are inter-state. */
export const isInterState = ({ placeOfSupply, supplyType, companyState }: Omit<TaxedPart, 'taxPercent'>): boolean =>
  supplyType === 'SEZWP' || placeOfSupply !== companyState;

/**
 * The tax within some of what is not allocated, of which `left` stays: what it makes of the tax of both together, so that the
 * parts of an advance have the tax of the whole.
 */
export function taxOfPart(taxed: TaxedPart, amount: Paise, left: Paise): TaxedAmounts {
  if (taxed.supplyType === 'SEZWOP') return { ...nothing, taxable: amount };
  const within = (paise: Paise) => taxWithin(paise, taxed.taxPercent, isInterState(taxed));
  return minus(within(amount + left), within(left));
}

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
