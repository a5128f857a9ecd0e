/**
 * Short forms of TypeORM's Table API for migrations, alike on MySQL, MariaDB and SQLite, since ids have 64 bits.
 * Frozen once a landed migration is built with it: a change goes into a `table.v3.ts`, for later migrations.
 */
import type { QueryRunner, TableColumnOptions } from 'typeorm';
import { instant, int, optional, text } from './table.v1';

export {
  bigint,
  byUniqueId,
  date,
  flag,
  index,
  instant,
  int,
  long,
  optional,
  refers,
  table,
  text,
  unique,
} from './table.v1';

/** SQLite numbers the rows by an `integer` alone, which has 64 bits there. */
const idType = ({ connection }: QueryRunner) => (connection.options.type === 'better-sqlite3' ? 'integer' : 'bigint');

/** The id of another record. */
export const idOf = (runner: QueryRunner, name: string): TableColumnOptions => ({ name, type: idType(runner) });

/** The columns of `RecordEntity` when the migrations that use this landed. */
export const record = (runner: QueryRunner): TableColumnOptions[] => [
  { ...idOf(runner, 'id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
  text('unique_id', 36),
  int('version'),
  instant('created_on'),
  optional(idOf(runner, 'created_by_id')),
  optional(instant('updated_on')),
  optional(idOf(runner, 'updated_by_id')),
  optional(instant('deleted_on')),
];
