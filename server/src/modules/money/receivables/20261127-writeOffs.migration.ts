import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import {
  bigint,
  byUniqueId,
  date,
  idOf,
  index,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v2';

/** Write-offs of what is outstanding of an invoice; an allocation says which invoice was settled by one. */
export class WriteOffs1796200000100 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'write_off',
        [
          ...record(runner),
          optional(text('number', 16)),
          idOf(runner, 'invoice_id'),
          idOf(runner, 'customer_id'),
          date('written_off_on'),
          bigint('amount'),
          text('reason', 200),
          text('status', 20),
          optional(idOf(runner, 'approved_by_id')),
        ],
        [
          byUniqueId,
          unique('number'),
          index('customer_id', 'written_off_on', 'id'),
          index('written_off_on', 'id'),
          index('invoice_id'),
        ],
        [refers('invoice_id', 'invoice'), refers('customer_id', 'customer')],
      ),
    );
    const isEmbedded = runner.connection.options.type === 'better-sqlite3';
    const [type, online] = isEmbedded ? ['integer', ''] : ['bigint', ', ALGORITHM=INSTANT'];
    await runner.query(`ALTER TABLE allocation ADD COLUMN write_off_id ${type} NULL${online}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM allocation WHERE write_off_id IS NOT NULL');
    await runner.query("DELETE FROM ledger_entry WHERE kind = 'WriteOff'");
    await runner.query("DELETE FROM serial WHERE name LIKE 'write-off %'");
    await runner.query('ALTER TABLE allocation DROP COLUMN write_off_id');
    await runner.dropTable('write_off');
  }
}
