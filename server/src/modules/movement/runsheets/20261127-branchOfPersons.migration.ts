import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** The branch of a delivery person: of those there are, that of whoever entered them, which their own user has. */
export class BranchOfPersons1797600000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const [type, online] = isEmbedded(runner) ? ['integer', ''] : ['bigint', ', ALGORITHM=INSTANT'];
    await runner.query(`ALTER TABLE delivery_person ADD COLUMN branch_id ${type} NOT NULL DEFAULT 1${online}`);
    const ofUser = 'SELECT u.branch_id FROM user u WHERE u.id = delivery_person.user_id';
    await runner.query(`UPDATE delivery_person SET branch_id = COALESCE((${ofUser}), 1)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE delivery_person DROP COLUMN branch_id');
  }
}
