import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../../db/migrations/migration.v1';
import { byUniqueId, idOf, int, record, refers, table, text } from '../../../../db/migrations/table.v2';

/** Ranges of AWB numbers of branches. Without any, numbers come from the one book of before. */
export class ReceiptBooks1796800000100 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'receipt_book',
        [
          ...record(runner),
          idOf(runner, 'branch_id'),
          idOf(runner, 'vendor_id'),
          text('prefix', 10),
          int('from_number'),
          int('to_number'),
        ],
        [byUniqueId],
        [refers('vendor_id', 'vendor')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('receipt_book');
  }
}
