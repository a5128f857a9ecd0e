import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

/** What proof a run sheet asks for, as of its issue. Null: issued before this was noted, then by the setting of its day. */
export class PodRequired1797400000200 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = runner.connection.options.type === 'better-sqlite3' ? '' : ', ALGORITHM=INSTANT';
    await runner.query(`ALTER TABLE run_sheet ADD COLUMN pod_required varchar(10) NULL${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE run_sheet DROP COLUMN pod_required');
  }
}
