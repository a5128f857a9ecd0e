import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  "buyer_name varchar(160) NOT NULL DEFAULT ''",
  'buyer_gstin varchar(15) NULL',
  'buyer_category varchar(20) NULL',
  'buyer_address varchar(300) NULL',
  'buyer_city varchar(80) NULL',
  'buyer_pin_code varchar(6) NULL',
];

const ofCustomer = (column: string) => `(SELECT ${column} FROM customer c WHERE c.id = invoice.customer_id)`;

/** To whom an invoice is, as it was approved. Of earlier invoices only the customer as it is now is known. */
export class Buyers1763995000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE invoice ADD COLUMN ${column}`);
    await runner.query(
      `UPDATE invoice SET buyer_name = ${ofCustomer('c.company')}, buyer_gstin = ${ofCustomer('c.gst')},
         buyer_category = ${ofCustomer('c.gst_category')}, buyer_address = ${ofCustomer('c.address')},
         buyer_pin_code = ${ofCustomer('c.pin_code')},
         buyer_city = (SELECT t.name FROM customer c JOIN city t ON t.id = c.city_id WHERE c.id = invoice.customer_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of [...columns].reverse())
      await runner.query(`ALTER TABLE invoice DROP COLUMN ${column.split(' ')[0]}`);
  }
}
