import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

/** The rate by which an invoice was taxed. All earlier ones had 18 %. */
export class TaxPercent1795690000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = runner.connection.options.type === 'better-sqlite3' ? '' : ', ALGORITHM=INSTANT';
    await runner.query(`ALTER TABLE invoice ADD COLUMN tax_percent integer NOT NULL DEFAULT 1800${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice DROP COLUMN tax_percent');
  }
}
