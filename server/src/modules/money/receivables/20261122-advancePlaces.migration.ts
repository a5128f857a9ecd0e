import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = ["place_of_supply varchar(2) NOT NULL DEFAULT '27'", "supply_type varchar(20) NOT NULL DEFAULT 'B2C'"];

/**
 * Where a payment is an advance, as it was received. Of earlier ones by the customers as they are now; unregistered customers'
 * are advances in the company's state, Maharashtra, which is the default.
 */
export class AdvancePlaces1763996000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE customer_payment ADD COLUMN ${column}`);
    const registered = `SELECT id FROM customer
      WHERE LENGTH(gst) = 15 AND (gst_category IS NULL OR gst_category <> 'Unregistered')`;
    await runner.query(
      `UPDATE customer_payment SET supply_type = 'B2B',
         place_of_supply = (SELECT SUBSTR(c.gst, 1, 2) FROM customer c WHERE c.id = customer_payment.customer_id)
       WHERE customer_id IN (${registered})`,
    );
    const zone = "SELECT id FROM customer WHERE LENGTH(gst) = 15 AND gst_category = 'Sez'";
    await runner.query(`UPDATE customer_payment SET supply_type = 'SEZWP' WHERE customer_id IN (${zone})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of [...columns].reverse())
      await runner.query(`ALTER TABLE customer_payment DROP COLUMN ${column.split(' ')[0]}`);
  }
}
