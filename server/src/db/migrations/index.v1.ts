import type { QueryRunner } from 'typeorm';

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/**
 * An index in place of another, while others write. The new one first, since MySQL keeps an index for each foreign key.
 * Names are the naming strategy's.
 */
export async function replaceIndex(
  runner: QueryRunner,
  table: string,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const nameOf = (columns: readonly string[]) => runner.connection.namingStrategy.indexName(table, [...columns]);
  await runner.query(
    `CREATE INDEX ${nameOf(after)} ON ${table} (${after.join(', ')})${isEmbedded(runner) ? '' : ' ALGORITHM=INPLACE LOCK=NONE'}`,
  );
  await runner.query(
    isEmbedded(runner)
      ? `DROP INDEX ${nameOf(before)}`
      : `ALTER TABLE ${table} DROP INDEX ${nameOf(before)}, ALGORITHM=INPLACE, LOCK=NONE`,
  );
}
