import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const measures = ['actual_weight', 'chargeable_weight', 'packet', 'vendor_amount', 'customer_amount'];
const references = ['vendor_id', 'sender_id', 'delivery_city_id'];
const others = [...references, 'created_by_id'];
const states = ['delivery_status', 'payment_status'];
const kinds = ['payment_mode', 'service_type', 'parcel_type', 'is_insurance', 'is_vpp'];

const widened: readonly (readonly string[])[] = [
  ...measures.map((measure) => ['deleted_on', measure, 'booking_date', 'id', ...kinds]),
  ...references.map((reference) => [
    reference,
    ...['deleted_on', 'booking_date', 'id'],
    ...others.filter((other) => other !== reference),
    ...states,
    ...kinds,
  ]),
];

/** Whether a consignment was entered in a period is decided in the index by whose order a page is read. */
export class EntryDateInIndexes1797660000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const columns of widened) await rebuild(runner, [...columns, 'created_on']);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const columns of widened) await rebuild(runner, columns);
  }
}

/**
 * Names end at 64 characters, so that the narrow and the wide index have the same one. One statement replaces one by the other: a
 * program of before, which names the index in its statements, finds one of the two at any time, and executing it again changes nothing.
 */
async function rebuild(runner: QueryRunner, columns: readonly string[]): Promise<void> {
  const name = runner.connection.namingStrategy.indexName('consignment', [...columns]);
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
