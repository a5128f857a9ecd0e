import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const columns = {
  next_rule: ['varchar(200)', 'varchar(200)'],
  next_after: ['bigint', 'bigint'],
  held_until: ['datetime', 'datetime(3)'],
} as const;

/** How far a nightly check has come, so that any server goes on with it. An older program leaves these empty, and does it whole. */
export class CheckSteps1795651200000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.connection.options.type === 'better-sqlite3';
    for (const [name, [embedded, server]] of Object.entries(columns)) {
      await runner.query(
        `ALTER TABLE nightly_run ADD COLUMN ${name} ${isEmbedded ? embedded : server} NULL${isEmbedded ? '' : ', ALGORITHM=INSTANT'}`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(columns).reverse())
      await runner.query(`ALTER TABLE nightly_run DROP COLUMN ${name}`);
  }
}
