/**
 * The product's validation rules as class-validator decorators; server and web run the same ones.
 * Only the first failing rule of a field speaks. Decorators run from the lowest up, so `Present` stands lowest.
 */
import {
  IsOptional,
  Matches,
  MaxLength as MaxLengthRule,
  registerDecorator,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { messageName, type TextField } from '../values/fields';
import { maxAmountPaise } from '../values/money';
import { maxWeightGrams } from '../values/weight';

/** White space, and what no one sees: format and control characters, fillers, joiners and selectors. */
const invisible = /[\s\p{Cc}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/** SPEC 5: a string is valid if non-empty and not only whitespace; a number is valid if non-zero. */
export function isPresent(value: unknown): boolean {
  if (typeof value === 'string') return value.replace(invisible, '') !== '';
  if (typeof value === 'number') return value !== 0 && !Number.isNaN(value);
  return value !== undefined && value !== null;
}

export function rule<T extends object>(
  name: string,
  message: string,
  holds: (value: unknown, record: T) => boolean,
): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => holds(value, args?.object as T),
      },
    });
}

/** Fails with `message` if the value is missing, blank or zero. */
export const Required = (message: string) => rule('present', message, isPresent);

/** Missing and null are valid; the rules above it apply only to other values. */
export const Optional = () => IsOptional();

export const RequiredWhen = <T extends object>(condition: (record: T) => boolean) =>
  ValidateIf((record: T) => condition(record));

export const MaxLength = (length: number, name: string) =>
  MaxLengthRule(length, { message: `${name} must have at most ${length} characters` });

/** The limit of a declared text. */
export const MaxLengthOf = (field: TextField) => MaxLength(field.maxLength, messageName(field));

/** A list of at most so many items. What is not given passes. */
export const MaxItems = (max: number, message: string) =>
  rule('notTooMany', message, (value) => isMissing(value) || (Array.isArray(value) && value.length <= max));

/** Which limits of an amount its own rules take care of. */
export interface Limits {
  /** Null: a sum of amounts that have their own limit. */
  max?: null;
  /** Null: a rule of the field has another message for negative amounts. */
  min?: null;
}

/** Money in paise: 0 to 9,99,99,999.99 rupees. */
export function Amount(name: string, { max, min }: Limits = {}): PropertyDecorator {
  return allOf(
    ...(max === null
      ? []
      : [limit('max', `${name} must be at most 9,99,99,999.99`, (paise) => paise <= maxAmountPaise)]),
    ...(min === null ? [] : [limit('min', `${name} must not be negative`, (paise) => paise >= 0)]),
  );
}

/** Weight in grams: at most 99,999.999 Kg, or 0. */
export const WeightOrNone = (name: string): PropertyDecorator =>
  allOf(
    notTooHeavy(name),
    limit('min', `${name} must not be negative`, (grams) => grams >= 0),
  );

const notTooHeavy = (name: string) =>
  limit('max', `${name} must be at most 99,999.999 Kg`, (grams) => grams <= maxWeightGrams);

/** Weight in grams: above 0, at most 99,999.999 Kg. */
export function WeightRange(name: string): PropertyDecorator {
  return allOf(
    notTooHeavy(name),
    limit('min', `${name} must be more than 0`, (grams) => grams >= 1),
  );
}

/** What is not given keeps every limit; whether it must be given is another rule. */
const limit = (name: string, message: string, holds: (value: number) => boolean) =>
  rule(name, message, (value) => isMissing(value) || (typeof value === 'number' && holds(value)));

/** A whole number from `least` to `most`, both included. What is not given passes. */
export const Within = (
  name: string,
  least: number,
  most: number,
  message = `${name} must be from ${least} to ${most}`,
) =>
  rule(
    'within',
    message,
    (value) => isMissing(value) || (Number.isInteger(value) && isFrom(Number(value), least, most)),
  );

const isMissing = (value: unknown) => value === undefined || value === null;
const isFrom = (value: number, least: number, most: number) => value >= least && value <= most;

export const Pattern = (pattern: RegExp, message: string) => Matches(pattern, { message });

/**
 * Combines decorators, in the order in which they would stand above the property: the lowest one's message comes first.
 */
export function allOf(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of [...decorators].reverse()) decorate(target, property);
  };
}

/** The rule speaks only about a text that is given; whether it must be given is `Required`'s. */
export const whenGiven = (name: string, message: string, holds: (text: string) => boolean): PropertyDecorator =>
  rule(name, message, (value) => !isPresent(value) || holds(String(value)));
