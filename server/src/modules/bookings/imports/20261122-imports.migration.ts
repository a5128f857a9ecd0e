import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  byUniqueId,
  id,
  index,
  int,
  long,
  optional,
  record,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v1';

/** Imports of files: how columns are read, files with their rows, and what has been imported. */
export class Imports1763807000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'import_profile',
        [
          ...record(),
          text('kind', 20),
          optional(int('customer_id')),
          optional(int('vendor_id')),
          text('name', 60),
          text('date_order', 20),
          long('columns_json'),
          long('constants_json'),
          optional(text('live_name', 120)),
        ],
        [byUniqueId, unique('live_name')],
      ),
    );
    await runner.createTable(
      table(
        'import_job',
        [
          ...record(),
          text('kind', 20),
          optional(int('import_profile_id')),
          text('file_name', 120),
          text('file_hash', 64),
          optional(text('sheet_name', 60)),
          long('headers_json'),
          text('status', 20),
          optional(text('mode', 20)),
          ...['row_count', 'good', 'bad', 'already', 'done', 'refused'].map(int),
        ],
        [byUniqueId, index('file_hash'), index('created_by_id', 'id')],
      ),
    );
    await runner.createTable(
      table(
        'import_row',
        [
          ...record(),
          int('import_job_id'),
          int('row_no'),
          long('cells_json'),
          text('status', 20),
          long('errors_json'),
          optional(int('record_ref')),
          optional(text('match_key', 64)),
        ],
        [
          byUniqueId,
          unique('import_job_id', 'row_no'),
          index('import_job_id', 'status', 'row_no'),
          index('import_job_id', 'match_key'),
        ],
      ),
    );
    await runner.createTable(
      table(
        'import_key',
        [id(), text('kind', 20), text('fingerprint', 64), text('values_hash', 64), int('record_id')],
        [unique('kind', 'fingerprint')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['import_key', 'import_row', 'import_job', 'import_profile']) await runner.dropTable(name);
  }
}
