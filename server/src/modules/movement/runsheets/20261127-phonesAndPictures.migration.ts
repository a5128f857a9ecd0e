import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import { idOf, instant, int, refers, table, text, unique } from '../../../db/migrations/table.v2';

const isEmbedded = ({ connection }: QueryRunner) => connection.options.type === 'better-sqlite3';
const indexed = [['run_sheet_id'], ['thinned_on', 'created_on']];
const nameOf = (runner: QueryRunner, columns: string[]) =>
  runner.connection.namingStrategy.indexName('pod_image', columns);

/** What phones in the street still hold, the run sheet that brought a picture, and when it was made smaller. */
export class PhonesAndPictures1796000000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'run_phone',
        [
          { ...idOf(runner, 'id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
          idOf(runner, 'run_sheet_id'),
          text('phone_id', 36),
          int('unsent_events'),
          int('unsent_images'),
          instant('last_seen_on'),
        ],
        [unique('run_sheet_id', 'phone_id')],
        [refers('run_sheet_id', 'run_sheet')],
      ),
    );
    const [id, added, online] = isEmbedded(runner)
      ? ['integer', '', '']
      : ['bigint', ', ALGORITHM=INSTANT', ' ALGORITHM=INPLACE LOCK=NONE'];
    await runner.query(`ALTER TABLE pod_image ADD COLUMN run_sheet_id ${id} NULL${added}`);
    await runner.query(`ALTER TABLE pod_image ADD COLUMN thinned_on datetime(3) NULL${added}`);
    for (const columns of indexed)
      await runner.query(`CREATE INDEX ${nameOf(runner, columns)} ON pod_image (${columns.join(', ')})${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const columns of indexed)
      await runner.query(`DROP INDEX ${nameOf(runner, columns)}${isEmbedded(runner) ? '' : ' ON pod_image'}`);
    for (const column of ['run_sheet_id', 'thinned_on'])
      await runner.query(`ALTER TABLE pod_image DROP COLUMN ${column}`);
    await runner.dropTable('run_phone');
  }
}
