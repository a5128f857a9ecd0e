import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from '../../../db/migrations/table.v1';

const table = 'consignment';
const page = ['deleted_on', 'booking_date', 'id'];
const kinds = ['payment_mode', 'service_type', 'parcel_type', 'is_insurance', 'is_vpp'];
const references = ['vendor_id', 'sender_id', 'delivery_city_id', 'created_by_id'];

const receiverBefore = ['receiver_folded', ...page, ...kinds, 'receiver'];
const receiver = ['receiver_folded', ...page, ...references, ...kinds, 'created_on', 'live_awb_no', 'receiver'];
const awbNo = ['live_awb_no', ...page, ...references, ...kinds, 'created_on', 'receiver_folded'];

/** What a prefix of an AWB number or of a receiver is combined with is decided in its index, rather than by reading each row. */
export class PrefixIndexes1764003000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(table, new TableIndex(index(...awbNo)));
    await runner.createIndex(table, new TableIndex(index(...receiver)));
    await drop(runner, receiverBefore);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex(table, new TableIndex(index(...receiverBefore)));
    await drop(runner, receiver);
    await drop(runner, awbNo);
  }
}

const drop = (runner: QueryRunner, columns: string[]): Promise<void> =>
  runner.dropIndex(
    table,
    new TableIndex({ ...index(...columns), name: runner.connection.namingStrategy.indexName(table, columns) }),
  );
