import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bigint, byUniqueId, date, id, index, int, optional, record, refers, table, text, unique } from './table.v1';

/** Invoices, and their daily rollup behind the billing summary. */
const tables = [
  table(
    'invoice',
    [
      ...record(),
      int('customer_id'),
      optional(text('invoice_number', 16)),
      optional(text('live_invoice_number', 16)),
      date('invoice_date'),
      text('invoice_month', 7),
      optional(date('payment_date')),
      text('invoice_status', 20),
      text('invoice_type', 20),
      int('total_consignments'),
      bigint('actual_amount'),
      bigint('additional_charges'),
      optional(text('additional_remark', 500)),
      optional(text('remark', 500)),
      bigint('igst'),
      bigint('cgst'),
      bigint('sgst'),
      bigint('total_amount'),
      text('tax_explanation', 500),
    ],
    [
      byUniqueId,
      unique('live_invoice_number'),
      index('invoice_date', 'id'),
      index('customer_id', 'invoice_date', 'id'),
    ],
    [refers('customer_id', 'customer')],
  ),
  table(
    'billing_day',
    [id(), date('day'), text('invoice_status', 20), int('invoices'), bigint('total_amount')],
    [unique('day', 'invoice_status')],
  ),
];

export class Invoices1763660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const each of tables) await runner.createTable(each.clone(), true);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of [...tables].reverse()) await runner.dropTable(each.name);
  }
}
