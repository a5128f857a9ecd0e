import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  bigint,
  byUniqueId,
  date,
  index,
  int,
  long,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v1';

export class RateCards1763810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'zone_scheme',
        [...record(), text('name', 60), optional(text('live_name', 60))],
        [byUniqueId, unique('live_name')],
      ),
    );
    await runner.createTable(
      table(
        'zone',
        [...record(), int('scheme_id'), text('code', 10), text('name', 40), optional(text('live_code', 30))],
        [byUniqueId, unique('live_code'), index('scheme_id', 'id')],
      ),
    );
    await runner.createTable(
      table(
        'zone_rule',
        [...record(), int('scheme_id'), int('position'), int('zone_id'), text('kind', 20), long('places')],
        [byUniqueId, index('scheme_id', 'position'), index('zone_id')],
      ),
    );
    await runner.createTable(
      table(
        'weight_rule',
        [
          ...record(),
          optional(int('vendor_id')),
          text('service_type', 20),
          int('divisor'),
          optional(int('long_side')),
          int('long_side_times'),
          optional(text('live_key', 30)),
        ],
        [byUniqueId, unique('live_key'), index('vendor_id')],
        [refers('vendor_id', 'vendor')],
      ),
    );
    await this.createCards(runner);
    await runner.createTable(
      table(
        'consignment_rating',
        [
          ...record(),
          int('consignment_id'),
          long('sizes'),
          int('volumetric_weight'),
          optional(int('vendor_weight')),
          optional(int('customer_card_id')),
          optional(int('vendor_card_id')),
          optional(text('customer_zone', 10)),
          optional(text('vendor_zone', 10)),
          optional(bigint('rated_customer_amount')),
          optional(bigint('rated_vendor_amount')),
          long('breakdown'),
        ],
        [byUniqueId, unique('consignment_id'), index('customer_card_id'), index('vendor_card_id')],
      ),
    );
  }

  private async createCards(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'rate_card',
        [
          ...record(),
          text('name', 80),
          optional(text('name_folded', 80)),
          text('side', 20),
          optional(int('vendor_id')),
          optional(int('customer_id')),
          int('scheme_id'),
          date('valid_from'),
          optional(date('valid_to')),
          optional(int('divisor')),
          int('min_air_weight'),
          int('min_surface_weight'),
          int('round_air_weight'),
          int('round_surface_weight'),
          bigint('minimum_charge'),
          int('fuel_percent'),
          bigint('docket_charge'),
          int('discount_percent'),
          int('vpp_percent'),
          bigint('vpp_minimum'),
          int('insurance_percent'),
          bigint('insurance_minimum'),
          text('round_to', 20),
        ],
        [
          byUniqueId,
          index('side', 'customer_id', 'vendor_id', 'valid_from'),
          index('customer_id'),
          index('vendor_id'),
          index('scheme_id'),
        ],
        [refers('vendor_id', 'vendor'), refers('customer_id', 'customer'), refers('scheme_id', 'zone_scheme')],
      ),
    );
    await runner.createTable(
      table(
        'rate_slab',
        [
          ...record(),
          int('card_id'),
          int('zone_id'),
          text('service_type', 20),
          optional(text('parcel_type', 20)),
          int('from_weight'),
          optional(int('to_weight')),
          text('mode', 20),
          bigint('base_amount'),
          int('step_weight'),
          bigint('step_amount'),
          optional(text('live_key', 80)),
        ],
        [byUniqueId, unique('live_key'), index('card_id', 'zone_id', 'service_type'), index('zone_id')],
        [refers('zone_id', 'zone')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of [
      'consignment_rating',
      'rate_slab',
      'rate_card',
      'weight_rule',
      'zone_rule',
      'zone',
      'zone_scheme',
    ])
      await runner.dropTable(name);
  }
}
