import type { DataSource } from 'typeorm';

/**
 * Has MySQL and MariaDB read a table by its index that begins with these properties, where their statistics choose another one.
 * SQLite chooses by itself. Whoever sees some branches only reads without it (`branchScope.ts`).
 */
export function byIndex(source: DataSource, entity: new () => object, properties: readonly string[]): string {
  const index = source
    .getMetadata(entity)
    .indices.find(({ columns }) => properties.every((name, at) => columns[at]?.propertyName === name));
  if (!index) throw new Error(`${entity.name} has no index that begins with ${properties.join(', ')}`);
  return source.options.type === 'better-sqlite3' ? '' : `FORCE INDEX (${index.name})`;
}
