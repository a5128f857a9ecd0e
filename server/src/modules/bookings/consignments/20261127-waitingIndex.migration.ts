import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const table = 'consignment';
const before = ['manifest_id'];
const after = ['manifest_id', 'deleted_on', 'delivery_status', 'booking_date', 'id', 'vendor_id', 'goods_value'];

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';
const nameOf = (runner: QueryRunner, columns: string[]) => runner.connection.namingStrategy.indexName(table, columns);

const create = (runner: QueryRunner, columns: string[]) =>
  runner.query(
    `CREATE INDEX ${nameOf(runner, columns)} ON ${table} (${columns.join(', ')})${isEmbedded(runner) ? '' : ' ALGORITHM=INPLACE LOCK=NONE'}`,
  );

const drop = (runner: QueryRunner, columns: string[]) =>
  runner.query(
    isEmbedded(runner)
      ? `DROP INDEX ${nameOf(runner, columns)}`
      : `ALTER TABLE ${table} DROP INDEX ${nameOf(runner, columns)}, ALGORITHM=INPLACE, LOCK=NONE`,
  );

/** What is booked and on no manifest is one range of an index. The new one first, since MySQL keeps an index for each foreign key. */
export class WaitingIndex1795824000600 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await create(runner, after);
    await drop(runner, before);
  }

  async down(runner: QueryRunner): Promise<void> {
    await create(runner, before);
    await drop(runner, after);
  }
}
