/** Every check finds what it is for, on both databases, and nothing in a database that is right. */
import { consistencyChecks } from '../../registry';
import { openReadOnly } from '../../db/read/readOnly';
import { facets } from '../../modules/bookings/consignments/rollup/consignmentRollup';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { findInconsistencies } from './consistency';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
});
afterAll(() => server.close());

/** For each rule a statement that breaks it. */
const damages: readonly { rule: RegExp; harm: string }[] = [
  { rule: /^Daily counts .* rows: bookings$/, harm: 'UPDATE consignment_day SET bookings = bookings + 1' },
  ...['bookings', 'chargeable_weight', 'customer_amount', 'vendor_amount'].map((column) => ({
    rule: new RegExp(`^Daily sums of consignments by \\w+ equal their rows: ${column}$`),
    harm: `UPDATE consignment_facet SET ${column} = ${column} + 1`,
  })),
  {
    rule: /^The status of a consignment/,
    harm: "UPDATE consignment SET delivery_status = 'Returned' WHERE delivery_status = 'Delivered'",
  },
  {
    rule: /movement of its booking$/,
    harm: "UPDATE consignment_history SET deleted_on = created_on WHERE delivery_status = 'Booked'",
  },
  { rule: /^An approved invoice names its buyer/, harm: "UPDATE invoice SET buyer_name = ''" },
  { rule: /^A consignment holds its AWB number/, harm: 'UPDATE consignment SET live_awb_no = NULL' },
  { rule: /^Daily sums of invoices .*: invoices$/, harm: 'UPDATE billing_day SET invoices = invoices + 1' },
  { rule: /^Daily sums of invoices .*: total_amount$/, harm: 'UPDATE billing_day SET total_amount = total_amount + 1' },
  {
    rule: /^What is earned is billed or unbilled/,
    harm: "UPDATE invoice SET cancelled_on = invoice_date WHERE invoice_type = 'Automatic'",
  },
  {
    rule: /^A bill with the tax inside bills/,
    harm: "UPDATE invoice SET total_amount = total_amount + 1 WHERE invoice_type = 'Counter'",
  },
  {
    rule: /^Commissions are on counter bills/,
    harm: "UPDATE invoice SET cancelled_on = invoice_date WHERE invoice_type = 'Counter'",
  },
  {
    rule: /^Cargo consignments are on invoices/,
    harm: "UPDATE cargo_consignment SET invoice_id = (SELECT MIN(i.id) FROM invoice i WHERE i.invoice_type = 'Counter')",
  },
  { rule: /^The cash of a closed day/, harm: 'UPDATE cash_entry SET amount = amount + 1' },
  { rule: /^A closed day opens with/, harm: 'UPDATE cash_day SET opening_cash = opening_cash + 1' },
  { rule: /^The cash of a run sheet/, harm: 'UPDATE run_sheet_line SET collected = collected + 1' },
  { rule: /^The UPI of a run sheet/, harm: 'UPDATE run_sheet SET expected_upi = expected_upi + 1' },
  { rule: /^What was collected is what/, harm: 'UPDATE run_sheet SET difference = difference + 1' },
  { rule: /^The total of an invoice/, harm: 'UPDATE invoice SET igst = igst + 1' },
  { rule: /^A generated invoice counts/, harm: 'UPDATE invoice SET total_consignments = total_consignments + 1' },
  {
    rule: /^Invoice numbers of a financial year/,
    harm: "UPDATE serial SET value = value + 1 WHERE name LIKE 'invoice %'",
  },
  ...[
    'opening',
    'invoiced',
    'unapproved',
    'unbilled',
    'unbilled_road',
    'credited',
    'cash',
    'tds',
    'unallocated',
    'outstanding',
  ].map((column) => ({
    rule: new RegExp(`^Accounts of customers .*: ${column}$`),
    harm: `UPDATE customer_account SET ${column} = ${column} + 1`,
  })),
  { rule: /^What is outstanding of an invoice/, harm: 'UPDATE allocation SET cash = cash + 1' },
  {
    rule: /^An approved invoice is Paid exactly/,
    harm: "UPDATE invoice SET outstanding = 1 WHERE invoice_status = 'Paid'",
  },
  {
    rule: /^What is outstanding of an opening balance/,
    harm: `INSERT INTO opening_item (unique_id, version, customer_id, date, amount, outstanding, created_on, updated_on)
      VALUES ('5f0c8f5e-0000-4000-8000-000000000001', 1, 1, '2026-01-01', 100, 90, '2026-01-01 00:00:00', '2026-01-01 00:00:00')`,
  },
  { rule: /^Nothing is outstanding below zero/, harm: 'UPDATE invoice SET outstanding = -1' },
  ...['cash', 'tds'].flatMap((part) => [
    {
      rule: new RegExp(`^What is allocated of a payment .*: ${part}$`),
      harm: `UPDATE customer_payment SET allocated_${part} = allocated_${part} + 1`,
    },
    {
      rule: new RegExp(`^No more of a payment is allocated .*: ${part}$`),
      harm: `UPDATE customer_payment SET allocated_${part} = -1`,
    },
  ]),
  {
    rule: /^A payment pays what its own customer owes/,
    harm: 'UPDATE customer_payment SET customer_id = customer_id + 1',
  },
  { rule: /^What is applied of a credit note/, harm: 'UPDATE credit_note SET applied = applied + 1' },
  {
    rule: /^Credit note numbers of a financial year/,
    harm: "UPDATE serial SET value = value + 1 WHERE name LIKE 'credit note %'",
  },
  {
    rule: /^Debit note numbers of a financial year/,
    harm: "UPDATE serial SET value = value + 1 WHERE name LIKE 'debit note %'",
  },
  { rule: /^The total of a credit note/, harm: 'UPDATE credit_note SET igst = igst + 1' },
  { rule: /^The credit notes of an invoice/, harm: 'UPDATE credit_note SET total = total * 100' },
  {
    rule: /^Refund numbers of a financial year/,
    harm: "UPDATE serial SET value = value + 1 WHERE name LIKE 'refund %'",
  },
  { rule: /^What is refunded is taken from/, harm: 'UPDATE refund SET amount = amount + 1' },
  {
    rule: /^Write-off numbers of a financial year/,
    harm: "UPDATE serial SET value = value + 1 WHERE name LIKE 'write-off %'",
  },
  {
    rule: /^What is written off is taken from/,
    harm: "UPDATE write_off SET amount = amount + 1 WHERE status = 'Approved'",
  },
  { rule: /^A refund is its taxable amount/, harm: 'UPDATE refund SET taxable = taxable + 1' },
  {
    rule: /^A cancelled invoice has nothing/,
    harm: 'UPDATE invoice SET outstanding = 1 WHERE cancelled_on IS NOT NULL',
  },
  { rule: /^The entries of a movement/, harm: "UPDATE ledger_entry SET amount = amount + 1 WHERE account = 'Sales'" },
  {
    rule: /^The ledger of a customer/,
    harm: "UPDATE ledger_entry SET amount = amount + 1 WHERE account = 'Receivable'",
  },
  {
    rule: /^VPP money owed in the ledger/,
    harm: "UPDATE ledger_entry SET amount = amount + 1 WHERE account = 'VppPayable'",
  },
  { rule: /^What was collected is the VPP amount/, harm: 'UPDATE vpp_collection SET amount = amount + 1' },
  ...['Sales', 'OutputTax', 'Receipts', 'TdsReceivable', 'OpeningBalances', 'BadDebts'].map((account) => ({
    rule: new RegExp(`^The accounts of the ledger equal the documents: ${account}$`),
    harm: `INSERT INTO ledger_entry (movement_id, day, customer_id, account, kind, amount, document, created_on)
      VALUES ('m', '2026-01-01', 1, '${account}', 'Payment', 1, 'd', '2026-01-01 00:00:00')`,
  })),
  {
    rule: /^What a remittance sets off/,
    harm: "UPDATE customer_payment SET amount = amount + 1 WHERE source = 'Vpp'",
  },
  {
    rule: /^A remittance of a courier is the sum/,
    harm: 'UPDATE courier_remittance SET amount = amount + 1',
  },
  { rule: /^What a courier has handed over/, harm: 'UPDATE courier_due SET remitted = remitted + 1' },
  { rule: /^What is due of a courier/, harm: 'UPDATE courier_due SET open_amount = open_amount + 1' },
  { rule: /^What a courier owes/, harm: 'UPDATE courier_due SET amount = amount + 1' },
  { rule: /^A remittance is the sum/, harm: 'UPDATE vpp_remittance SET amount = amount + 1' },
  {
    rule: /^A remembered request/,
    harm: `INSERT INTO request_key (scope, request_key, body_hash, answer, created_on)
      VALUES ('1:bookConsignment', 'k', 'h', NULL, '2026-01-01 00:00:00')`,
  },
];

