import { digitsOf, groupIndian, shortForm, toScaled } from './units';

/** An integer number of grams. */
export type Grams = number;

/** Maximum single weight: 99,999.999 Kg. */
export const maxWeightGrams: Grams = 99_999_999;

/** Exact; throws RangeError unless the value is a plain decimal number with at most 3 decimals. */
export function kgToGrams(value: number | string): Grams {
  return toScaled(value, 3, 'Weight');
}

/** The nearest floating point number; it prints with the exact grams. */
export function gramsToKg(grams: Grams): number {
  if (!Number.isSafeInteger(grams)) throw new RangeError(`${grams} is not a whole number of grams`);
  return grams / 1000;
}

/** 1250 is '1.250 Kg'. */
export function formatWeight(grams: Grams): string {
  const [kilograms, fraction] = digitsOf(grams, 3);
  return `${grams < 0 ? '-' : ''}${groupIndian(kilograms)}.${fraction} Kg`;
}

/** For dashboard cards: '950.500 Kg', '1.5K Kg', '12.3L Kg'. */
export function formatWeightShort(grams: Grams): string {
  const short = shortForm(grams, 3);
  return short === null ? formatWeight(grams) : `${grams < 0 ? '-' : ''}${short} Kg`;
}
