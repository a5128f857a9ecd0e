import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** Names and addresses that a registration had before those of its columns; null: none. */
export class EarlierDetails1797640000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = isEmbedded(runner) ? '' : ', ALGORITHM=INSTANT';
    await runner.query(`ALTER TABLE registration ADD COLUMN earlier text NULL${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE registration DROP COLUMN earlier');
  }
}
