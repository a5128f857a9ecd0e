import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';
import { snake } from './columns';

const tableNameOf = (table: Table | string) => (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';

/** TypeORM's table of executed migrations (`versions/migrationsTable.ts`). */
export const migrationsTable = 'schema_migration';

/** Tables that the migration Fence renamed, by the name that follows from their class. */
const renamed: Readonly<Record<string, string>> = {
  session: 'user_session',
  mail: 'outgoing_mail',
  failed_sign_in: 'refused_sign_in',
  recovery_request: 'recovery_attempt',
  account_link: 'access_link',
  quota_use: 'quota_count',
  consistency_run: 'nightly_run',
  enquiry: 'customer_enquiry',
  visit: 'site_visit',
};
const former = new Map(Object.entries(renamed).map(([before, after]) => [after, before]));

/** A renamed table keeps the names of its indexes and keys. */
const prefixOf = (table: Table | string) => former.get(tableNameOf(table)) ?? tableNameOf(table);

/**
 * Naming strategy: snake_case names, and index names derived from their columns, the same on both databases and in
 * migrations.
 */
export class Naming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override tableName(className: string, given?: string): string {
    const name = given ?? snake(className);
    return renamed[name] ?? name;
  }
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? propertyName].join('_'));
  }
  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return snake(`${relationName}_${referencedColumnName}`);
  }
  override indexName(table: Table | string, columns: string[]): string {
    return `ix_${prefixOf(table)}__${columns.join('__')}`.slice(0, 64);
  }
  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `fk_${prefixOf(table)}__${columns.join('__')}`.slice(0, 64);
  }
}
