import { digitsOf, groupIndian, roundHalfUp, shortForm, toScaled } from './decimal';

export { roundHalfUp };

/** A whole number of paise. */
export type Paise = number;

/** 9,99,99,999.99: no single amount is above it. */
export const maxAmountPaise: Paise = 9_999_999_999;

/** Exact; throws RangeError unless the value is a plain decimal number with at most 2 decimals. */
export function rupeesToPaise(value: number | string): Paise {
  return toScaled(value, 2, 'Amount');
}

/** The number that prints as the amount: one division of integers is correctly rounded, so no paisa is lost. */
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

/** For dashboard cards: '999', '1.5K', '12.3L'. Whole numbers only. */
export function formatCount(count: number): string {
  const short = shortForm(count, 0);
  return short === null ? String(count) : `${count < 0 ? '-' : ''}${short}`;
}

/** Percentage with at most 2 decimals of an amount, rounded half up to the paisa. */
export function percentOf(paise: Paise, percent: number): Paise {
  const hundredths = toScaled(percent, 2, 'Percentage');
  return Number(roundHalfUp(BigInt(paise) * BigInt(hundredths), 10_000n));
}
