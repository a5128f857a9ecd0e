import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const columns = ['branch_id', 'deleted_on', 'booking_date', 'id'];
const nameOf = (runner: QueryRunner) => runner.connection.namingStrategy.indexName('consignment', columns);
const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** The bookings of a branch are one range of an index, in the order of the list. */
export class BranchIndex1796400000200 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = isEmbedded(runner) ? '' : ' ALGORITHM=INPLACE LOCK=NONE';
    await runner.query(`CREATE INDEX ${nameOf(runner)} ON consignment (${columns.join(', ')})${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${nameOf(runner)}${isEmbedded(runner) ? '' : ' ON consignment'}`);
  }
}
