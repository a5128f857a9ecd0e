import type { MigrationInterface, QueryRunner } from 'typeorm';
import { byUniqueId, date, record, table, text, unique } from '../../../db/migrations/table.v1';

/** Values of settings from a date on. Without a row the value of the product holds. */
export class Settings1763852000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'setting',
        [...record(), text('setting_key', 40), date('valid_from'), text('value', 200)],
        [byUniqueId, unique('setting_key', 'valid_from')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('setting');
  }
}
