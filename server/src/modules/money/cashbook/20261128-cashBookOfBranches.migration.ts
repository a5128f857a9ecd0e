import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const tables = ['cash_day', 'cash_deposit', 'vpp_remittance', 'courier_remittance', 'refund'];

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** A cash book for each branch: that of the company is of the first one, with all that moved its cash. */
export class CashBookOfBranches1797630000100 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const [type, online] = isEmbedded(runner) ? ['integer', ''] : ['bigint', ', ALGORITHM=INSTANT'];
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} ADD COLUMN branch_id ${type} NOT NULL DEFAULT 1${online}`);
    await replaceUnique(runner, ['live_date'], ['branch_id', 'live_date']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceUnique(runner, ['branch_id', 'live_date'], ['live_date']);
    for (const table of tables) await runner.query(`ALTER TABLE ${table} DROP COLUMN branch_id`);
  }
}

async function replaceUnique(runner: QueryRunner, before: string[], after: string[]): Promise<void> {
  const nameOf = (columns: string[]) => runner.connection.namingStrategy.indexName('cash_day', columns);
  const online = isEmbedded(runner) ? '' : ' ALGORITHM=INPLACE LOCK=NONE';
  await runner.query(`CREATE UNIQUE INDEX ${nameOf(after)} ON cash_day (${after.join(', ')})${online}`);
  await runner.query(
    isEmbedded(runner)
      ? `DROP INDEX ${nameOf(before)}`
      : `ALTER TABLE cash_day DROP INDEX ${nameOf(before)}, ALGORITHM=INPLACE, LOCK=NONE`,
  );
}
