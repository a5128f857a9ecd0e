import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, index, instant, int, optional, primary, table, text } from './table.v1';

const attempts = (name: string) =>
  table(
    name,
    [id(), text('account_key', 64), text('client_network', 45), optional(text('device', 64)), instant('created_on')],
    [index('account_key', 'created_on'), index('client_network', 'created_on')],
  );
const quotas = (column: string) =>
  table(
    'quota_use',
    [primary(text('quota', 20)), primary(text(column, 45)), primary(int('period')), int('uses')],
    [index('period')],
  );

const formerAttempts = (name: string) =>
  table(
    name,
    [id(), text('account_key', 64), text('client_ip', 45), instant('created_on')],
    [index('account_key', 'created_on'), index('client_ip', 'created_on')],
  );

/** Limits count networks rather than single addresses, and known devices apart. Rows live for a day at most: none are kept. */
export class AttemptsByNetwork1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of [attempts('failed_sign_in'), attempts('recovery_request'), quotas('client_network')]) {
      await runner.dropTable(each.name, true);
      await runner.createTable(each);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of [formerAttempts('failed_sign_in'), formerAttempts('recovery_request'), quotas('client_ip')]) {
      await runner.dropTable(each.name, true);
      await runner.createTable(each);
    }
  }
}
