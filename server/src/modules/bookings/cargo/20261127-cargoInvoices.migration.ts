import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const table = 'cargo_consignment';

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';
const nameOf = (runner: QueryRunner) => runner.connection.namingStrategy.indexName(table, ['invoice_id']);

/** The service that a cargo consignment is, if it names one, and the invoice that bills it. */
export class CargoInvoices1796100000200 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const [type, atOnce, online] = isEmbedded(runner)
      ? ['integer', '', '']
      : ['bigint', ', ALGORITHM=INSTANT', ' ALGORITHM=INPLACE LOCK=NONE'];
    await runner.query(`ALTER TABLE ${table} ADD COLUMN service varchar(60) NULL${atOnce}`);
    await runner.query(`ALTER TABLE ${table} ADD COLUMN invoice_id ${type} NULL${atOnce}`);
    await runner.query(`CREATE INDEX ${nameOf(runner)} ON ${table} (invoice_id)${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      isEmbedded(runner)
        ? `DROP INDEX ${nameOf(runner)}`
        : `ALTER TABLE ${table} DROP INDEX ${nameOf(runner)}, ALGORITHM=INPLACE, LOCK=NONE`,
    );
    await runner.query(`ALTER TABLE ${table} DROP COLUMN invoice_id`);
    await runner.query(`ALTER TABLE ${table} DROP COLUMN service`);
  }
}
