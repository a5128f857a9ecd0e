import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bigint,
  byUniqueId,
  date,
  index,
  int,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v1';

/** VPP money owed to senders. What was delivered before is not counted: it was settled without these tables. */
export class VppRemittances1763940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'vpp_remittance',
        [
          ...record(),
          text('number', 20),
          int('customer_id'),
          date('remitted_on'),
          bigint('amount'),
          bigint('set_off'),
          bigint('paid_out'),
          optional(text('mode', 20)),
          optional(text('reference', 40)),
          optional(text('remark', 500)),
          optional(int('payment_id')),
          optional(date('reversed_on')),
          optional(text('reversal_reason', 200)),
        ],
        [byUniqueId, unique('number'), index('customer_id', 'remitted_on', 'id'), index('remitted_on', 'id')],
        [refers('customer_id', 'customer'), refers('payment_id', 'customer_payment')],
      ),
    );
    await runner.createTable(
      table(
        'vpp_collection',
        [...record(), int('consignment_id'), date('collected_on'), bigint('amount'), optional(int('remittance_id'))],
        [byUniqueId, index('consignment_id'), index('remittance_id', 'collected_on')],
        [refers('consignment_id', 'consignment'), refers('remittance_id', 'vpp_remittance')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('vpp_collection');
    await runner.dropTable('vpp_remittance');
  }
}
