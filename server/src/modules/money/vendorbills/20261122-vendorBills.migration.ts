import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bigint,
  byUniqueId,
  date,
  flag,
  index,
  int,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v1';

/** What vendors ask for, line by line, and what is too much of it. */
export class VendorBills1763890000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'vendor_bill',
        [
          ...record(),
          int('vendor_id'),
          text('bill_no', 30),
          optional(text('live_bill_no', 50)),
          date('bill_date'),
          date('period_from'),
          date('period_to'),
          bigint('taxable'),
          bigint('gst'),
          bigint('total'),
          int('line_count'),
          bigint('billed'),
          bigint('expected'),
          bigint('claim'),
          optional(bigint('agreed')),
          text('status', 20),
          date('due_by'),
          optional(text('remark', 500)),
        ],
        [byUniqueId, unique('live_bill_no'), index('vendor_id', 'bill_date', 'id')],
        [refers('vendor_id', 'vendor')],
      ),
    );
    await runner.createTable(
      table(
        'vendor_bill_line',
        [
          ...record(),
          int('bill_id'),
          int('row_no'),
          text('raw_awb', 60),
          optional(text('awb_no', 60)),
          optional(date('billed_date')),
          optional(text('destination', 80)),
          optional(text('zone_code', 10)),
          optional(text('our_zone', 10)),
          optional(int('pieces')),
          optional(int('billed_weight')),
          optional(int('our_weight')),
          optional(bigint('freight')),
          optional(bigint('fuel')),
          optional(bigint('other')),
          bigint('amount'),
          optional(int('consignment_id')),
          text('finding_names', 80),
          optional(bigint('expected')),
          bigint('weight_part'),
          bigint('zone_part'),
          bigint('rate_part'),
          bigint('claim'),
          text('why', 200),
          text('decision', 20),
          flag('is_by_hand'),
          optional(text('remark', 500)),
        ],
        [byUniqueId, index('bill_id', 'row_no'), index('awb_no'), index('consignment_id')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('vendor_bill_line');
    await runner.dropTable('vendor_bill');
  }
}
