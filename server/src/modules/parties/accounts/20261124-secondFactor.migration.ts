import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, id, index, instant, int, primary, table, text } from '../../../db/migrations/table.v1';

/** Second factors of sign-ins: a sealed secret per user, and hashes of recovery codes. */
export class SecondFactor1764050000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user ADD COLUMN second_factor_on datetime(3) NULL');
    await runner.createTable(
      table('second_factor', [
        primary(int('user_id')),
        text('sealed_secret', 200),
        bigint('last_step'),
        int('wrong_codes'),
        instant('created_on'),
      ]),
    );
    await runner.createTable(
      table(
        'recovery_code',
        [id(), int('user_id'), text('code_hash', 64), instant('created_on')],
        [index('user_id', 'code_hash')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('recovery_code');
    await runner.dropTable('second_factor');
    await runner.query('ALTER TABLE user DROP COLUMN second_factor_on');
  }
}
