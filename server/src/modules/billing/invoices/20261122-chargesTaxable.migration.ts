import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the additional charges of an invoice bear tax. Those of earlier invoices do not. */
export class ChargesTaxable1763990000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice ADD COLUMN charges_taxable boolean NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE invoice DROP COLUMN charges_taxable');
  }
}
