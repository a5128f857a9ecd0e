import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const columns = [
  "service varchar(60) NOT NULL DEFAULT 'Courier'",
  'sac varchar(6) NULL',
  "charge varchar(20) NOT NULL DEFAULT 'Forward'",
];

/** The service that an invoice bills, and who pays its tax. All earlier ones bill courier services. */
export class InvoiceService1796100000100 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const online = runner.connection.options.type === 'better-sqlite3' ? '' : ', ALGORITHM=INSTANT';
    for (const column of columns) await runner.query(`ALTER TABLE invoice ADD COLUMN ${column}${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of [...columns].reverse())
      await runner.query(`ALTER TABLE invoice DROP COLUMN ${column.split(' ')[0]}`);
  }
}
