/** Reading rows as plain objects, at a fraction of the cost of entities. */
import type { EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';

type Row = Record<string, unknown>;

/** The columns of the names; the id is always there, and first. A name that is no column is an error. */
export function chosenColumns(metadata: EntityMetadata, names: readonly string[]): ColumnMetadata[] {
  const wanted = new Set(['id', ...names]);
  const chosen = metadata.ownColumns.filter(({ propertyName }) => wanted.delete(propertyName));
  if (wanted.size > 0) throw new Error(`${metadata.name} has no column ${[...wanted].join(', ')}`);
  return chosen.sort((a, b) => Number(b.propertyName === 'id') - Number(a.propertyName === 'id'));
}

/**
 * The columns under their property names; both databases take these quotes. `later` names properties that are set
 * afterwards: adding them to the finished row objects would deoptimize their shape.
 */
export function selectList(columns: readonly ColumnMetadata[], alias: string, later: readonly string[]): string {
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
