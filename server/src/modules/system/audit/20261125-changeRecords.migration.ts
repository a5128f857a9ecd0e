import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import { bigint, id, index, instant, long, optional, primary, int, table, text } from '../../../db/migrations/table.v1';

/** Ids of new rows are above those of 32 bits, which converted rows keep. */
const lastOldId = 2_147_483_647;

const changeRecord = table(
  'change_record',
  [
    id(),
    text('entity_name', 40),
    int('primary_key'),
    long('changes'),
    int('entries'),
    optional(text('remark', 160)),
    instant('created_on'),
    optional(int('created_by_id')),
  ],
  [index('entity_name', 'primary_key')],
);

const conversion = table('change_log_conversion', [
  primary(int('id')),
  bigint('total'),
  bigint('converted'),
  int('last_id'),
  text('holder', 36),
  bigint('beat'),
  optional(instant('finished_on')),
]);

/**
 * A row of the change log is a changed record instead of a changed property. The old rows are converted in the background. Their
 * table is renamed, so that an older program, which would add rows that are not shown, cannot write. No step touches a row.
 */
export class ChangeRecords1795633800000 implements Migration {
  readonly kind = 'contract';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(changeRecord.clone());
    await runner.query(
      runner.connection.options.type === 'better-sqlite3'
        ? `INSERT INTO sqlite_sequence (name, seq) VALUES ('change_record', ${lastOldId})`
        : `ALTER TABLE change_record MODIFY id bigint NOT NULL AUTO_INCREMENT, MODIFY primary_key bigint NOT NULL, MODIFY created_by_id bigint NULL, AUTO_INCREMENT = ${lastOldId + 1}`,
    );
    await runner.createTable(conversion.clone());
    await runner.query('ALTER TABLE change_log RENAME TO change_log_value');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE change_log_value RENAME TO change_log');
    await runner.dropTable('change_log_conversion');
    await runner.dropTable('change_record');
  }
}
