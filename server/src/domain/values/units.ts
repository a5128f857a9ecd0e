/**
 * Amounts are held in whole paise, weights in whole grams, percentages in basis points (hundredths of a percent), lengths in
 * whole millimetres and factors in tenths; people and both APIs write rupees, kilograms, percent, centimetres and factors.
 * Which properties those are is metadata of their class, declared where the field is, so that no list of them has to be kept.
 */
import { propertyMetadata } from './fields';

export type Unit = 'paise' | 'grams' | 'basisPoints' | 'millimetres' | 'tenths';
type Class = abstract new () => object;

/** How many of the unit are one rupee, kilogram, percent, centimetre or one. */
const perWireUnit: Readonly<Record<Unit, number>> = {
  paise: 100,
  grams: 1000,
  basisPoints: 100,
  millimetres: 10,
  tenths: 10,
};

/** One division of integers is correctly rounded, so it prints with the exact decimals. */
export function toWireUnit(unit: Unit, value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of ${unit}`);
  return value / perWireUnit[unit];
}

const units = propertyMetadata<Unit>();

/** Declares the unit of a property, for the class of the prototype and those that extend it. */
export const declareUnit = units.declare;
/** The units of a class's properties, those that it inherits among them. */
export const unitsOf = units.of;

/**
 * Values in rupees and kilograms as the rules of the class take them: in paise and grams. More decimals than the unit has are
 * rounded, as the fields of a form do when they are left. What is no number stays as it is.
 */
export const toServerUnits = <Values extends object>(type: Class, values: Values): Values =>
  converted(type, values, (value, factor) => Math.round(value * factor));

/** The way back: paise as rupees, grams as kilograms. One division of integers is correctly rounded, so nothing is lost. */
export const toWireUnits = <Values extends object>(type: Class, values: Values): Values =>
  converted(type, values, (value, factor) => value / factor);

function converted<Values extends object>(
  type: Class,
  values: Values,
  convert: (value: number, factor: number) => number,
): Values {
  const given = values as Readonly<Record<string, unknown>>;
  const changes: Record<string, number> = {};
  for (const [property, unit] of unitsOf(type)) {
    const value = given[property];
    if (typeof value === 'number') changes[property] = convert(value, perWireUnit[unit]);
  }
  return { ...values, ...changes };
}

/** Decimal numbers are parsed and formatted by digits, without floating point arithmetic. */
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
