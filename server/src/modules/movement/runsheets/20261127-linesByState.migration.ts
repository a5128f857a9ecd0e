import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const columns = ['state'];
const nameOf = (runner: QueryRunner) => runner.connection.namingStrategy.indexName('run_sheet_line', columns);
const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** The few parcels that are missing are one range of an index. */
export class LinesByState1797500000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = isEmbedded(runner) ? '' : ' ALGORITHM=INPLACE LOCK=NONE';
    await runner.query(`CREATE INDEX ${nameOf(runner)} ON run_sheet_line (${columns.join(', ')})${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${nameOf(runner)}${isEmbedded(runner) ? '' : ' ON run_sheet_line'}`);
  }
}
