import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** Further branches in which a user works, and the one that a session has chosen. */
export class WorkingBranches1797620000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const [type, online] = isEmbedded(runner) ? ['integer', ''] : ['bigint', ', ALGORITHM=INSTANT'];
    await runner.query(`ALTER TABLE user ADD COLUMN other_branches varchar(200) NULL${online}`);
    await runner.query(`ALTER TABLE user_session ADD COLUMN branch_id ${type} NULL${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_session DROP COLUMN branch_id');
    await runner.query('ALTER TABLE user DROP COLUMN other_branches');
  }
}
