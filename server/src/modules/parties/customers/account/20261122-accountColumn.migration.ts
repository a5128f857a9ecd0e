import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * GENERATED is a reserved word of MySQL, which refuses it as a column that is not quoted. The migration that made the column
 * quotes it since; it does the same as before, so that databases which ran it earlier have nothing to repeat.
 */
export class AccountColumn1763999000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_account RENAME COLUMN `generated` TO unapproved');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_account RENAME COLUMN unapproved TO `generated`');
  }
}
