import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  byUniqueId,
  id,
  index,
  instant,
  int,
  long,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v1';

/** Scanning sessions, and the size of the labels that a user prints. */
export class Scans1763812000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'scan_session',
        [
          ...record(),
          text('kind', 20),
          long('input'),
          instant('opened_on'),
          optional(instant('closed_on')),
          int('done'),
          int('refused'),
        ],
        [byUniqueId, index('deleted_on', 'opened_on', 'id')],
      ),
    );
    await runner.createTable(
      table(
        'scan',
        [
          id(),
          int('session_id'),
          text('client_scan_id', 36),
          text('code', 80),
          optional(int('consignment_id')),
          optional(int('cargo_id')),
          optional(int('piece')),
          text('result', 20),
          optional(text('done_key', 60)),
          optional(text('message', 200)),
          instant('scanned_at'),
        ],
        [unique('client_scan_id'), unique('done_key'), index('session_id', 'id')],
        [refers('session_id', 'scan_session')],
      ),
    );
    await runner.query('ALTER TABLE user ADD COLUMN label_size varchar(20) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user DROP COLUMN label_size');
    await runner.dropTable('scan');
    await runner.dropTable('scan_session');
  }
}
