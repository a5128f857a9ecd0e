import { TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  bigint,
  byUniqueId,
  date,
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

const indices = [['invoice_id'], ['opening_id'], ['payment_id']];
const shared = 'id, unique_id, version, created_on, created_by_id, updated_on, updated_by_id, deleted_on';
const own = 'invoice_id, opening_id, cash, tds, allocated_on, payment_id';

/** Credit notes, and allocations of them: an allocation is of a payment or of a note. */
export class CreditNotes1763912000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'credit_note',
        [
          ...record(),
          optional(text('number', 16)),
          int('invoice_id'),
          int('customer_id'),
          date('note_date'),
          text('reason', 20),
          optional(text('remark', 500)),
          bigint('taxable'),
          bigint('igst'),
          bigint('cgst'),
          bigint('sgst'),
          bigint('total'),
          text('status', 20),
          bigint('applied'),
          optional(text('irn', 64)),
          optional(text('ack_no', 20)),
          optional(instant('ack_date')),
          optional(long('signed_qr')),
          optional(instant('irn_cancelled_on')),
        ],
        [
          byUniqueId,
          unique('number'),
          index('note_date', 'id'),
          index('invoice_id'),
          index('customer_id', 'note_date', 'id'),
        ],
        [refers('invoice_id', 'invoice'), refers('customer_id', 'customer')],
      ),
    );
    await runner.query('ALTER TABLE customer_account ADD COLUMN credited bigint NOT NULL DEFAULT 0');
    if (isSqlite(runner)) await this.rebuild(runner, true);
    else {
      await runner.query('ALTER TABLE allocation MODIFY payment_id int NULL');
      await runner.query('ALTER TABLE allocation ADD COLUMN credit_note_id int NULL');
      await runner.createIndex('allocation', new TableIndex(index('credit_note_id')));
      await runner.createForeignKey('allocation', new TableForeignKey(refers('credit_note_id', 'credit_note')));
    }
  }

  /** SQLite cannot make a column nullable. Nothing refers to the table. */
  private async rebuild(runner: QueryRunner, withNotes: boolean): Promise<void> {
    const { namingStrategy } = runner.connection;
    const names = [...indices, ...(withNotes ? [] : [['credit_note_id']])].map((columns) =>
      namingStrategy.indexName('allocation', columns),
    );
    for (const name of [...names, namingStrategy.indexName('allocation', ['unique_id'])])
      await runner.query(`DROP INDEX "${name}"`);
    await runner.query('ALTER TABLE allocation RENAME TO allocation_before');
    const payment = int('payment_id');
    await runner.createTable(
      table(
        'allocation',
        [
          ...record(),
          withNotes ? optional(payment) : payment,
          ...(withNotes ? [optional(int('credit_note_id'))] : []),
          optional(int('invoice_id')),
          optional(int('opening_id')),
          bigint('cash'),
          bigint('tds'),
          date('allocated_on'),
        ],
        [
          byUniqueId,
          ...(withNotes ? [index('credit_note_id')] : []),
          index('invoice_id'),
          index('opening_id'),
          index('payment_id'),
        ],
        [
          refers('payment_id', 'customer_payment'),
          ...(withNotes ? [refers('credit_note_id', 'credit_note')] : []),
          refers('invoice_id', 'invoice'),
          refers('opening_id', 'opening_item'),
        ],
      ),
    );
    const columns = `${shared}, ${own}`;
    await runner.query(`INSERT INTO allocation (${columns}) SELECT ${columns} FROM allocation_before`);
    await runner.query('DROP TABLE allocation_before');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM allocation WHERE payment_id IS NULL');
    await runner.query("DELETE FROM ledger_entry WHERE kind = 'CreditNote'");
    await runner.query("DELETE FROM serial WHERE name LIKE 'credit note %'");
    if (isSqlite(runner)) await this.rebuild(runner, false);
    else {
      const { namingStrategy } = runner.connection;
      const columns = ['credit_note_id'];
      await runner.dropForeignKey('allocation', namingStrategy.foreignKeyName('allocation', columns));
      await runner.dropIndex('allocation', namingStrategy.indexName('allocation', columns));
      await runner.query('ALTER TABLE allocation DROP COLUMN credit_note_id');
      await runner.query('ALTER TABLE allocation MODIFY payment_id int NOT NULL');
    }
    await runner.query('ALTER TABLE customer_account DROP COLUMN credited');
    await runner.dropTable('credit_note');
  }
}

const isSqlite = (runner: QueryRunner): boolean => runner.connection.options.type === 'better-sqlite3';
