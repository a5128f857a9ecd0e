import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const measures = ['actual_weight', 'chargeable_weight', 'packet', 'vendor_amount', 'customer_amount'];
const kinds = ['payment_mode', 'service_type', 'parcel_type', 'is_insurance', 'is_vpp'];

/** Whether a consignment was entered in a period is decided in the index by which weights, packets or amounts are in order. */
export class EntryDateOfMeasures1797660000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const measure of measures) await rebuild(runner, measure, [...kinds, 'created_on']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const measure of measures) await rebuild(runner, measure, kinds);
  }
}

/**
 * Names end at 64 characters, so that both have the same one. One statement replaces one by the other: a program of before, which names the
 * index in its statements, finds one of the two at any time, and a second execution changes nothing.
 */
async function rebuild(runner: QueryRunner, measure: string, others: readonly string[]): Promise<void> {
  const columns = ['deleted_on', measure, 'booking_date', 'id', ...others];
  const name = runner.connection.namingStrategy.indexName('consignment', columns);
  const listed = columns.join(', ');
  if (runner.connection.options.type === 'better-sqlite3') {
    await runner.query(`DROP INDEX ${name}`);
    await runner.query(`CREATE INDEX ${name} ON consignment (${listed})`);
    return;
  }
  await runner.query(
    `ALTER TABLE consignment DROP INDEX ${name}, ADD INDEX ${name} (${listed}), ALGORITHM=INPLACE, LOCK=NONE`,
  );
}
