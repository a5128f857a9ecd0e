/** Fields of input classes that hold an amount or a measure: the type of both APIs, the unit and the limits in one decorator. */
import { Field } from 'type-graphql';
import { allOf, Amount, WeightOrNone, WeightRange, Within, type Limits } from '../../domain/rules/rules';
import { declareUnit, type Unit } from '../../domain/values/units';
import { Factor, Length, Money, Percent, Weight } from './scalars';

interface MeasureOptions extends Limits {
  /** For people who read the schema. */
  description?: string;
}

type Description = Pick<MeasureOptions, 'description'>;

const Measured =
  (unit: Unit): PropertyDecorator =>
  (prototype, property) =>
    declareUnit(prototype, property, unit);

/**
 * An amount: rupees outside, paise inside. `name` begins the messages about its limits, which speak after the rules below it;
 * an amount that is not given keeps them.
 */
export const MoneyField = (name: string, { description, ...limits }: MeasureOptions = {}): PropertyDecorator =>
  allOf(
    Field(() => Money, { nullable: true, description }),
    Measured('paise'),
    Amount(name, limits),
  );

/** A weight: kilograms outside, grams inside. */
export const WeightField = (name: string, { description }: Description = {}): PropertyDecorator =>
  allOf(
    Field(() => Weight, { nullable: true, description }),
    Measured('grams'),
    WeightRange(name),
  );

/** A weight that may be 0: kilograms outside, grams inside. */
export const WeightOrNoneField = (
  name: string,
  { description = 'Kilograms. Default: 0, none.' }: Description = {},
): PropertyDecorator =>
  allOf(
    Field(() => Weight, { nullable: true, description }),
    Measured('grams'),
    WeightOrNone(name),
  );

/** A percentage: percent outside, basis points inside; from 0 to `max` percent. */
export const PercentField = (name: string, max: number): PropertyDecorator =>
  allOf(
    Field(() => Percent, { nullable: true }),
    Measured('basisPoints'),
    Within(name, 0, max * 100, `${name} must be from 0 to ${max}`),
  );

/** A length: centimetres outside, millimetres inside. */
export const LengthField = (name: string, maxMm: number, { description }: Description = {}): PropertyDecorator =>
  allOf(
    Field(() => Length, { nullable: true, description }),
    Measured('millimetres'),
    Within(name, 1, maxMm, `${name} must be from 0.1 to ${maxMm / 10} cm`),
  );

/** A factor: tenths inside. */
export const FactorField = (name: string, least: number, most: number): PropertyDecorator =>
  allOf(
    Field(() => Factor, { nullable: true }),
    Measured('tenths'),
    Within(name, least * 10, most * 10, `${name} must be from ${least.toFixed(1)} to ${most.toFixed(1)}`),
  );
