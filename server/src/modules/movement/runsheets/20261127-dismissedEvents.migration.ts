import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const columns = ['applied', 'dismissed_on'];
const nameOf = (runner: QueryRunner) => runner.connection.namingStrategy.indexName('delivery_event', columns);
const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';

/** Late events that the desk has dismissed; the few that wait are one range of an index. */
export class DismissedEvents1797400000300 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const [id, added, online] = isEmbedded(runner)
      ? ['integer', '', '']
      : ['bigint', ', ALGORITHM=INSTANT', ' ALGORITHM=INPLACE LOCK=NONE'];
    await runner.query(`ALTER TABLE delivery_event ADD COLUMN dismissed_on datetime(3) NULL${added}`);
    await runner.query(`ALTER TABLE delivery_event ADD COLUMN dismissed_by_id ${id} NULL${added}`);
    await runner.query(`CREATE INDEX ${nameOf(runner)} ON delivery_event (${columns.join(', ')})${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX ${nameOf(runner)}${isEmbedded(runner) ? '' : ' ON delivery_event'}`);
    for (const column of ['dismissed_on', 'dismissed_by_id'])
      await runner.query(`ALTER TABLE delivery_event DROP COLUMN ${column}`);
  }
}
