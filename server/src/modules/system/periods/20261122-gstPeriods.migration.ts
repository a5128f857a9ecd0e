import type { MigrationInterface, QueryRunner } from 'typeorm';
import { byUniqueId, date, optional, record, table, text, unique } from '../../../db/migrations/table.v1';

/** Months whose GST return is filed. */
export class GstPeriods1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'gst_period',
        [...record(), text('month', 7), optional(date('filed_on')), optional(text('arn', 20))],
        [byUniqueId, unique('month')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('gst_period');
  }
}
