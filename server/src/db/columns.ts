/** The column types of the house. Units are part of the name; see DESIGN of the data in ARCHITECTURE.md. */
import { Column, type ColumnOptions } from 'typeorm';

const asNumber = {
  to: (value: number | null | undefined) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

export type Unit = 'paise' | 'grams';
const units = new Map<string, Unit>();

/** The unit of a column, so that what people read (the change log) says rupees and kilograms. */
export const unitOf = (entityName: string, property: string): Unit | undefined => units.get(`${entityName}.${property}`);

function measured(unit: Unit, decorate: PropertyDecorator): PropertyDecorator {
  return (target, property) => {
    units.set(`${target.constructor.name}.${String(property)}`, unit);
    decorate(target, property);
  };
}

/** Whole paise. */
export const PaiseColumn = (options: ColumnOptions = {}) =>
  measured('paise', Column({ ...options, type: 'bigint', transformer: asNumber }));
/** Whole grams. */
export const GramsColumn = (options: ColumnOptions = {}) => measured('grams', Column({ ...options, type: 'int' }));
/** Whole grams of many consignments: a sum outgrows 32 bits. */
export const TotalGramsColumn = (options: ColumnOptions = {}) =>
  measured('grams', Column({ ...options, type: 'bigint', transformer: asNumber }));
/** A calendar date, `YYYY-MM-DD`. */
export const DateColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'date' });
/** An instant in UTC with milliseconds. */
export const InstantColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'datetime', precision: 3 });
/** The name of an enumeration's member. */
export const EnumColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'varchar', length: 20 });
export const TextColumn = (length: number, options: ColumnOptions = {}) => Column({ ...options, type: 'varchar', length });
export const FlagColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'boolean' });
/** The id of another record. */
export const RefColumn = (options: ColumnOptions = {}) => Column({ ...options, type: 'int' });
