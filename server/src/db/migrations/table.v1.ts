/**
 * Short forms of TypeORM's Table API for migrations, alike on MySQL, MariaDB and SQLite. Defaults come from code.
 * Frozen, since landed migrations are built with it: a change goes into a `table.v2.ts`, for later migrations.
 */
import { Table, type TableColumnOptions, type TableForeignKeyOptions, type TableIndexOptions } from 'typeorm';

type Column = TableColumnOptions;
const column = (name: string, type: string, more: Partial<Column> = {}): Column => ({ name, type, ...more });

export const id = (): Column =>
  column('id', 'integer', { isPrimary: true, isGenerated: true, generationStrategy: 'increment' });
export const int = (name: string) => column(name, 'integer');
export const bigint = (name: string) => column(name, 'bigint');
export const flag = (name: string) => column(name, 'boolean');
export const text = (name: string, length: number) => column(name, 'varchar', { length: String(length) });
export const long = (name: string) => column(name, 'text');
export const date = (name: string) => column(name, 'date');
export const instant = (name: string) => column(name, 'datetime', { precision: 3 });
export const optional = (of: Column): Column => ({ ...of, isNullable: true });
export const primary = (of: Column): Column => ({ ...of, isPrimary: true });

/** The columns of `RecordEntity` when the migrations that use this landed. */
export const record = (): Column[] => [
  id(),
  text('unique_id', 36),
  int('version'),
  instant('created_on'),
  optional(int('created_by_id')),
  optional(instant('updated_on')),
  optional(int('updated_by_id')),
  optional(instant('deleted_on')),
];

export const index = (...columnNames: string[]): TableIndexOptions => ({ columnNames });
export const unique = (...columnNames: string[]): TableIndexOptions => ({ columnNames, isUnique: true });
export const byUniqueId = unique('unique_id');
export const refers = (columnName: string, table: string): TableForeignKeyOptions => ({
  columnNames: [columnName],
  referencedTableName: table,
  referencedColumnNames: ['id'],
  onDelete: 'NO ACTION',
  onUpdate: 'NO ACTION',
});

export const table = (
  name: string,
  columns: Column[],
  indices: TableIndexOptions[] = [],
  foreignKeys: TableForeignKeyOptions[] = [],
): Table => new Table({ name, columns, indices, foreignKeys });
