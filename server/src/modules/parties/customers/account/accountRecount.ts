/** Counts the accounts of customers anew from their documents; for seeds, which write documents without moving accounts. */
import type { Statement } from '../../../../db/read/statement';
import type { Writer } from '../../../../db/write/writer';
import { accountSums, creditModes, sumColumns } from './customerAccount';

const approved = "deleted_on IS NULL AND cancelled_on IS NULL AND invoice_status <> 'Generated'";
const modes = creditModes.map((mode) => `'${mode}'`).join(', ');

/** A debit note credits less than nothing. */
const credited = "CASE WHEN kind = 'Debit' THEN -total ELSE total END";

/** Whether a consignment goes by the company's own cargo by road. */
export const byOwnRoad = "service_type = 'Surface' AND vendor_id IN (SELECT id FROM vendor WHERE type = 'OwnCargo')";

/** Documents, and what each adds to the sums. */
const shares: readonly {
  from: string;
  customer: string;
  sums: Partial<Record<(typeof accountSums)[number], string>>;
}[] = [
  { from: 'opening_item', customer: 'customer_id', sums: { opening: 'amount', outstanding: 'outstanding' } },
  {
    from: `invoice WHERE ${approved}`,
    customer: 'customer_id',
    sums: { invoiced: 'total_amount', outstanding: 'outstanding' },
  },
  {
    from: "invoice WHERE deleted_on IS NULL AND invoice_status = 'Generated'",
    customer: 'customer_id',
    sums: { unapproved: 'total_amount' },
  },
  {
    from: `consignment WHERE deleted_on IS NULL AND invoice_id IS NULL AND payment_status = 'Pending' AND payment_mode IN (${modes})`,
    customer: 'sender_id',
    sums: {
      unbilled: 'COALESCE(customer_amount, 0)',
      unbilledRoad: `CASE WHEN ${byOwnRoad} THEN COALESCE(customer_amount, 0) ELSE 0 END`,
    },
  },
  {
    from: 'customer_payment WHERE reversed_on IS NULL',
    customer: 'customer_id',
    sums: { cash: 'amount', tds: 'tds_amount', unallocated: 'amount + tds_amount - allocated_cash - allocated_tds' },
  },
  {
    from: "credit_note WHERE deleted_on IS NULL AND status = 'Approved'",
    customer: 'customer_id',
    sums: { credited, unallocated: `${credited} - applied` },
  },
];

/** At the end of the transaction, after all that moved accounts in it. */
export function recountAccounts(db: Writer): void {
  db.collect(recounted, [null]);
}

const columns = sumColumns.map((name, at) => `SUM(s${at}) AS ${name}`).join(', ');
const union = shares
  .map(
    ({ from, customer, sums }) =>
      `SELECT ${customer} AS customer_id, ${accountSums.map((name, at) => `${sums[name] ?? 0} AS s${at}`).join(', ')} FROM ${from}`,
  )
  .join(' UNION ALL ');

/** The rows of `customer_account`. */
export const countedAccounts = `SELECT customer_id, ${columns} FROM (${union}) shares GROUP BY customer_id`;

const recounted = (): Statement[] => [
  { sql: 'DELETE FROM customer_account', parameters: [] },
  {
    sql: `INSERT INTO customer_account (customer_id, ${sumColumns.join(', ')}) ${countedAccounts}`,
    parameters: [],
  },
];
