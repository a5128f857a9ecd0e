/** Column types. Their names contain the unit; see Data in ARCHITECTURE.md. */
import { GraphQLError, GraphQLScalarType } from 'graphql';
import { Column, getMetadataArgsStorage, ManyToOne, PrimaryColumn, type ColumnOptions } from 'typeorm';
import type { RecordKind } from './recordKinds';
import { fold } from '../../domain/values/text';
import type { TextField } from '../../domain/values/fields';
import { declareUnit, type Unit } from '../../domain/values/units';

export const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

const asNumber = {
  to: (value: number | null | undefined) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

/**
 * Ids have 64 bits; their numbers stay within the 53 that are exact in JSON. On SQLite, where every integer has 64 bits,
 * `embedded/dataSource.ts` knows them by the transformer.
 */
export const idTransformer = { ...asNumber };
const idType = { type: 'bigint', transformer: idTransformer } as const;

/** An id in the API: `Int` has 32 bits. */
export const SafeInt = new GraphQLScalarType<number, number>({
  name: 'SafeInt',
  description: 'A whole number of at most 53 bits, as a JSON number.',
  serialize: safeInt,
  parseValue: safeInt,
});

function safeInt(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw new GraphQLError('must be a whole number');
  return Number(value);
}

function measured(unit: Unit, decorate: PropertyDecorator): PropertyDecorator {
  return (target, property) => {
    declareUnit(target, property, unit);
    decorate(target, property);
  };
}

/** Whole paise. */
export const PaiseColumn = (options: ColumnOptions = {}) =>
  measured('paise', Column({ ...options, type: 'bigint', transformer: asNumber }));
/** Whole grams. */
export const GramsColumn = (options: ColumnOptions = {}) => measured('grams', Column({ ...options, type: 'int' }));
/** Whole grams of many consignments; a sum may exceed 32 bits. */
export const TotalGramsColumn = (options: ColumnOptions = {}) =>
  measured('grams', Column({ ...options, type: 'bigint', transformer: asNumber }));
/** Hundredths of a percent. */
export const PercentColumn = (options: ColumnOptions = {}) =>
  measured('basisPoints', Column({ ...options, type: 'int' }));
/** Whole millimetres. */
export const LengthColumn = (options: ColumnOptions = {}) =>
  measured('millimetres', Column({ ...options, type: 'int' }));
/** A factor in tenths. */
export const FactorColumn = (options: ColumnOptions = {}) => measured('tenths', Column({ ...options, type: 'int' }));
/** SQLite's driver returns the blob of a single row as Buffer and of many rows as ArrayBuffer. */
const asBuffer = { to: (value: Buffer) => value, from: (value: Buffer | ArrayBuffer) => Buffer.from(value as Buffer) };

/** At most 64 KB. */
export const BlobColumn = () => Column({ type: 'blob', transformer: asBuffer });
/** A text of any length. */
export const LongTextColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'text' });
/** A calendar date, `YYYY-MM-DD`. */
export const DateColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'date' });
/** An instant in UTC with milliseconds. */
export const InstantColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'datetime', precision: 3 });
/** Name of an enumeration member. */
export const EnumColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'varchar', length: 20 });
/** As long as its field is declared; a number for what nobody types. */
export const TextColumn = (field: number | Pick<TextField, 'maxLength'>, options: ColumnOptions = {}) =>
  Column({ ...options, type: 'varchar', length: typeof field === 'number' ? field : field.maxLength });
export const FlagColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'boolean' });
export const CountColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'int' });
/** Id of a record that may have been deleted since; not a foreign key. */
export const IdColumn = (options: ColumnOptions = {}) => Column({ ...options, ...idType });
/** The id that the database gives to a row. */
export const GeneratedIdColumn = () => PrimaryColumn({ ...idType, generated: 'increment' });

export interface ReferenceColumn {
  kind: string;
  property: string;
  target: RecordKind;
}

const referenceColumns: ReferenceColumn[] = [];

