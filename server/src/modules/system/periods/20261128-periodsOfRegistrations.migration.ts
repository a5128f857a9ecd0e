import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** A month is filed for each registration by itself: what is filed, for that of the company profile. */
export class PeriodsOfRegistrations1797620000100 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const [type, online] = isEmbedded(runner) ? ['integer', ''] : ['bigint', ', ALGORITHM=INSTANT'];
    await runner.query(`ALTER TABLE gst_period ADD COLUMN registration_id ${type} NOT NULL DEFAULT 1${online}`);
    await replaceUnique(runner, ['month'], ['month', 'registration_id']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceUnique(runner, ['month', 'registration_id'], ['month']);
    await runner.query('ALTER TABLE gst_period DROP COLUMN registration_id');
  }
}

async function replaceUnique(runner: QueryRunner, before: string[], after: string[]): Promise<void> {
  const nameOf = (columns: string[]) => runner.connection.namingStrategy.indexName('gst_period', columns);
  const online = isEmbedded(runner) ? '' : ' ALGORITHM=INPLACE LOCK=NONE';
  await runner.query(`CREATE UNIQUE INDEX ${nameOf(after)} ON gst_period (${after.join(', ')})${online}`);
  await runner.query(
    isEmbedded(runner)
      ? `DROP INDEX ${nameOf(before)}`
      : `ALTER TABLE gst_period DROP INDEX ${nameOf(before)}, ALGORITHM=INPLACE, LOCK=NONE`,
  );
}