test('the demonstration data hold every rule, looked at beside the running server', async () => {
  const database = await openReadOnly(server.app.config);
  try {
    expect(await findInconsistencies(database, consistencyChecks)).toEqual([]);
    await expect(database.read('UPDATE invoice SET igst = 1')).rejects.toThrow(/read.?only/i);
  } finally {
    await database.close();
  }
});

const compared = consistencyChecks.flatMap((check) =>
  'values' in check && check.values
    ? check.values.map((value) => ({ rule: `${check.rule}: ${value}`, check }))
    : [{ rule: check.rule, check }],
);

test.each(compared)('$rule: a difference is named', async ({ rule, check }) => {
  const damage = damages.find((each) => each.rule.test(rule));
  if (!damage) throw new Error(`No damage is known for '${rule}'`);
  const transaction = await server.app.database.begin();
  try {
    await transaction.manager.query(damage.harm);
    const read = <Row>(sql: string): Promise<Row[]> => transaction.manager.query(sql);
    const found = (await findInconsistencies({ read }, [check])).filter((each) => each.rule === rule);
    expect(found.length).toBeGreaterThan(0);
    for (const { place, stored, actual } of found) {
      expect(place).toMatch(/^\w+ \S/);
      expect(stored).not.toBe(actual);
    }
  } finally {
    await transaction.rollback();
  }
});

