/** Decorators of the columns of records that the API shows: the column and its type in GraphQL in one. */
import { Field, Int } from 'type-graphql';
import type { ColumnOptions } from 'typeorm';
import {
  BranchColumn,
  CountColumn,
  DateColumn,
  EnumColumn,
  FactorColumn,
  FlagColumn,
  GramsColumn,
  InstantColumn,
  LengthColumn,
  PaiseColumn,
  PercentColumn,
  RefColumn,
  RelationColumn,
  SafeInt,
  TextColumn,
} from '../../db/schema/columns';
import type { RecordKind } from '../../db/schema/recordKinds';
import { allOf } from '../../domain/rules/rules';
import type { DeclaredField, ReferenceField } from '../../domain/values/fields';
import { DateOnly, Factor, Instant, Length, Money, Percent, Weight } from './scalars';

/** What the API says of it. */
interface Shown {
  description?: string;
  complexity?: number;
}

interface FieldOptions extends Shown, Pick<ColumnOptions, 'default' | 'name'> {
  /** Of the column, and in the API. */
  nullable?: true;
}

const simple = {
  money: [Money, PaiseColumn],
  weight: [Weight, GramsColumn],
  'weight or none': [Weight, GramsColumn],
  count: [Int, CountColumn],
  date: [DateOnly, DateColumn],
  instant: [Instant, InstantColumn],
  flag: [Boolean, FlagColumn],
  percent: [Percent, PercentColumn],
  length: [Length, LengthColumn],
  factor: [Factor, FactorColumn],
} as const;

/** A column that the API shows as it is stored, in its own unit: a declared field, or what nobody types by its kind. */
export function RecordField(
  held: Exclude<DeclaredField, ReferenceField> | keyof typeof simple,
  options: FieldOptions = {},
): PropertyDecorator {
  if (typeof held === 'string') return simply(held, options);
  if ('members' in held) return RecordChoice(held.members, options);
  if ('maxLength' in held) return RecordText(held.maxLength, options);
  return simply(held.type, options);
}

function simply(type: keyof typeof simple, options: FieldOptions): PropertyDecorator {
  const [scalar, column] = simple[type];
  return shown(scalar, column, options);
}

/** A text that nobody types, of so many characters. */
export const RecordText = (maxLength: number, options: FieldOptions = {}): PropertyDecorator =>
  shown(String, (column) => TextColumn(maxLength, column), options);

/** A member of an enumeration. */
export const RecordChoice = (members: object, options: FieldOptions = {}): PropertyDecorator =>
  shown(members, EnumColumn, options);

const shown = (
  type: object,
  column: (options: ColumnOptions) => PropertyDecorator,
  { nullable, description, complexity, ...others }: FieldOptions,
): PropertyDecorator =>
  allOf(
    Field(() => type, { nullable: nullable ?? false, description, complexity }),
    column({ nullable: nullable ?? false, ...others }),
  );

/** The id of a record that must exist while this one does (`RefColumn`). */
export const RecordReference = (target: RecordKind, options: FieldOptions = {}): PropertyDecorator =>
  shown(SafeInt, (column) => RefColumn(target, column), options);

/** The branch that the record belongs to (`BranchColumn`). */
export const RecordBranch = (): PropertyDecorator =>
  allOf(
    Field(() => SafeInt, { description: 'The branch that it belongs to: that of the user who made it.' }),
    BranchColumn(),
  );

/** That record, if it is asked for; `viaCargo` is the one in `viaCargoId`. */
export const RecordRelation = <Target extends object>(
  target: () => new () => Target,
  says: Shown = {},
): PropertyDecorator => allOf(Field(target, { nullable: true, ...says }), RelationColumn(target));
