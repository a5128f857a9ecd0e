import { maxRows, sumsAgree, type ConsistencyCheck } from '../../core/consistency';
import { creditModes } from '../customers/account/customerAccount';

const approved = "deleted_on IS NULL AND invoice_status <> 'Generated'";
const modes = creditModes.map((mode) => `'${mode}'`).join(', ');

/** Recounts one sum of the customers' accounts. */
const accountAgrees = (name: string, from: string, value: string, customer = 'customer_id') =>
  sumsAgree('Accounts of customers equal their documents', {
    keys: ['customer'],
    values: [name],
    stored: { from: 'customer_account', keys: ['customer_id'], values: [`SUM(${name})`] },
    counted: { from, keys: [customer], values: [value] },
  });

const everythingOpen = `(SELECT customer_id, outstanding FROM invoice WHERE ${approved}
    UNION ALL SELECT customer_id, outstanding FROM opening_item) open_items`;

export const receivablesChecks: readonly ConsistencyCheck[] = [
  ...accountAgrees('opening', 'opening_item', 'SUM(amount)'),
  ...accountAgrees('invoiced', `invoice WHERE ${approved}`, 'SUM(total_amount)'),
  ...accountAgrees(
    'generated',
    "invoice WHERE deleted_on IS NULL AND invoice_status = 'Generated'",
    'SUM(total_amount)',
  ),
  ...accountAgrees(
    'unbilled',
    `consignment WHERE deleted_on IS NULL AND invoice_id IS NULL AND payment_status = 'Pending' AND payment_mode IN (${modes})`,
    'SUM(customer_amount)',
    'sender_id',
  ),
  ...accountAgrees('cash', 'customer_payment WHERE reversed_on IS NULL', 'SUM(amount)'),
  ...accountAgrees('tds', 'customer_payment WHERE reversed_on IS NULL', 'SUM(tds_amount)'),
  ...accountAgrees(
    'unallocated',
    'customer_payment WHERE reversed_on IS NULL',
    'SUM(amount + tds_amount - allocated_cash - allocated_tds)',
  ),
  ...accountAgrees('outstanding', everythingOpen, 'SUM(outstanding)'),
  {
    rule: 'What is outstanding of an invoice is its total less its allocations',
    sql: `SELECT i.id AS invoice, i.outstanding AS stored_value, i.total_amount - COALESCE(a.allocated, 0) AS actual
      FROM invoice i LEFT JOIN (SELECT invoice_id, SUM(cash + tds) AS allocated FROM allocation GROUP BY invoice_id) a
        ON a.invoice_id = i.id
      WHERE i.outstanding <> i.total_amount - COALESCE(a.allocated, 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'An approved invoice is Paid exactly while nothing of it is outstanding',
    sql: `SELECT id AS invoice, invoice_status AS stored_value, outstanding AS actual FROM invoice
      WHERE ${approved} AND (invoice_status = 'Paid') <> (outstanding = 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'What is allocated of a payment is the sum of its allocations',
    sql: `SELECT p.number AS payment, p.allocated_cash + p.allocated_tds AS stored_value, COALESCE(a.allocated, 0) AS actual
      FROM customer_payment p
      LEFT JOIN (SELECT payment_id, SUM(cash + tds) AS allocated FROM allocation GROUP BY payment_id) a ON a.payment_id = p.id
      WHERE p.allocated_cash + p.allocated_tds <> COALESCE(a.allocated, 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'The entries of a movement of the ledger sum to zero',
    sql: `SELECT movement_id AS movement, SUM(amount) AS stored_value, 0 AS actual FROM ledger_entry
      GROUP BY movement_id HAVING SUM(amount) <> 0 LIMIT ${maxRows}`,
  },
  ...sumsAgree('The ledger of a customer equals its account', {
    keys: ['customer'],
    values: ['balance'],
    stored: {
      from: "ledger_entry WHERE account = 'Receivable'",
      keys: ['customer_id'],
      values: ['SUM(amount)'],
    },
    counted: { from: 'customer_account', keys: ['customer_id'], values: ['SUM(outstanding - unallocated)'] },
  }),
];
