import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../db/migrations/migration.v1';

const table = 'consignment';
const earned = ['customer_amount', 'vpp_commission', 'insurance_commission'];
const earnings = ['deleted_on', 'booking_date', 'id', 'invoice_id', 'commission_bill_id', ...earned];
const earningsBefore = ['deleted_on', 'booking_date', 'id', 'invoice_id', ...earned];
const added = [earnings, ['commission_bill_id'], ['payment_received_date', 'payment_mode']];

const isEmbedded = (runner: QueryRunner) => runner.connection.options.type === 'better-sqlite3';
const nameOf = (runner: QueryRunner, columns: string[]) => runner.connection.namingStrategy.indexName(table, columns);

const online = ' ALGORITHM=INPLACE LOCK=NONE';

async function create(runner: QueryRunner, columns: string[]): Promise<void> {
  const way = isEmbedded(runner) ? '' : online;
  await runner.query(`CREATE INDEX ${nameOf(runner, columns)} ON ${table} (${columns.join(', ')})${way}`);
}

const drop = (runner: QueryRunner, columns: string[]) =>
  runner.query(
    isEmbedded(runner)
      ? `DROP INDEX ${nameOf(runner, columns)}`
      : `ALTER TABLE ${table} DROP INDEX ${nameOf(runner, columns)}, ALGORITHM=INPLACE, LOCK=NONE`,
  );

/** Commissions are billed apart from freight, on the day on which they are collected. */
export class CommissionBills1795737600102 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const type = isEmbedded(runner) ? 'integer' : 'bigint';
    const atOnce = isEmbedded(runner) ? '' : ', ALGORITHM=INSTANT';
    await runner.query(`ALTER TABLE ${table} ADD COLUMN commission_bill_id ${type} NULL${atOnce}`);
    for (const columns of added) await create(runner, columns);
    await drop(runner, earningsBefore);
  }

  async down(runner: QueryRunner): Promise<void> {
    await create(runner, earningsBefore);
    for (const columns of added) await drop(runner, columns);
    await runner.query(`ALTER TABLE ${table} DROP COLUMN commission_bill_id`);
  }
}
