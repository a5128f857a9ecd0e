import { TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  bigint,
  byUniqueId,
  date,
  flag,
  id,
  index,
  int,
  long,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from './table.v1';

/** Cargo consignments; manifests with their snapshots, and the consignments' reference to theirs. */
const tables = [
  table(
    'cargo_consignment',
    [
      ...record(),
      text('awb_no', 30),
      optional(text('live_awb_no', 30)),
      date('booking_date'),
      text('service_type', 20),
      int('sender_id'),
      int('receiver_id'),
      int('cargo_id'),
      text('payment_mode', 20),
      int('packet'),
      optional(bigint('to_pay_amount')),
      int('actual_weight'),
      int('chargeable_weight'),
      optional(text('remark', 500)),
      optional(bigint('delivery_charge')),
      optional(date('payment_date')),
      text('payment_status', 20),
      flag('is_approved'),
    ],
    [
      byUniqueId,
      unique('live_awb_no'),
      index('deleted_on', 'booking_date', 'id'),
      index('deleted_on', 'created_on', 'id'),
      ...['sender_id', 'receiver_id', 'cargo_id', 'created_by_id'].map((column) =>
        index(column, 'deleted_on', 'booking_date', 'id'),
      ),
    ],
    [refers('sender_id', 'customer'), refers('receiver_id', 'customer'), refers('cargo_id', 'vendor')],
  ),
  table(
    'manifest',
    [
      ...record(),
      text('manifest_id', 30),
      optional(text('live_manifest_id', 60)),
      text('type', 20),
      date('date'),
      int('via_cargo_id'),
      int('booking_vendor_id'),
      int('delivery_vendor_id'),
      int('booking_city_id'),
      int('delivery_city_id'),
      bigint('to_pay_amount'),
      optional(bigint('delivery_charge')),
      bigint('weight'),
      int('total_consignments'),
      text('payment', 20),
      optional(date('to_pay_received_date')),
      optional(bigint('to_pay_received_amount')),
    ],
    [
      byUniqueId,
      unique('live_manifest_id'),
      index('deleted_on', 'date', 'id'),
      index('via_cargo_id', 'deleted_on', 'date', 'id'),
      index('delivery_vendor_id', 'deleted_on', 'date', 'id'),
      index('booking_vendor_id'),
      index('booking_city_id'),
      index('delivery_city_id'),
    ],
    [
      refers('via_cargo_id', 'vendor'),
      refers('booking_vendor_id', 'vendor'),
      refers('delivery_vendor_id', 'vendor'),
      refers('booking_city_id', 'city'),
      refers('delivery_city_id', 'city'),
    ],
  ),
  table(
    'manifest_line',
    [id(), int('manifest_id'), long('entry')],
    [index('manifest_id', 'id')],
    [refers('manifest_id', 'manifest')],
  ),
];

const consignmentOnManifest = new TableForeignKey(refers('manifest_id', 'manifest'));

export class CargoAndManifests1763665000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of tables) await runner.createTable(each.clone(), true);
    await runner.createForeignKey('consignment', consignmentOnManifest.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    const consignment = await runner.getTable('consignment');
    const key = consignment?.foreignKeys.find(({ columnNames }) => columnNames.join() === 'manifest_id');
    if (key) await runner.dropForeignKey('consignment', key);
    for (const each of [...tables].reverse()) await runner.dropTable(each.name);
  }
}
