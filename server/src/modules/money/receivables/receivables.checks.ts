import { maxRows, sumsAgree, type ConsistencyCheck } from '../../../core/module/consistency';
import { byOwnRoad } from '../../parties/customers/account/accountRecount';
import { creditModes } from '../../parties/customers/account/customerAccount';
import { credited } from '../../billing/creditnotes/creditNote.checks';
import { openingNumber } from '../../billing/ledger/ledger';
import { ledgerChecks } from './ledger/ledger.checks';

const approved = "deleted_on IS NULL AND cancelled_on IS NULL AND invoice_status <> 'Generated'";
const approvedNotes = "credit_note WHERE deleted_on IS NULL AND status = 'Approved'";
const modes = creditModes.map((mode) => `'${mode}'`).join(', ');
const unbilled = `consignment WHERE deleted_on IS NULL AND invoice_id IS NULL AND payment_status = 'Pending'
  AND payment_mode IN (${modes})`;

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
  accountAgrees('opening', 'opening_item', 'SUM(amount)'),
  accountAgrees('invoiced', `invoice WHERE ${approved}`, 'SUM(total_amount)'),
  accountAgrees('unapproved', "invoice WHERE deleted_on IS NULL AND invoice_status = 'Generated'", 'SUM(total_amount)'),
  accountAgrees('unbilled', unbilled, 'SUM(customer_amount)', 'sender_id'),
  accountAgrees('unbilled_road', `${unbilled} AND ${byOwnRoad}`, 'SUM(customer_amount)', 'sender_id'),
  accountAgrees('cash', 'customer_payment WHERE reversed_on IS NULL', 'SUM(amount)'),
  accountAgrees('tds', 'customer_payment WHERE reversed_on IS NULL', 'SUM(tds_amount)'),
  accountAgrees('credited', approvedNotes, `SUM(${credited('total')})`),
  accountAgrees(
    'unallocated',
    `(SELECT customer_id, amount + tds_amount - allocated_cash - allocated_tds AS unused FROM customer_payment
      WHERE reversed_on IS NULL UNION ALL SELECT customer_id, ${credited('total')} - applied FROM ${approvedNotes}) unallocated`,
    'SUM(unused)',
  ),
  accountAgrees('outstanding', everythingOpen, 'SUM(outstanding)'),
  {
    rule: 'What is outstanding of an invoice is its total less its allocations',
    sql: `SELECT i.id AS invoice, i.outstanding AS stored_value, i.total_amount - COALESCE(a.allocated, 0) AS actual
      FROM invoice i LEFT JOIN (SELECT invoice_id, SUM(cash + tds) AS allocated FROM allocation GROUP BY invoice_id) a
        ON a.invoice_id = i.id
      WHERE i.cancelled_on IS NULL AND i.outstanding <> i.total_amount - COALESCE(a.allocated, 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'An approved invoice is Paid exactly while nothing of it is outstanding',
    sql: `SELECT id AS invoice, invoice_status AS stored_value, outstanding AS actual FROM invoice
      WHERE ${approved} AND (invoice_status = 'Paid') <> (outstanding = 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'What is outstanding of an opening balance is its amount less its allocations',
    sql: `SELECT o.customer_id AS customer, o.outstanding AS stored_value, o.amount - COALESCE(a.allocated, 0) AS actual
      FROM opening_item o LEFT JOIN (SELECT opening_id, SUM(cash + tds) AS allocated FROM allocation GROUP BY opening_id) a
        ON a.opening_id = o.id
      WHERE o.outstanding <> o.amount - COALESCE(a.allocated, 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'Nothing is outstanding below zero',
    sql: `SELECT customer, document, stored_value, 0 AS actual FROM (
        SELECT customer_id AS customer, invoice_number AS document, outstanding AS stored_value FROM invoice WHERE outstanding < 0
        UNION ALL SELECT customer_id, '${openingNumber}', outstanding FROM opening_item WHERE outstanding < 0) below
      LIMIT ${maxRows}`,
  },
  ...(['cash', 'tds'] as const).map((part) => ({
    rule: `What is allocated of a payment is the sum of its allocations: ${part}`,
    sql: `SELECT p.number AS payment, p.allocated_${part} AS stored_value, COALESCE(a.allocated, 0) AS actual
      FROM customer_payment p
      LEFT JOIN (SELECT payment_id, SUM(${part}) AS allocated FROM allocation GROUP BY payment_id) a ON a.payment_id = p.id
      WHERE p.allocated_${part} <> COALESCE(a.allocated, 0) LIMIT ${maxRows}`,
  })),
  ...(
    [
      ['cash', 'amount'],
      ['tds', 'tds_amount'],
    ] as const
  ).map(([part, received]) => ({
    rule: `No more of a payment is allocated than was received, and nothing once it is reversed: ${part}`,
    sql: `SELECT number AS payment, allocated_${part} AS stored_value, ${received} AS actual FROM customer_payment
      WHERE allocated_${part} < 0 OR allocated_${part} > ${received}
        OR (reversed_on IS NOT NULL AND allocated_${part} <> 0) LIMIT ${maxRows}`,
  })),
  {
    rule: 'A payment pays what its own customer owes',
    sql: `SELECT p.number AS payment, p.customer_id AS stored_value, COALESCE(i.customer_id, o.customer_id, r.customer_id) AS actual
      FROM allocation a JOIN customer_payment p ON p.id = a.payment_id
      LEFT JOIN invoice i ON i.id = a.invoice_id LEFT JOIN opening_item o ON o.id = a.opening_id
      LEFT JOIN refund r ON r.id = a.refund_id
      WHERE p.customer_id <> COALESCE(i.customer_id, o.customer_id, r.customer_id, 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'What is applied of a credit note is the sum of its allocations',
    sql: `SELECT n.id AS credit_note, n.applied AS stored_value, COALESCE(a.allocated, 0) AS actual
      FROM credit_note n
      LEFT JOIN (SELECT credit_note_id, SUM(cash) AS allocated FROM allocation GROUP BY credit_note_id) a
        ON a.credit_note_id = n.id
      WHERE n.applied <> COALESCE(a.allocated, 0) LIMIT ${maxRows}`,
  },
  {
    rule: 'A cancelled invoice has nothing outstanding and no allocation',
    sql: `SELECT i.id AS invoice, i.outstanding AS stored_value, COALESCE(SUM(a.cash + a.tds), 0) AS actual
      FROM invoice i LEFT JOIN allocation a ON a.invoice_id = i.id
      WHERE i.cancelled_on IS NOT NULL GROUP BY i.id, i.outstanding
      HAVING i.outstanding <> 0 OR COALESCE(SUM(a.cash + a.tds), 0) <> 0 LIMIT ${maxRows}`,
  },
  ...ledgerChecks,
];
