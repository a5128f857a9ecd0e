/** Reading rows as plain objects, at a fraction of the cost of entities. */
import type { EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';

type Row = Record<string, unknown>;

/** The columns of the names that are columns; the id is always there, and first. */
export function chosenColumns(metadata: EntityMetadata, names: readonly string[]): ColumnMetadata[] {
  const wanted = new Set(names);
  const others = metadata.ownColumns.filter(({ propertyName }) => propertyName !== 'id' && wanted.has(propertyName));
  return [...metadata.ownColumns.filter(({ propertyName }) => propertyName === 'id'), ...others];
}

/**
 * The columns under their property names; both databases take these quotes. A name that is no column is null: its place in
 * the row is made with the others, since rows that grow afterwards cost their reader dearly.
 */
export function selectList(columns: readonly ColumnMetadata[], alias: string, names: readonly string[]): string {
  const known = new Set(columns.map(({ propertyName }) => propertyName));
  const later = [...new Set(names)].filter((name) => !known.has(name) && /^[a-z]\w*$/i.test(name));
  return [
    ...columns.map(({ databaseName, propertyName }) => `${alias}.${databaseName} AS \`${propertyName}\``),
    ...later.map((name) => `NULL AS \`${name}\``),
  ].join(', ');
}

/** Flags come as 0 and 1. */
export function withFlags<T>(rows: Row[], columns: readonly ColumnMetadata[]): T[] {
  for (const { propertyName } of columns.filter(({ type }) => type === 'boolean')) {
    for (const row of rows) row[propertyName] = row[propertyName] === null ? null : Boolean(row[propertyName]);
  }
  return rows as T[];
}
