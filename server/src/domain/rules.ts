/**
 * The product's validation rules as class-validator decorators; server and web run the same ones.
 * Only the first failing rule of a field speaks. Decorators run from the lowest up, so `Present` stands lowest.
 */
import {
  IsOptional,
  Matches,
  Max,
  MaxLength as MaxLengthRule,
  Min,
  registerDecorator,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { maxAmountPaise } from './money';
import { maxWeightGrams } from './weight';

/** Spec 5: a string is valid if non-empty and not only whitespace; a number is valid if non-zero. */
export function isPresent(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
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

/** The field must be given: '{message}' when it is missing, blank or zero. */
export const Required = (message: string) => rule('present', message, isPresent);

/** The field may be left out or null; the rules above it speak only when it is given. */
export const Optional = () => IsOptional();

export const RequiredWhen = <T extends object>(condition: (record: T) => boolean) =>
  ValidateIf((record: T) => condition(record));

export const MaxLength = (length: number, name: string) =>
  MaxLengthRule(length, { message: `${name} must have at most ${length} characters` });

/** Money in paise: not negative, at most 9,99,99,999.99 rupees. */
export function Amount(name: string): PropertyDecorator {
  return allOf(
    Max(maxAmountPaise, { message: `${name} must be at most 9,99,99,999.99` }),
    Min(0, { message: `${name} must not be negative` }),
  );
}

/** Weight in grams: more than nothing, at most 99,999.999 Kg. */
export function WeightRange(name: string): PropertyDecorator {
  return allOf(
    Max(maxWeightGrams, { message: `${name} must be at most 99,999.999 Kg` }),
    Min(1, { message: `${name} must be more than 0` }),
  );
}

export const Pattern = (pattern: RegExp, message: string) => Matches(pattern, { message });

/** Several rules as one decorator, written as they would stand above the property: the lowest speaks first. */
export function allOf(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const decorate of [...decorators].reverse()) decorate(target, property);
  };
}
