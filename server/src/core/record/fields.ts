/** Decorators of the fields of input classes: the type of both APIs, unit, limits and messages in one. */
import { Field, Int } from 'type-graphql';
import {
  allOf,
  Amount,
  MaxLengthOf,
  Optional,
  Required,
  WeightOrNone,
  WeightRange,
  Within,
  type Limits,
} from '../../domain/rules/rules';
import { inputFields, messageName, requiredMessage, type DeclaredField } from '../../domain/values/fields';
import { MultiLine } from '../../domain/values/text';
import { declareUnit, type Unit } from '../../domain/values/units';
import { DateOnly, Factor, Length, Money, Percent, RecordRef, Weight } from './scalars';

interface FieldOptions extends Limits {
  /** For people who read the schema. */
  description?: string;
}

/** What is not required may be left out; rules that stand above it speak of values alone. */
export function InputField(field: DeclaredField, options: FieldOptions = {}): PropertyDecorator {
  const declared: PropertyDecorator = (prototype, property) => inputFields.declare(prototype, property, field);
  const rules = field.required ? [Required(requiredMessage(field))] : [];
  return allOf(declared, typedField(field, options), ...rules);
}

function typedField(field: DeclaredField, options: FieldOptions): PropertyDecorator {
  const nullable = { nullable: true, description: options.description };
  if ('members' in field) return Field(() => field.members, nullable);
  switch (field.type) {
    case 'text':
    case 'number text':
      return allOf(
        Field(() => String, nullable),
        ...(field.multiLine ? [MultiLine()] : []),
        ...(field.hasFormat ? [] : [MaxLengthOf(field)]),
        ...(field.hasFormat || field.required ? [] : [Optional()]),
      );
    case 'money':
      return MoneyField(messageName(field), options);
    case 'weight':
      return WeightField(messageName(field), options);
    case 'weight or none':
      return WeightOrNoneField(messageName(field), options);
    case 'percent':
      return PercentField(messageName(field), field.max);
    case 'length':
      return LengthField(messageName(field), field.max, options);
    case 'factor':
      return FactorField(messageName(field), field.least, field.most);
    case 'count':
      return Field(() => Int, nullable);
    case 'date':
      return Field(() => DateOnly, nullable);
    case 'flag':
      return Field(() => Boolean, nullable);
    case 'customer':
    case 'vendor':
    case 'city':
    case 'zone scheme':
    case 'role':
      return Field(() => RecordRef, nullable);
  }
}

type Description = Pick<FieldOptions, 'description'>;

const Measured =
  (unit: Unit): PropertyDecorator =>
  (prototype, property) =>
    declareUnit(prototype, property, unit);

/**
 * An amount: rupees outside, paise inside. `name` begins the messages about its limits, which speak after the rules below it;
 * an amount that is not given keeps them.
 */
export const MoneyField = (name: string, { description, ...limits }: FieldOptions = {}): PropertyDecorator =>
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
const PercentField = (name: string, max: number): PropertyDecorator =>
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
