import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

/** Debit notes beside the credit notes, which all earlier ones are. */
export class DebitNotes1796200000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = runner.connection.options.type === 'better-sqlite3' ? '' : ', ALGORITHM=INSTANT';
    await runner.query(`ALTER TABLE credit_note ADD COLUMN kind varchar(20) NOT NULL DEFAULT 'Credit'${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE credit_note DROP COLUMN kind');
  }
}
