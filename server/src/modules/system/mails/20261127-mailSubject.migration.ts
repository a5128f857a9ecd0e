import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

/** The subject of a mail, once it was composed; null before, and in rows of an older program. */
export class MailSubject1795824000500 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = runner.connection.options.type === 'better-sqlite3' ? '' : ', ALGORITHM=INSTANT';
    await runner.query(`ALTER TABLE outgoing_mail ADD COLUMN subject varchar(200) NULL${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outgoing_mail DROP COLUMN subject');
  }
}
