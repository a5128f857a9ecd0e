import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const page = ['receiver_folded', 'deleted_on', 'booking_date', 'id'];
const references = ['vendor_id', 'sender_id', 'delivery_city_id', 'created_by_id'];
const kinds = ['payment_mode', 'service_type', 'parcel_type', 'is_insurance', 'is_vpp'];
const before = [...page, ...references, ...kinds, 'created_on', 'live_awb_no', 'receiver'];
const after = before.filter((column) => column !== 'live_awb_no');

/** MySQL sorts all rows rather than read them in the order of an index of sixteen columns. */
export class ReceiverIndex1797700000000 implements Migration {
  readonly kind = 'expand';

  up(runner: QueryRunner): Promise<void> {
    return rebuild(runner, after);
  }

  down(runner: QueryRunner): Promise<void> {
    return rebuild(runner, before);
  }
}

/** Both have the same name, since names end at 64 characters; one statement replaces one by the other. */
async function rebuild(runner: QueryRunner, columns: string[]): Promise<void> {
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
