import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import {
  bigint,
  byUniqueId,
  date,
  idOf,
  index,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v2';

/** Money that couriers have collected for the company. What was delivered before is not counted: it was settled without these tables. */
export class CourierDues1795824000200 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'courier_due',
        [
          ...record(runner),
          idOf(runner, 'consignment_id'),
          idOf(runner, 'vendor_id'),
          date('delivered_on'),
          bigint('freight'),
          bigint('commissions'),
          bigint('vpp_amount'),
          bigint('amount'),
          bigint('remitted'),
          bigint('open_amount'),
        ],
        [
          byUniqueId,
          index('consignment_id'),
          index('vendor_id', 'delivered_on', 'id'),
          index('open_amount', 'vendor_id'),
        ],
        [refers('consignment_id', 'consignment')],
      ),
    );
    await runner.createTable(
      table(
        'courier_remittance',
        [
          ...record(runner),
          text('number', 20),
          idOf(runner, 'vendor_id'),
          date('remitted_on'),
          text('mode', 20),
          optional(text('reference', 40)),
          bigint('amount'),
          optional(text('remark', 500)),
          optional(date('reversed_on')),
          optional(text('reversal_reason', 200)),
        ],
        [byUniqueId, unique('number'), index('vendor_id', 'remitted_on', 'id'), index('remitted_on', 'id')],
        [refers('vendor_id', 'vendor')],
      ),
    );
    await runner.createTable(
      table(
        'courier_remittance_line',
        [...record(runner), idOf(runner, 'remittance_id'), idOf(runner, 'consignment_id'), bigint('amount')],
        [byUniqueId, index('remittance_id'), index('consignment_id')],
        [refers('remittance_id', 'courier_remittance'), refers('consignment_id', 'consignment')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['courier_remittance_line', 'courier_remittance', 'courier_due']) await runner.dropTable(name);
  }
}
