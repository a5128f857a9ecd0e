import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

/** When the link of a run sheet was made: after the close it is for sending alone. Null: before this was noted. */
export class LinkMadeOn1797400000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = runner.connection.options.type === 'better-sqlite3' ? '' : ', ALGORITHM=INSTANT';
    await runner.query(`ALTER TABLE run_sheet ADD COLUMN link_made_on datetime(3) NULL${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE run_sheet DROP COLUMN link_made_on');
  }
}
