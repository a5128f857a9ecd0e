import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import { byUniqueId, date, int, optional, record, table, text, unique } from '../../../db/migrations/table.v2';

const always = '2017-07-01';

/** The catalogue of services, with the two that everybody has. SAC and rate of courier services are kept elsewhere. */
export class Services1796100000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'service',
        [
          ...record(runner),
          text('name', 60),
          optional(text('sac', 6)),
          text('charge', 20),
          optional(int('percent')),
          date('valid_from'),
          text('live_key', 80),
        ],
        [byUniqueId, unique('live_key')],
      ),
    );
    await runner.query(
      `INSERT INTO service (unique_id, version, created_on, name, sac, charge, percent, valid_from, live_key) VALUES
        ('service-courier', 1, '2026-11-27 00:00:00.000', 'Courier', NULL, 'Forward', NULL, '${always}', 'courier:${always}'),
        ('service-road', 1, '2026-11-27 00:00:00.000', 'Goods transport by road', '996791', 'ReverseCharge', 500, '${always}',
          'goods transport by road:${always}')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('service');
  }
}
