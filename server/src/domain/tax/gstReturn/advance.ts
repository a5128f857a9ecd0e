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
  uses: readonly AdvanceUse[];
}

/** What was allocated or paid back, negative if it was taken back. */
export interface AdvanceUse {
  on: DateOnly;
  amount: Paise;
  isRefund: boolean;
}

/** What was not allocated at the end of the month; 0 before it was received, and once it is reversed. */
function advanceLeft({ receivedOn, reversedOn, amount, uses }: ReceivedPayment, month: Month): Paise {
  if (monthOf(receivedOn) > month || (reversedOn !== null && monthOf(reversedOn) <= month)) return 0;
  return amount - totalOf(uses.filter(({ on }) => monthOf(on) <= month));
}

/**
 * A receipt of which a part paid no document on its day. What was paid back on it had a voucher too, and a reversal of that
 * day takes back what the receipt paid, which makes no advance of it.
 */
function isVoucher({ receivedOn, reversedOn, amount, uses }: ReceivedPayment): boolean {
  const isReversedAtOnce = reversedOn !== null && reversedOn <= receivedOn;
  const atOnce = uses.filter(({ on, isRefund }) => !isRefund && on <= receivedOn);
  return amount > totalOf(atOnce.filter((use) => !isReversedAtOnce || use.amount > 0));
}

const totalOf = (uses: readonly AdvanceUse[]): Paise => uses.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The months of which the return says something else once `after` takes the place of `before`; null is no payment. A return
 * lists a payment if what is left of it has changed within the month, and as a voucher in that of its receipt.
 */
export function changedAdvances(before: ReceivedPayment | null, after: ReceivedPayment | null): Month[] {
  const months = [before, after].flatMap((payment) => (payment ? monthsOf(payment) : []));
  return [...new Set(months)].sort().filter((month) => rowOf(before, month) !== rowOf(after, month));
}

/** Elsewhere nothing of it changes. */
const monthsOf = ({ receivedOn, reversedOn, uses }: ReceivedPayment): Month[] => [
  monthOf(receivedOn),
  ...(reversedOn === null ? [] : [monthOf(reversedOn)]),
  ...uses.map(({ on }) => monthOf(on)),
];

function rowOf(payment: ReceivedPayment | null, month: Month): string {
  if (!payment) return '';
  const before = advanceLeft(payment, monthOf(addMonths(`${month}-01`, -1)));
  const left = advanceLeft(payment, month);
  return `${before === left ? '' : `${before} ${left}`}${voucherIn(payment, month)}`;
}

function voucherIn(payment: ReceivedPayment, month: Month): string {
  const { receivedOn, reversedOn } = payment;
  if (monthOf(receivedOn) !== month || !isVoucher(payment)) return '';
  return reversedOn !== null && monthOf(reversedOn) <= month ? ' cancelled' : ' issued';
}
