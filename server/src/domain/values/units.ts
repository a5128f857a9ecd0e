/**
 * Amounts are held in whole paise, weights in whole grams, percentages in basis points (hundredths of a percent), lengths in
 * whole millimetres and factors in tenths; people and both APIs write rupees, kilograms, percent, centimetres and factors.
 * Which properties those are is metadata of their class, declared where the field is, so that no list of them has to be kept.
 */
import { propertyMetadata } from './propertyMetadata';

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
