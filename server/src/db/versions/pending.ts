import type { Database } from '../database.types';
import { executedMigrations } from './migrationsTable';

/** Names of the migrations that this program has and the database has not run. */
export async function pendingMigrations({ reader, readReserved }: Pick<Database, 'reader' | 'readReserved'>) {
  const done = new Set(await executedMigrations((sql) => readReserved(sql, [])));
  return reader.migrations.map((each) => each.name ?? each.constructor.name).filter((name) => !done.has(name));
}
