import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import { instant, primary, table, text } from '../../../db/migrations/table.v1';

/**
 * The link of the first start, and what leaves no other trace on the way into use. A database with invoices is in use: its list
 * of first steps is put away.
 */
export class SetUp1796500000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table('set_up_link', [primary(text('secret_hash', 64)), instant('created_on'), instant('expires_on')]),
    );
    await runner.createTable(table('set_up_mark', [primary(text('name', 40)), instant('created_on')]));
    await runner.query(
      `INSERT INTO set_up_mark (name, created_on)
       SELECT 'Hidden', MIN(i.created_on) FROM invoice i
       HAVING COUNT(*) > 0 AND NOT EXISTS (SELECT 1 FROM set_up_mark)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('set_up_mark');
    await runner.dropTable('set_up_link');
  }
}
