import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import { byUniqueId, date, idOf, int, optional, record, table, text, unique } from '../../../db/migrations/table.v2';

/** Number series that a company chooses. Without any, documents are numbered as before; a series may begin behind a number. */
export class NumberSeries1796800000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = runner.connection.options.type === 'better-sqlite3' ? '' : ', ALGORITHM=INSTANT';
    await runner.createTable(
      table(
        'number_series',
        [
          ...record(runner),
          text('kind', 20),
          optional(idOf(runner, 'registration_id')),
          optional(idOf(runner, 'branch_id')),
          text('pattern', 30),
          int('width'),
          int('next_number'),
          date('valid_from'),
          optional(text('live_key', 60)),
        ],
        [byUniqueId, unique('live_key')],
      ),
    );
    await runner.query(`ALTER TABLE serial ADD COLUMN before_first integer NOT NULL DEFAULT 0${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE serial DROP COLUMN before_first');
    await runner.dropTable('number_series');
  }
}
