import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';
import {
  bigint,
  byUniqueId,
  date,
  idOf,
  index,
  instant,
  optional,
  record,
  refers,
  table,
  text,
  unique,
} from '../../../db/migrations/table.v2';

/** The closed days of the cash book with their entries, and deposits. */
export class CashBook1795737600103 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      table(
        'cash_day',
        [
          ...record(runner),
          date('date'),
          optional(date('live_date')),
          bigint('opening_cash'),
          bigint('receipts'),
          bigint('expenses'),
          bigint('deposits'),
          bigint('counted_cash'),
          bigint('difference'),
          optional(text('difference_remark', 300)),
          optional(instant('confirmed_on')),
          optional(idOf(runner, 'confirmed_by_id')),
        ],
        [byUniqueId, unique('live_date'), index('date', 'id')],
      ),
    );
    await runner.createTable(
      table(
        'cash_deposit',
        [
          ...record(runner),
          date('date'),
          bigint('amount'),
          optional(text('reference', 40)),
          optional(text('remark', 300)),
        ],
        [byUniqueId, index('date', 'id')],
      ),
    );
    await runner.createTable(
      table(
        'cash_entry',
        [
          { ...idOf(runner, 'id'), isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
          idOf(runner, 'cash_day_id'),
          text('kind', 20),
          idOf(runner, 'document_id'),
          date('date'),
          text('number', 40),
          text('name', 160),
          bigint('amount'),
        ],
        [index('cash_day_id'), index('kind', 'document_id')],
        [refers('cash_day_id', 'cash_day')],
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['cash_entry', 'cash_deposit', 'cash_day']) await runner.dropTable(name);
  }
}
