import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import {
  bigint,
  byUniqueId,
  date,
  idOf,
  index,
  int,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v2';

/** Refunds of payments and of credit notes; an allocation says which part of them was paid back. */
export class Refunds1795824000300 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'refund',
        [
          ...record(runner),
          text('number', 16),
          optional(idOf(runner, 'payment_id')),
          optional(idOf(runner, 'credit_note_id')),
          idOf(runner, 'customer_id'),
          date('refunded_on'),
          text('mode', 20),
          optional(text('reference', 40)),
          optional(text('remark', 500)),
          bigint('amount'),
          bigint('taxable'),
          bigint('igst'),
          bigint('cgst'),
          bigint('sgst'),
          int('tax_percent'),
          text('place_of_supply', 2),
          text('supply_type', 20),
        ],
        [
          byUniqueId,
          unique('number'),
          index('customer_id', 'refunded_on', 'id'),
          index('refunded_on', 'id'),
          index('payment_id'),
          index('credit_note_id'),
        ],
        [
          refers('payment_id', 'customer_payment'),
          refers('credit_note_id', 'credit_note'),
          refers('customer_id', 'customer'),
        ],
      ),
    );
    const isEmbedded = runner.connection.options.type === 'better-sqlite3';
    const [type, online] = isEmbedded ? ['integer', ''] : ['bigint', ', ALGORITHM=INSTANT'];
    await runner.query(`ALTER TABLE allocation ADD COLUMN refund_id ${type} NULL${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM allocation WHERE refund_id IS NOT NULL');
    await runner.query("DELETE FROM ledger_entry WHERE kind = 'Refund'");
    await runner.query("DELETE FROM serial WHERE name LIKE 'refund %'");
    await runner.query('ALTER TABLE allocation DROP COLUMN refund_id');
    await runner.dropTable('refund');
  }
}
