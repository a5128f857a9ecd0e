/**
 * Decimal numbers as integer multiples of a unit, parsed and formatted by digits, without floating point arithmetic.
 */
const decimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * `12.5` at 2 places is 1250. Throws RangeError for anything but a plain decimal number with at most `places` decimals
 * whose scaled value is a safe integer.
 */
export function toScaled(value: number | string, places: number, what: string): number {
  const [, sign, whole, fraction = ''] = decimal.exec(String(value).trim()) ?? [];
  if (whole === undefined) throw new RangeError(`${what} must be a decimal number`);
  if (fraction.length > places) throw new RangeError(`${what} must have at most ${places} decimals`);
  const scaled = Number(whole + fraction.padEnd(places, '0'));
  if (!Number.isSafeInteger(scaled)) throw new RangeError(`${what} is too large`);
  return sign && scaled ? -scaled : scaled;
}

/** Digits of an integer number of units, without the sign: 1250 at 2 places is `['12', '50']`. */
export function digitsOf(scaled: number, places: number): [whole: string, fraction: string] {
  if (!Number.isSafeInteger(scaled)) throw new RangeError(`${scaled} is not a whole number of units`);
  const digits = String(Math.abs(scaled)).padStart(places + 1, '0');
  return [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
}

/** Indian grouping: the last three digits, then pairs: 1234567 is `12,34,567`. */
export function groupIndian(digits: string): string {
  const head = digits.slice(0, -3);
  if (!head) return digits;
  return `${head.replace(/\B(?=(\d\d)+$)/g, ',')},${digits.slice(-3)}`;
}

/** Quotient rounded to an integer, halves towards positive infinity. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero');
  if (denominator < 0n) return roundHalfUp(-numerator, -denominator);
  const doubled = 2n * numerator + denominator;
  const divisor = 2n * denominator;
  const quotient = doubled / divisor;
  // BigInt division truncates towards zero; below zero a floor is required.
  return doubled < 0n && quotient * divisor !== doubled ? quotient - 1n : quotient;
}

/**
 * Short form for the dashboard (SPEC 9): 1,000 and more as K, 1,00,000 and more as L, with one decimal; `null` for
 * smaller numbers, which are shown in full.
 */
export function shortForm(scaled: number, places: number): string | null {
  if (!Number.isSafeInteger(scaled)) throw new RangeError(`${scaled} is not a whole number of units`);
  const size = BigInt(Math.abs(scaled));
  const unit = 10n ** BigInt(places);
  if (size < 1_000n * unit) return null;
  const [divisor, letter] = size < 100_000n * unit ? [1_000n, 'K'] : [100_000n, 'L'];
  const tenths = roundHalfUp(size * 10n, divisor * unit);
  return `${groupIndian(String(tenths / 10n))}.${tenths % 10n}${letter}`;
}
