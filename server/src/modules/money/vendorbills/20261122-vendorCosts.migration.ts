import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, byUniqueId, int, record, refers, table, unique } from '../../../db/migrations/table.v1';

/** What a vendor may ask for without a claim, the file of a bill, and what a consignment cost by its vendor's bill. */
export class VendorCosts1763960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'vendor_tolerance',
        [...record(), int('vendor_id'), int('grams'), bigint('amount'), int('window_days')],
        [byUniqueId, unique('vendor_id')],
        [refers('vendor_id', 'vendor')],
      ),
    );
    // Not addColumn, which rebuilds the table on SQLite.
    await runner.query('ALTER TABLE vendor_bill ADD COLUMN import_job_id integer NULL');
    await runner.query('ALTER TABLE consignment ADD COLUMN vendor_cost bigint NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE consignment DROP COLUMN vendor_cost');
    await runner.query('ALTER TABLE vendor_bill DROP COLUMN import_job_id');
    await runner.dropTable('vendor_tolerance');
  }
}
