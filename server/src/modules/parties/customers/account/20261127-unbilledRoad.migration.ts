import type { QueryRunner } from 'typeorm';
import type { Migration } from '../../../../db/migrations/migration.v1';

/** What is unbilled by the company's own cargo by road, whose tax is that of another service. */
export class UnbilledRoad1797610000000 implements Migration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    const isEmbedded = runner.connection.options.type === 'better-sqlite3';
    const online = isEmbedded ? '' : ', ALGORITHM=INSTANT';
    await runner.query(`ALTER TABLE customer_account ADD COLUMN unbilled_road bigint NOT NULL DEFAULT 0${online}`);
    const sums = (await runner.query(
      `SELECT c.sender_id AS customerId, SUM(c.customer_amount) AS unbilled
       FROM consignment c JOIN vendor v ON v.id = c.vendor_id AND v.type = 'OwnCargo'
       WHERE c.invoice_id IS NULL AND c.deleted_on IS NULL AND c.payment_status = 'Pending'
         AND c.payment_mode IN ('Credit', 'Balance') AND c.service_type = 'Surface' AND c.customer_amount > 0
       GROUP BY c.sender_id ORDER BY c.sender_id`,
    )) as { customerId: number | string; unbilled: number | string }[];
    for (const { customerId, unbilled } of sums)
      await runner.query('UPDATE customer_account SET unbilled_road = ? WHERE customer_id = ?', [unbilled, customerId]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE customer_account DROP COLUMN unbilled_road');
  }
}
