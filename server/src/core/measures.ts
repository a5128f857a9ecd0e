/** Fields of input classes that hold an amount or a weight: the type of both APIs, the unit and the limits in one decorator. */
import { Field } from 'type-graphql';
import { allOf, Amount, WeightRange, type Limits } from '../domain/rules';
import { declareUnit, type Unit } from '../domain/units';
import { Money, Weight } from './scalars';

interface MeasureOptions extends Limits {
  /** For people who read the schema. */
  description?: string;
}

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
export const WeightField = (
  name: string,
  { description }: Pick<MeasureOptions, 'description'> = {},
): PropertyDecorator =>
  allOf(
    Field(() => Weight, { nullable: true, description }),
    Measured('grams'),
    WeightRange(name),
  );
