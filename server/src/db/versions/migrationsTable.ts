/**
 * TypeORM's table of executed migrations. Waybill 0.1.0 and 0.2.0 know no contract (`contract.ts`) and call it `migration`;
 * it has another name since. In its old place is a table that they cannot read: one that is started by mistake fails before
 * it changes anything, and one that runs is not ready any more.
 */
import type { DataSource, QueryRunner } from 'typeorm';
import { decodeRows, text } from '../read/rawRows';
import { migrationsTable } from '../schema/naming';
import { inTransactionalDdl } from '../embedded/transactionalDdl';
import { noneIfMissing } from './versionTable';

const formerTable = 'migration';
const placeholder = 'migration_of_former';

type Read = (sql: string) => Promise<unknown>;

const namesIn = async (read: Read, table: string): Promise<string[]> => {
  const rows = await read(`SELECT name FROM ${table} ORDER BY id`).catch(noneIfMissing);
  return decodeRows(Array.isArray(rows) ? (rows as unknown[]) : [], { name: text }).map(({ name }) => name);
};

/** In order of execution; none if the database was never migrated. */
export async function executedMigrations(read: Read): Promise<string[]> {
  const names = await namesIn(read, migrationsTable);
  return names.length > 0 ? names : namesIn(read, formerTable);
}

/** Takes the former table over, or creates the table; repeatable, and safe wherever it is cut. */
export async function prepareMigrationsTable(source: DataSource, runner: QueryRunner): Promise<void> {
  const hasTable = await runner.hasTable(migrationsTable);
  if (!hasTable && (await runner.hasTable(formerTable))) {
    await runner.query(createUnreadable(placeholder));
    await exchange(runner);
    return;
  }
  // Creates TypeORM's table if it is not there.
  await source.showMigrations();
  await runner.query(createUnreadable(formerTable));
}

const createUnreadable = (table: string) => `CREATE TABLE IF NOT EXISTS ${table} (replaced_by VARCHAR(40) NOT NULL)`;

async function exchange(runner: QueryRunner): Promise<void> {
  if (runner.connection.options.type !== 'better-sqlite3') {
    await runner.query(`RENAME TABLE ${formerTable} TO ${migrationsTable}, ${placeholder} TO ${formerTable}`);
    return;
  }
  await inTransactionalDdl(runner, async () => {
    await runner.query(`ALTER TABLE ${formerTable} RENAME TO ${migrationsTable}`);
    await runner.query(`ALTER TABLE ${placeholder} RENAME TO ${formerTable}`);
  });
}
