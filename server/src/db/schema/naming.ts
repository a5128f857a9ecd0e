import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

export const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
const tableNameOf = (table: Table | string) => (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';

/**
 * Naming strategy: snake_case names, and index names derived from their columns, the same on both databases and in
 * migrations.
 */
export class Naming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, given?: string): string {
    return given ?? snake(className);
  }
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? propertyName].join('_'));
  }
  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snake(`${relationName}_${referencedColumnName}`);
  }
  override indexName(table: Table | string, columns: string[]): string {
    return `ix_${tableNameOf(table)}__${columns.join('__')}`.slice(0, 64);
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `fk_${tableNameOf(table)}__${columns.join('__')}`.slice(0, 64);
  }
}
