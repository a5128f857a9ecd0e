import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bigint,
  byUniqueId,
  date,
  flag,
  index,
  instant,
  int,
  optional,
  primary,
  record,
  table,
  text,
  unique,
} from './table.v1';

/** What the public site leaves behind (enquiries, visits, look-ups and their quotas), notifications and expenses. */
const tables = [
  table(
    'enquiry',
    [
      ...record(),
      text('enquiry_type', 20),
      text('name', 120),
      text('email', 190),
      text('message', 2000),
      flag('is_resolved'),
      optional(text('resolution', 2000)),
    ],
    [byUniqueId, index('created_on', 'id')],
  ),
  table(
    'visit',
    [
      ...record(),
      text('visitor_id', 36),
      text('browser', 60),
      text('device', 60),
      text('operating_system', 60),
      text('ip_address', 45),
      text('page', 200),
      int('search'),
      int('tracking'),
      int('enquiry_sent'),
      instant('last_visit'),
    ],
    [byUniqueId, unique('visitor_id'), index('created_on', 'id')],
  ),
  table(
    'track_history',
    [
      ...record(),
      text('awb_no', 30),
      optional(int('consignment_id')),
      optional(text('delivery_status', 20)),
      text('request_id', 36),
    ],
    [byUniqueId, index('created_on', 'id'), index('awb_no', 'id')],
  ),
  table(
    'quota_use',
    [primary(text('quota', 20)), primary(text('client_ip', 45)), primary(int('period')), int('uses')],
    [index('period')],
  ),
  table(
    'notification',
    [...record(), text('message', 500), date('start_at'), date('expire_at'), flag('is_permanent')],
    [byUniqueId, index('created_on', 'id')],
  ),
  table(
    'expense',
    [...record(), date('date'), bigint('amount'), text('remark', 500)],
    [byUniqueId, index('date', 'id')],
  ),
];

export class EnquiriesVisitsExpenses1763653000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of tables) await runner.createTable(each.clone(), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of [...tables].reverse()) await runner.dropTable(each.name);
  }
}