test.each([
  ['consignment_day', /^Daily counts of consignments/, 1],
  ['consignment_facet', /^Daily sums of consignments/, facets.length],
  ['billing_day', /^Daily sums of invoices/, 1],
])('what %s has in another branch is a difference, though the sums over all are right', async (table, rule, count) => {
  const transaction = await server.app.database.begin();
  try {
    await transaction.manager.query(`UPDATE ${table} SET branch_id = branch_id + 1000`);
    const read = <Row>(sql: string): Promise<Row[]> => transaction.manager.query(sql);
    const checks = consistencyChecks.filter((check) => rule.test(check.rule));
    const found = await findInconsistencies({ read }, checks);
    expect(new Set(found.map((each) => each.rule.replace(/:.*/, ''))).size).toBe(count);
  } finally {
    await transaction.rollback();
  }
});

test('a table whose ids go on for several pieces is checked to its end', async () => {
  const transaction = await server.app.database.begin();
  try {
    for (const id of [1_000_000, 1_250_000])
      await transaction.manager.query(
        `INSERT INTO request_key (id, scope, request_key, body_hash, answer, created_on)
         VALUES (${id}, 'in pieces', '${id}', 'h', NULL, '2026-01-01 00:00:00')`,
      );
    const found = await findInconsistencies({ read: (sql) => transaction.manager.query(sql) }, [
      {
        rule: 'None',
        table: 'request_key',
        sqlFor: (first, last) => `SELECT id AS request, 1 AS stored_value, 2 AS actual FROM request_key
          WHERE scope = 'in pieces' AND id BETWEEN ${first} AND ${last}`,
      },
    ]);
    expect(found.map(({ place }) => place)).toEqual(['request 1000000', 'request 1250000']);
  } finally {
    await transaction.rollback();
  }
});
