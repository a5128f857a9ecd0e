import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const tables = [
  'consignment',
  'cargo_consignment',
  'manifest',
  'invoice',
  'customer_payment',
  'expense',
  'run_sheet',
  'user',
];

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** The branch of a record: of what there is, the first. */
export class BranchOfRecords1796400000100 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const [type, online] = isEmbedded(runner) ? ['integer', ''] : ['bigint', ', ALGORITHM=INSTANT'];
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN branch_id ${type} NOT NULL DEFAULT 1${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN branch_id`);
  }
}
