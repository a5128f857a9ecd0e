/** Fields of input classes by their declaration: the type of both APIs, unit, limits and messages in one decorator. */
import { Field, Int } from 'type-graphql';
import { allOf, MaxLengthOf, Optional, Required, type Limits } from '../../domain/rules/rules';
import { inputFields, messageName, requiredMessage, type DeclaredField } from '../../domain/values/fields';
import { MultiLine } from '../../domain/values/text';
import { MoneyField, WeightField } from './measures';
import { DateOnly, RecordRef } from './scalars';

interface Options extends Limits {
  /** For people who read the schema. */
  description?: string;
}

/** What is not required may be left out; rules that stand above it speak of values alone. */
export function InputField(field: DeclaredField, options: Options = {}): PropertyDecorator {
  const declared: PropertyDecorator = (prototype, property) => inputFields.declare(prototype, property, field);
  const rules = field.required ? [Required(requiredMessage(field))] : [];
  return allOf(declared, typedField(field, options), ...rules);
}

function typedField(field: DeclaredField, options: Options): PropertyDecorator {
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
    case 'count':
      return Field(() => Int, nullable);
    case 'date':
      return Field(() => DateOnly, nullable);
    case 'flag':
      return Field(() => Boolean, nullable);
    case 'customer':
    case 'vendor':
    case 'city':
      return Field(() => RecordRef, nullable);
  }
}
