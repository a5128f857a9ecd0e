import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const earned = ['customer_amount', 'vpp_commission', 'insurance_commission'];
const columns = ['deleted_on', 'booking_date', 'id', 'invoice_id', ...earned];
const nameOf = (runner: QueryRunner) => runner.connection.namingStrategy.indexName('consignment', columns);
const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** What is earned in a month, and what of it is billed, is one range of an index. */
export class EarningsIndex1795690000001 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = isEmbedded(runner) ? '' : ' ALGORITHM=INPLACE LOCK=NONE';
    await runner.query(`CREATE INDEX ${nameOf(runner)} ON consignment (${columns.join(', ')})${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${nameOf(runner)}${isEmbedded(runner) ? '' : ' ON consignment'}`);
  }
}
