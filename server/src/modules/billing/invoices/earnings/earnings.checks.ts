import { maxRows, sumsAgree, type ConsistencyCheck } from '../../../../core/module/consistency';

const stands = 'i.deleted_on IS NULL AND i.cancelled_on IS NULL';

const commissions = 'COALESCE(c.vpp_commission, 0) + COALESCE(c.insurance_commission, 0)';

/** Earned is what the rollup of bookings holds, billed what documents have that stand, unbilled what is on none. */
export const earningChecks: readonly ConsistencyCheck[] = [
  sumsAgree('What is earned is billed or unbilled, by day and branch', {
    keys: ['day', 'branch'],
    values: ['freight'],
    stored: {
      from: "consignment_facet WHERE facet = 'paymentMode'",
      keys: ['day', 'branch_id'],
      values: ['SUM(customer_amount)'],
    },
    counted: {
      from: `consignment c LEFT JOIN invoice i ON i.id = c.invoice_id AND ${stands}
        WHERE i.id IS NOT NULL OR (c.invoice_id IS NULL AND c.deleted_on IS NULL)`,
      keys: ['c.booking_date', 'c.branch_id'],
      values: ['SUM(c.customer_amount)'],
    },
  }),
  {
    rule: 'A bill with the tax inside bills what its bookings earned',
    sql: `SELECT invoice, total_amount AS stored_value, SUM(earned) AS actual FROM (
        SELECT i.id AS invoice, i.total_amount, COALESCE(c.customer_amount, 0) AS earned
        FROM invoice i LEFT JOIN consignment c ON c.invoice_id = i.id
        WHERE i.invoice_type IN ('Counter', 'Cash') AND ${stands}
        UNION ALL SELECT i.id, i.total_amount, ${commissions}
        FROM invoice i JOIN consignment c ON c.commission_bill_id = i.id
        WHERE i.invoice_type = 'Counter' AND ${stands}
        UNION ALL SELECT i.id, i.total_amount, COALESCE(k.to_pay_amount, 0)
        FROM invoice i JOIN cargo_consignment k ON k.invoice_id = i.id
        WHERE i.invoice_type = 'Cash' AND ${stands}) parts
      GROUP BY invoice, total_amount HAVING SUM(earned) <> total_amount LIMIT ${maxRows}`,
  },
  {
    rule: 'Commissions are on counter bills that stand',
    sql: `SELECT c.id AS consignment, c.commission_bill_id AS stored_value, i.id AS actual
      FROM consignment c LEFT JOIN invoice i ON i.id = c.commission_bill_id AND i.invoice_type = 'Counter' AND ${stands}
      WHERE c.commission_bill_id IS NOT NULL AND i.id IS NULL LIMIT ${maxRows}`,
  },
  {
    rule: 'Cargo consignments are on invoices that stand, of their sender or receiver',
    sql: `SELECT k.id AS cargo_consignment, k.invoice_id AS stored_value, i.id AS actual
      FROM cargo_consignment k
      LEFT JOIN invoice i ON i.id = k.invoice_id AND i.customer_id IN (k.sender_id, k.receiver_id) AND ${stands}
      WHERE k.invoice_id IS NOT NULL AND (i.id IS NULL OR k.deleted_on IS NOT NULL) LIMIT ${maxRows}`,
  },
];
