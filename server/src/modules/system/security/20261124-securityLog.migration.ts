import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  byUniqueId,
  index,
  instant,
  int,
  optional,
  record,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v1';

const sorted = ['created_on', 'id'] as const;

/** The security log: sign-ins, sessions, refusals, exports, mails, and changes of users. */
export class SecurityLog1764040000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'security_event',
        [
          ...record(),
          text('kind', 20),
          text('outcome', 20),
          optional(int('user_id')),
          optional(text('email_address', 190)),
          optional(text('operation', 60)),
          optional(text('subject', 250)),
          optional(text('reason', 200)),
          optional(int('exported_rows')),
          int('times'),
          instant('last_on'),
          optional(text('address', 45)),
          optional(text('device', 125)),
          optional(text('same_key', 64)),
        ],
        [
          byUniqueId,
          unique('same_key'),
          index(...sorted),
          index('user_id', ...sorted),
          index('created_by_id', ...sorted),
          index('kind', ...sorted),
          index('outcome', ...sorted),
          index('address', ...sorted),
        ],
      ),
    );
    // Who asked for a mail, which the log tells when it is sent.
    await runner.query('ALTER TABLE mail ADD COLUMN created_by_id integer NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mail DROP COLUMN created_by_id');
    await runner.dropTable('security_event');
  }
}
