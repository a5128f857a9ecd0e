import { maxRows, sumsAgree, type ConsistencyCheck } from '../../../../core/module/consistency';

const stands = 'i.deleted_on IS NULL AND i.cancelled_on IS NULL';

/**
 * Earned is what the rollup of bookings holds, billed what documents have that stand, unbilled what is on none. No document bills
 * commissions yet, so that all of them are unbilled.
 */
export const earningChecks: readonly ConsistencyCheck[] = [
  sumsAgree('What is earned is billed or unbilled, by day', {
    keys: ['day'],
    values: ['freight'],
    stored: {
      from: "consignment_facet WHERE facet = 'paymentMode'",
      keys: ['day'],
      values: ['SUM(customer_amount)'],
    },
    counted: {
      from: `consignment c LEFT JOIN invoice i ON i.id = c.invoice_id AND ${stands}
        WHERE i.id IS NOT NULL OR (c.invoice_id IS NULL AND c.deleted_on IS NULL)`,
      keys: ['c.booking_date'],
      values: ['SUM(c.customer_amount)'],
    },
  }),
  {
    rule: 'A counter bill bills what its bookings earned',
    sql: `SELECT i.id AS invoice, i.total_amount AS stored_value, COALESCE(SUM(c.customer_amount), 0) AS actual
      FROM invoice i LEFT JOIN consignment c ON c.invoice_id = i.id
      WHERE i.invoice_type = 'Counter' AND ${stands}
      GROUP BY i.id, i.total_amount HAVING COALESCE(SUM(c.customer_amount), 0) <> i.total_amount LIMIT ${maxRows}`,
  },
];
