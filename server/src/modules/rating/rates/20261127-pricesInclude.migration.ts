import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

/** Whether the prices of a rate card have GST inside them. Of earlier cards nobody has said. */
export class PricesInclude1795824000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = runner.connection.options.type === 'better-sqlite3' ? '' : ', ALGORITHM=INSTANT';
    await runner.query(`ALTER TABLE rate_card ADD COLUMN prices_include varchar(20) NULL${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rate_card DROP COLUMN prices_include');
  }
}
