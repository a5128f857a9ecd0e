import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bigint, date, flag, id, index, int, primary, table, text, unique } from './table.v1';

const states = ['delivery_status', 'payment_status', 'payment_mode', 'service_type', 'parcel_type'];
const flags = ['is_insurance', 'is_vpp'];
const facets = {
  deliveryStatus: 'delivery_status',
  paymentStatus: 'payment_status',
  paymentMode: 'payment_mode',
  serviceType: 'service_type',
  parcelType: 'parcel_type',
  isInsurance: 'is_insurance',
  isVpp: 'is_vpp',
  vendorId: 'vendor_id',
  senderId: 'sender_id',
  deliveryCityId: 'delivery_city_id',
  createdById: 'created_by_id',
};
const sums = () => [int('bookings'), bigint('chargeable_weight'), bigint('customer_amount'), bigint('vendor_amount')];
const sumsOf =
  'COUNT(*), COALESCE(SUM(chargeable_weight), 0), COALESCE(SUM(customer_amount), 0), COALESCE(SUM(vendor_amount), 0)';
const sumNames = 'bookings, chargeable_weight, customer_amount, vendor_amount';
const live = 'FROM consignment WHERE deleted_on IS NULL GROUP BY booking_date';

const combinations = table('consignment_day', [
  primary(date('day')),
  ...states.map((name) => primary(text(name, 20))),
  ...flags.map((name) => primary(flag(name))),
  int('bookings'),
]);
const singles = table('consignment_facet', [
  primary(text('facet', 20)),
  primary(text('value', 20)),
  primary(date('day')),
  ...sums(),
]);
const before = table(
  'consignment_day',
  [id(), date('day'), ...states.map((name) => text(name, 20)), ...sums()],
  [unique('day', ...states)],
);

const byVpp = new TableIndex(index('is_vpp', 'deleted_on', 'booking_date', 'id'));

/** Counts of combinations keep no sums any more and know insurance and VPP; counts and sums by single properties are new. */
export class Facets1763750000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.dropTable('consignment_day', true);
    await runner.createTable(combinations.clone());
    const key = [...states, ...flags].join(', ');
    await runner.query(
      `INSERT INTO consignment_day (day, ${key}, bookings) SELECT booking_date, ${key}, COUNT(*) ${live}, ${key}`,
    );
    await runner.dropTable('consignment_facet', true);
    await runner.createTable(singles.clone());
    for (const [facet, column] of Object.entries(facets)) {
      await runner.query(`INSERT INTO consignment_facet (facet, value, day, ${sumNames})
        SELECT '${facet}', COALESCE(${column}, ''), booking_date, ${sumsOf} ${live}, ${column}`);
    }
    await runner.createIndex('consignment', byVpp.clone());
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('consignment_facet', true);
    await runner.dropTable('consignment_day', true);
    await runner.createTable(before.clone());
    const key = states.join(', ');
    await runner.dropIndex('consignment', byVpp.clone());
    await runner.query(
      `INSERT INTO consignment_day (day, ${key}, ${sumNames}) SELECT booking_date, ${key}, ${sumsOf} ${live}, ${key}`,
    );
  }
}
