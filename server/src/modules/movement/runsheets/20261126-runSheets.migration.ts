import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import {
  bigint,
  byUniqueId,
  date,
  flag,
  idOf,
  index,
  instant,
  int,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v2';

/** Run sheets, what happened to their parcels at the doors, and the pictures of it. */
export class RunSheets1795737600101 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'delivery_person',
        [...record(runner), text('name', 80), optional(text('phone', 20)), flag('is_active'), idOf(runner, 'user_id')],
        [byUniqueId],
        [refers('user_id', 'user')],
      ),
    );
    await runner.createTable(
      table(
        'run_sheet',
        [
          ...record(runner),
          text('number', 20),
          date('date'),
          idOf(runner, 'person_id'),
          text('status', 20),
          optional(text('link_hash', 64)),
          optional(text('pin_hash', 64)),
          int('pin_failures'),
          optional(instant('link_expires_on')),
          optional(instant('issued_on')),
          bigint('expected_cash'),
          bigint('expected_upi'),
          optional(bigint('counted_cash')),
          optional(bigint('difference')),
          optional(text('difference_remark', 300)),
          optional(instant('closed_on')),
          optional(idOf(runner, 'closed_by_id')),
          optional(instant('cash_confirmed_on')),
          optional(idOf(runner, 'cash_confirmed_by_id')),
        ],
        [byUniqueId, unique('number'), unique('link_hash'), index('date', 'id'), index('person_id', 'status')],
        [refers('person_id', 'delivery_person')],
      ),
    );
    await runner.createTable(
      table(
        'run_sheet_line',
        [
          ...record(runner),
          idOf(runner, 'run_sheet_id'),
          idOf(runner, 'consignment_id'),
          optional(idOf(runner, 'live_consignment_id')),
          int('sequence'),
          bigint('due_amount'),
          text('state', 20),
          int('attempts'),
          optional(bigint('collected')),
          optional(text('collected_by', 20)),
          optional(text('remark', 300)),
          optional(instant('delivered_on')),
        ],
        [byUniqueId, unique('live_consignment_id'), index('run_sheet_id', 'sequence'), index('consignment_id')],
        [refers('run_sheet_id', 'run_sheet'), refers('consignment_id', 'consignment')],
      ),
    );
    await runner.createTable(
      table(
        'delivery_event',
        [
          { ...idOf(runner, 'id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
          idOf(runner, 'line_id'),
          text('client_event_id', 36),
          text('outcome', 20),
          optional(text('reason', 30)),
          optional(date('next_date')),
          optional(text('receiver_name', 120)),
          optional(text('relation', 20)),
          optional(bigint('collected')),
          optional(text('collected_by', 20)),
          optional(text('utr', 40)),
          optional(text('photo_hash', 64)),
          optional(text('signature_hash', 64)),
          instant('happened_at'),
          instant('received_on'),
          text('answer', 20),
          flag('applied'),
          optional(text('remark', 300)),
        ],
        [unique('client_event_id'), index('line_id', 'id')],
        [refers('line_id', 'run_sheet_line')],
      ),
    );
    await runner.createTable(
      table(
        'pod_image',
        [
          { ...text('hash', 64), isPrimary: true },
          { name: 'content', type: 'blob' },
          int('width'),
          int('height'),
          instant('created_on'),
        ],
        [index('created_on')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['pod_image', 'delivery_event', 'run_sheet_line', 'run_sheet', 'delivery_person'])
      await runner.dropTable(name);
  }
}
