import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const columns = ['status', 'date', 'id'];
const nameOf = (runner: QueryRunner) => runner.connection.namingStrategy.indexName('run_sheet', columns);
const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** The few run sheets that are still out are one range of an index. */
export class SheetsByStatus1795824000601 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = isEmbedded(runner) ? '' : ' ALGORITHM=INPLACE LOCK=NONE';
    await runner.query(`CREATE INDEX ${nameOf(runner)} ON run_sheet (${columns.join(', ')})${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${nameOf(runner)}${isEmbedded(runner) ? '' : ' ON run_sheet'}`);
  }
}
