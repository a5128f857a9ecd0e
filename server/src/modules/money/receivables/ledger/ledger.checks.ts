import { maxRows, sumsAgree, type ConsistencyCheck } from '../../../../core/module/consistency';
import { credited } from '../../../billing/creditnotes/creditNote.checks';
import type { LedgerAccount } from '../../../billing/ledger/ledgerEntry.entity';

const approved = "invoice WHERE deleted_on IS NULL AND cancelled_on IS NULL AND invoice_status <> 'Generated'";
const approvedNotes = "credit_note WHERE deleted_on IS NULL AND status = 'Approved'";
const received = 'customer_payment WHERE reversed_on IS NULL';

/** What the documents that stand have moved on each account that balances a customer's; debit is positive. */
const balancedBy: Record<Exclude<LedgerAccount, 'Receivable' | 'VppPayable'>, string> = {
  Sales: `SELECT customer_id, igst + cgst + sgst - total_amount AS amount FROM ${approved}
    UNION ALL SELECT customer_id, ${credited('taxable')} FROM ${approvedNotes}`,
  OutputTax: `SELECT customer_id, -(igst + cgst + sgst) AS amount FROM ${approved}
    UNION ALL SELECT customer_id, ${credited('(total - taxable)')} FROM ${approvedNotes}`,
  Receipts: `SELECT customer_id, amount FROM ${received} AND source <> 'Vpp'
    UNION ALL SELECT c.sender_id, v.amount FROM vpp_collection v JOIN consignment c ON c.id = v.consignment_id
      WHERE v.deleted_on IS NULL
    UNION ALL SELECT customer_id, -amount FROM refund
    UNION ALL SELECT customer_id, -paid_out FROM vpp_remittance WHERE reversed_on IS NULL`,
  TdsReceivable: `SELECT customer_id, tds_amount AS amount FROM ${received}`,
  BadDebts: "SELECT customer_id, amount FROM write_off WHERE deleted_on IS NULL AND status = 'Approved'",
  OpeningBalances: 'SELECT customer_id, -amount AS amount FROM opening_item',
};

export const ledgerChecks: readonly ConsistencyCheck[] = [
  {
    rule: 'The entries of a movement of the ledger sum to zero',
    sql: `SELECT movement_id AS movement, SUM(amount) AS stored_value, 0 AS actual FROM ledger_entry
      GROUP BY movement_id HAVING SUM(amount) <> 0 LIMIT ${maxRows}`,
  },
  sumsAgree('The ledger of a customer equals its account', {
    keys: ['customer'],
    values: ['balance'],
    stored: {
      from: "ledger_entry WHERE account = 'Receivable'",
      keys: ['customer_id'],
      values: ['SUM(amount)'],
    },
    counted: { from: 'customer_account', keys: ['customer_id'], values: ['SUM(outstanding - unallocated)'] },
  }),
  ...Object.entries(balancedBy).map(([account, documents]) =>
    sumsAgree('The accounts of the ledger equal the documents', {
      keys: ['customer'],
      values: [account],
      stored: { from: `ledger_entry WHERE account = '${account}'`, keys: ['customer_id'], values: ['SUM(amount)'] },
      counted: { from: `(${documents}) documents`, keys: ['customer_id'], values: ['SUM(amount)'] },
    }),
  ),
];
