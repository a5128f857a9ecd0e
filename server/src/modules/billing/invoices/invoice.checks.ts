import { maxRows, sumsAgree, type ConsistencyCheck } from '../../../core/module/consistency';
import { withoutGap } from '../../parties/series/gapless';

export const invoiceChecks: readonly ConsistencyCheck[] = [
  {
    rule: 'An approved invoice names its buyer',
    sql: `SELECT id AS invoice, buyer_name AS stored_value, 'a name' AS actual FROM invoice
      WHERE invoice_status <> 'Generated' AND buyer_name = '' LIMIT ${maxRows}`,
  },
  sumsAgree('Daily sums of invoices equal their rows', {
    keys: ['day', 'state', 'branch'],
    values: ['invoices', 'total_amount'],
    stored: {
      from: 'billing_day',
      keys: ['day', 'invoice_status', 'branch_id'],
      values: ['SUM(invoices)', 'SUM(total_amount)'],
    },
    counted: {
      from: 'invoice WHERE deleted_on IS NULL AND cancelled_on IS NULL',
      keys: ['invoice_date', 'invoice_status', 'branch_id'],
      values: ['COUNT(*)', 'SUM(total_amount)'],
    },
  }),
  {
    rule: 'The total of an invoice is the sum of its amounts',
    sql: `SELECT id AS invoice, total_amount AS stored_value, actual_amount + additional_charges + igst + cgst + sgst AS actual
      FROM invoice WHERE total_amount <> actual_amount + additional_charges + igst + cgst + sgst LIMIT ${maxRows}`,
  },
  {
    rule: 'A generated invoice counts its consignments',
    sql: `SELECT i.id AS invoice, i.total_consignments AS stored_value,
        COUNT(c.id) + (SELECT COUNT(*) FROM cargo_consignment k WHERE k.invoice_id = i.id) AS actual
      FROM invoice i LEFT JOIN consignment c ON c.invoice_id = i.id OR c.commission_bill_id = i.id
      WHERE i.deleted_on IS NULL AND i.cancelled_on IS NULL AND i.invoice_type <> 'Manual'
      GROUP BY i.id, i.total_consignments HAVING
        COUNT(c.id) + (SELECT COUNT(*) FROM cargo_consignment k WHERE k.invoice_id = i.id) <> i.total_consignments LIMIT ${maxRows}`,
  },
  withoutGap('Invoice', { table: 'invoice', column: 'invoice_number', where: 'invoice_number IS NOT NULL' }),
];
