import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = [
  "place_of_supply varchar(2) NOT NULL DEFAULT '27'",
  "supply_type varchar(20) NOT NULL DEFAULT 'B2C'",
  "pos_rule varchar(20) NOT NULL DEFAULT 'HandedOver'",
  'irn varchar(64) NULL',
  'ack_no varchar(20) NULL',
  'ack_date datetime(3) NULL',
  'signed_qr text NULL',
  'irn_cancelled_on datetime(3) NULL',
  'cancelled_on date NULL',
  'cancel_reason varchar(200) NULL',
];

/**
 * What an invoice says of GST. Those of registered customers get the state of the GSTIN; the others were taxed as supplies
 * within the company's state, Maharashtra, which is the default.
 */
export class Gst1763910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of columns) await runner.query(`ALTER TABLE invoice ADD COLUMN ${column}`);
    const registered = `SELECT id FROM customer
      WHERE LENGTH(gst) = 15 AND (gst_category IS NULL OR gst_category <> 'Unregistered')`;
    const zone = "SELECT id FROM customer WHERE LENGTH(gst) = 15 AND gst_category = 'Sez'";
    await runner.query(
      `UPDATE invoice SET supply_type = 'B2B', pos_rule = 'CustomerState',
         place_of_supply = (SELECT SUBSTR(c.gst, 1, 2) FROM customer c WHERE c.id = invoice.customer_id)
       WHERE customer_id IN (${registered})`,
    );
    await runner.query(
      `UPDATE invoice SET supply_type = 'SEZWP', pos_rule = 'SpecialZone' WHERE customer_id IN (${zone})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of [...columns].reverse())
      await runner.query(`ALTER TABLE invoice DROP COLUMN ${column.split(' ')[0]}`);
  }
}
