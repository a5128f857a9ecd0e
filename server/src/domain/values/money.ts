import { digitsOf, groupIndian, roundHalfUp, shortForm, toScaled } from './units';

export { roundHalfUp };

/** An integer number of paise. */
export type Paise = number;

/** Maximum single amount: 9,99,99,999.99 rupees. */
export const maxAmountPaise: Paise = 9_999_999_999;

/** Exact; throws RangeError unless the value is a plain decimal number with at most 2 decimals. */
export function rupeesToPaise(value: number | string): Paise {
  return toScaled(value, 2, 'Amount');
}

/** The nearest floating point number; it prints with the exact paise. */
export function paiseToRupees(paise: Paise): number {
  if (!Number.isSafeInteger(paise)) throw new RangeError(`${paise} is not a whole number of paise`);
  return paise / 100;
}

/** 12345650 is '₹ 1,23,456.50'. */
export function formatRupees(paise: Paise): string {
  const [rupees, fraction] = digitsOf(paise, 2);
  return `${paise < 0 ? '-' : ''}₹ ${groupIndian(rupees)}.${fraction}`;
}

/** For dashboard cards: '₹ 950.50', '₹ 1.5K', '₹ 12.3L'. */
export function formatRupeesShort(paise: Paise): string {
  const short = shortForm(paise, 2);
  return short === null ? formatRupees(paise) : `${paise < 0 ? '-' : ''}₹ ${short}`;
}

/** For dashboard cards: '999', '1.5K', '12.3L'. Integers only. */
export function formatCount(count: number): string {
  const short = shortForm(count, 0);
  return short === null ? String(count) : `${count < 0 ? '-' : ''}${short}`;
}

/** Percentage with at most 2 decimals of an amount, rounded half up to the paisa. */
export function percentOf(paise: Paise, percent: number): Paise {
  const hundredths = toScaled(percent, 2, 'Percentage');
  return Number(roundHalfUp(BigInt(paise) * BigInt(hundredths), 10_000n));
}
