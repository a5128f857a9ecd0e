/**
 * Typed raw reads. The databases return different values for one column (a flag is 0 or 1, a sum is a string on MySQL), so rows of
 * plain SQL are `unknown` until every column that is used has been decoded.
 */
import type { DataSource, EntityMetadata, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';

type Row = Record<string, unknown>;

/** Converts a value returned by a database; throws if it is not of the decoder's kind. */
export type Decoder<Value> = (raw: unknown) => Value;

/** Decoders by column name of the statement. */
export type Shape = Readonly<Record<string, Decoder<unknown>>>;

export type Decoded<Columns extends Shape> = { [Name in keyof Columns]: ReturnType<Columns[Name]> };

/** A count, an id, an amount in paise or a weight in grams. */
export const integer: Decoder<number> = (raw) => {
  const value = typeof raw === 'string' && raw !== '' ? Number(raw) : raw;
  if (typeof value === 'bigint') return Number(value);
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw notA('whole number', raw);
  return value;
};

/** A sum of whole numbers; 0 if there were no rows. */
export const sum: Decoder<number> = (raw) => (raw === null ? 0 : integer(raw));

/** An instant; SQLite returns it as text in UTC. */
export const instant: Decoder<Date> = (raw) => {
  const value = typeof raw === 'string' ? new Date(`${raw.replace(' ', 'T')}Z`) : raw;
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) throw notA('instant', raw);
  return value;
};

export const text: Decoder<string> = (raw) => {
  if (typeof raw !== 'string') throw notA('text', raw);
  return raw;
};

/** A boolean; both databases return 0 and 1. */
export const flag: Decoder<boolean> = (raw) => {
  const value = Number(raw);
  if (raw === null || (value !== 0 && value !== 1)) throw notA('flag', raw);
  return value === 1;
};

/** The name of an enumeration's member. */
export const memberOf =
  <Member extends string>(enumeration: Readonly<Record<string, Member>>): Decoder<Member> =>
  (raw) => {
    const name = text(raw);
    if (!Object.hasOwn(enumeration, name)) throw notA('member of its enumeration', raw);
    return name as Member;
  };

export const nullable =
  <Value>(decoder: Decoder<Value>): Decoder<Value | null> =>
  (raw) =>
    raw === null ? null : decoder(raw);

/** Undecoded, for values that are only passed to another statement on the same database. */
export const asStored: Decoder<unknown> = (raw) => raw;

const notA = (kind: string, raw: unknown) => new Error(`The database gave no ${kind} but ${typeof raw} ${String(raw)}`);

/** Decodes rows; columns without a decoder are dropped. */
export function decodeRows<Columns extends Shape>(rows: readonly unknown[], columns: Columns): Decoded<Columns>[] {
  const decoders = Object.entries(columns);
  return rows.map((row) => {
    const values = row as Readonly<Record<string, unknown>>;
    const decoded: Record<string, unknown> = {};
    for (const [name, decode] of decoders) decoded[name] = decode(values[name]);
    return decoded as Decoded<Columns>;
  });
}

/** Runs a query builder outside of an operation; operations use `Reader.raw`. */
export async function readRaw<Columns extends Shape>(
  query: SelectQueryBuilder<ObjectLiteral>,
  columns: Columns,
): Promise<Decoded<Columns>[]> {
  return decodeRows(await query.getRawMany<unknown>(), columns);
}

/** Columns by property name, by default all; always includes the id, first. Throws for a name that is not a column. */
export function chosenColumns(metadata: EntityMetadata, names?: readonly string[]): ColumnMetadata[] {
  if (!names) return metadata.ownColumns;
  const missing = new Set(['id', ...names]);
  const columns = metadata.ownColumns.filter(({ propertyName }) => missing.delete(propertyName));
  if (missing.size > 0) throw new Error(`${metadata.name} has no column ${[...missing].join(', ')}`);
  return columns.sort((a, b) => Number(b.propertyName === 'id') - Number(a.propertyName === 'id'));
}

/**
 * SELECT list with property names as aliases; the quotes work on both databases. `later` lists properties that are set
 * after reading: adding them to existing row objects would deoptimize their shape.
 */
export function selectList(columns: readonly ColumnMetadata[], alias: string, later: readonly string[]): string {
  return [
    ...columns.map(({ databaseName, propertyName }) => `${alias}.${databaseName} AS \`${propertyName}\``),
    ...later.map((name) => `NULL AS \`${name}\``),
  ].join(', ');
}

/** Converts flags from 0 and 1 to booleans. */
export function withTypes<T>(rows: Row[], columns: readonly ColumnMetadata[]): T[] {
  for (const { propertyName, type } of columns) {
    if (type !== 'boolean') continue;
    for (const row of rows) row[propertyName] = row[propertyName] === null ? null : Boolean(row[propertyName]);
  }
  return rows as T[];
}

/** Entities from rows with all columns by property name, converted as by TypeORM. */
export function hydrated<T extends object>(source: DataSource, entity: new () => T, rows: readonly unknown[]): T[] {
  const { driver } = source;
  const columns = chosenColumns(source.getMetadata(entity));
  return (rows as readonly Row[]).map((row) => {
    const values: Row = {};
    for (const column of columns)
      values[column.propertyName] = driver.prepareHydratedValue(row[column.propertyName], column);
    return Object.assign(new entity(), values);
  });
}

/** Groups rows by a key, keeping their order. */
export function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
