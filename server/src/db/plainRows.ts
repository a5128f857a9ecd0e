/** Reads rows as plain objects, much faster than as entities. */
import type { EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';

type Row = Record<string, unknown>;

/** Columns by property name; always includes the id, first. Throws for a name that is not a column. */
export function chosenColumns(metadata: EntityMetadata, names: readonly string[]): ColumnMetadata[] {
  const wanted = new Set(['id', ...names]);
  const chosen = metadata.ownColumns.filter(({ propertyName }) => wanted.delete(propertyName));
  if (wanted.size > 0) throw new Error(`${metadata.name} has no column ${[...wanted].join(', ')}`);
  return chosen.sort((a, b) => Number(b.propertyName === 'id') - Number(a.propertyName === 'id'));
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
export function withFlags<T>(rows: Row[], columns: readonly ColumnMetadata[]): T[] {
  for (const { propertyName } of columns.filter(({ type }) => type === 'boolean')) {
    for (const row of rows) row[propertyName] = row[propertyName] === null ? null : Boolean(row[propertyName]);
  }
  return rows as T[];
}
