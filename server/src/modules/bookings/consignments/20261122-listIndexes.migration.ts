import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from '../../../db/migrations/table.v1';

const table = 'consignment';
const page = ['deleted_on', 'booking_date', 'id'];
const kinds = [
  'delivery_status',
  'payment_status',
  'payment_mode',
  'service_type',
  'parcel_type',
  'is_insurance',
  'is_vpp',
];
const references = ['vendor_id', 'sender_id', 'delivery_city_id', 'created_by_id'];

const replaced: readonly { before: string[]; after: string[] }[] = [
  ...['created_on', 'delivery_date'].map((date) => ({
    before: ['deleted_on', date, 'id'],
    after: ['deleted_on', date, 'booking_date', 'id'],
  })),
  ...references.map((reference) => ({
    before: [reference, ...page],
    after: [reference, ...page, ...references.filter((other) => other !== reference), ...kinds],
  })),
];

const added = [
  ...['actual_weight', 'chargeable_weight', 'packet', 'vendor_amount', 'customer_amount'].map((measure) => [
    'deleted_on',
    measure,
    'booking_date',
    'id',
  ]),
  ...['payment_mode', 'service_type', 'parcel_type', 'is_insurance', 'is_approved'].map((kind) => [kind, ...page]),
];

/** Every sort of the list is the order of an index, and a count by a reference and kinds needs its index only. */
export class ListIndexes1763848000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const columns of added) await runner.createIndex(table, new TableIndex(index(...columns)));
    for (const { before, after } of replaced) await replace(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { before, after } of replaced) await replace(runner, after, before);
    for (const columns of added) await runner.dropIndex(table, named(runner, columns));
  }
}

const named = (runner: QueryRunner, columns: string[]) =>
  new TableIndex({ ...index(...columns), name: runner.connection.namingStrategy.indexName(table, columns) });

/** The new one first, since MySQL keeps an index for each foreign key. */
async function replace(runner: QueryRunner, before: string[], after: string[]): Promise<void> {
  await runner.createIndex(table, new TableIndex(index(...after)));
  await runner.dropIndex(table, named(runner, before));
}
