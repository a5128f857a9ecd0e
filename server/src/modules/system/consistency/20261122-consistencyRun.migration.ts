import type { MigrationInterface, QueryRunner } from 'typeorm';
import { date, instant, int, long, optional, primary, table } from '../../../db/migrations/table.v1';

/** The results of the nightly checks; the primary key lets only one server run each of them. */
export class ConsistencyRun1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table('consistency_run', [
        primary(date('day')),
        instant('started_on'),
        optional(instant('finished_on')),
        optional(int('differences')),
        optional(long('findings')),
      ]),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('consistency_run');
  }
}
