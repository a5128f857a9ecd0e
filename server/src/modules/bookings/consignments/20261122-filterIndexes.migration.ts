import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from '../../../db/migrations/table.v1';

const table = 'consignment';
const page = ['deleted_on', 'booking_date', 'id'];
const states = ['delivery_status', 'payment_status'];
const kinds = ['payment_mode', 'service_type', 'parcel_type', 'is_insurance', 'is_vpp'];
const references = ['vendor_id', 'sender_id', 'delivery_city_id', 'created_by_id'];

const widened: readonly { before: string[]; added: string[] }[] = [
  ...['created_on', 'delivery_date'].map((date) => ({
    before: ['deleted_on', date, 'booking_date', 'id'],
    added: [...references, ...states, ...kinds],
  })),
  ...['actual_weight', 'chargeable_weight', 'packet', 'vendor_amount', 'customer_amount'].map((measure) => ({
    before: ['deleted_on', measure, 'booking_date', 'id'],
    added: kinds,
  })),
  ...['payment_mode', 'is_vpp', 'is_insurance'].map((kind) => ({
    before: [kind, ...page],
    added: kinds.filter((other) => other !== kind),
  })),
];

const replaced: readonly { before: string[]; after: string[] }[] = [
  ...widened.map(({ before, added }) => ({ before, after: [...before, ...added] })),
  {
    before: ['receiver_folded', ...page, 'receiver'],
    after: ['receiver_folded', ...page, ...kinds, 'receiver'],
  },
];

/** What a list is filtered by is decided in the index that is read, rather than by reading each row. */
export class FilterIndexes1763998000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { before, after } of replaced) await replace(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { before, after } of replaced) await replace(runner, after, before);
  }
}

/** The new one first, so that there is always one of the two. */
async function replace(runner: QueryRunner, before: string[], after: string[]): Promise<void> {
  const name = runner.connection.namingStrategy.indexName(table, before);
  await runner.createIndex(table, new TableIndex(index(...after)));
  await runner.dropIndex(table, new TableIndex({ ...index(...before), name }));
}
