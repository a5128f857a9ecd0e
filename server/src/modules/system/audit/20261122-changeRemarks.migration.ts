import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change may have a remark, e.g. from which file a record was imported. */
export class ChangeRemarks1763806000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE change_log ADD COLUMN remark varchar(160) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE change_log DROP COLUMN remark');
  }
}
