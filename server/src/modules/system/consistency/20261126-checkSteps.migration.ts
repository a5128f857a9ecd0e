import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

/** On SQLite ids are `integer`. */
const columns = { next_rule: 'varchar(200)', next_after: 'bigint', held_until: 'datetime(3)' };

/** How far a nightly check has come, so that any server goes on with it. An older program leaves these empty, and does it whole. */
export class CheckSteps1795651200000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.connection.options.type === 'better-sqlite3';
    for (const [name, type] of Object.entries(columns)) {
      await runner.query(
        isEmbedded
          ? `ALTER TABLE nightly_run ADD COLUMN ${name} ${type === 'bigint' ? 'integer' : type} NULL`
          : `ALTER TABLE nightly_run ADD COLUMN ${name} ${type} NULL, ALGORITHM=INSTANT`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(columns).reverse())
      await runner.query(`ALTER TABLE nightly_run DROP COLUMN ${name}`);
  }
}