export const allReferences = (): readonly ReferenceColumn[] => referenceColumns;

/** Columns of a kind of record that reference other records. */
export const referencesOf = (kind: string): readonly ReferenceColumn[] =>
  referenceColumns.filter((column) => column.kind === kind);
/** Columns that reference records of a kind, by kind of the referencing record. */
export const referencesTo = (target: string): readonly ReferenceColumn[] =>
  referenceColumns
    .filter((column) => column.target === target)
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.property.localeCompare(b.property));

/**
 * Id of a record of kind `target` that must exist while this one does: the Writer requires that the transaction has
 * locked it (docs/decisions/0013).
 */
export const RefColumn =
  (target: RecordKind, options: ColumnOptions = {}): PropertyDecorator =>
  (record, property) => {
    referenceColumns.push({ kind: record.constructor.name, property: String(property), target });
    IdColumn(options)(record, property);
  };

/** The record whose id is in the column of that name: `viaCargo` in `viaCargoId`. */
export const RelationColumn = (target: () => new () => object): PropertyDecorator =>
  ManyToOne(target, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' });

const looseReferences = new Map<string, string>();

/** Id of a record of kind `target` that may be deleted meanwhile: it is shown by name, but neither locked nor counted as use. */
export const LooseRefColumn =
  (target: RecordKind, options: ColumnOptions = {}): PropertyDecorator =>
  (record, property) => {
    looseReferences.set(`${record.constructor.name}.${String(property)}`, target);
    IdColumn(options)(record, property);
  };

/** Of the branch that every company has: what was written before there were others, or names none, is its own. */
export const firstBranchId = 1;

const withBranch = new Set<string>();

/** Whether records of the kind are of a branch, which the Writer sets. */
export const isOfBranch = (kind: string): boolean => withBranch.has(kind);

/** Id of the branch whose the record is: that of its owner, unless it is given. A branch is never deleted. */
export const BranchColumn = (): PropertyDecorator => (record, property) => {
  withBranch.add(record.constructor.name);
  looseReferences.set(`${record.constructor.name}.${String(property)}`, 'Branch');
  IdColumn({ default: firstBranchId })(record, property);
};

/** The kind of record that a column references, strictly or loosely; null if it declares none. */
export const targetOf = (kind: string, property: string): string | null =>
  referenceColumns.find((column) => column.kind === kind && column.property === property)?.target ??
  looseReferences.get(`${kind}.${property}`) ??
  null;

interface Folding {
  source: string;
  folded: string;
  length: number;
}

const foldings = new Map<string, Folding[]>();

/** Search form of a text column above it, and as long; maintained by the Writer and the seeds. */
export const FoldedColumn =
  (source: string): PropertyDecorator =>
  (target, property) => {
    const { name } = target.constructor;
    const length = lengthOf(target.constructor, source);
    foldings.set(name, [...(foldings.get(name) ?? []), { source, folded: String(property), length }]);
    TextColumn(length, { nullable: true })(target, property);
  };

function lengthOf(entity: object, property: string): number {
  const { columns } = getMetadataArgsStorage();
  return Number(
    columns.find(({ target, propertyName }) => target === entity && propertyName === property)?.options.length,
  );
}

/** The property with the search form of a text, if it has one. */
export const foldedOf = (entityName: string, property: string): string | undefined =>
  foldings.get(entityName)?.find(({ source }) => source === property)?.folded;

/** Adds the search form of each text to the values. */
export function withFolds<T extends object>(entity: { name: string }, values: T): T {
  const texts = values as Readonly<Record<string, unknown>>;
  const folds = (foldings.get(entity.name) ?? [])
    .filter(({ source }) => texts[source] !== undefined)
    .map(({ source, folded, length }) => [
      folded,
      typeof texts[source] === 'string' ? fold(texts[source]).slice(0, length) : null,
    ]);
  return folds.length === 0 ? values : Object.assign(values, Object.fromEntries(folds));
}
