/** Every check finds what it is for, on both databases, and nothing in a database that is right. */
import { consistencyChecks } from '../registry';
import { openReadOnly } from '../db/readOnly';
import { startTestServer, type TestServer } from '../testing/testServer';
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
  { rule: /^A consignment holds its AWB number/, harm: 'UPDATE consignment SET live_awb_no = NULL' },
  { rule: /^Daily sums of invoices .*: invoices$/, harm: 'UPDATE billing_day SET invoices = invoices + 1' },
  { rule: /^Daily sums of invoices .*: total_amount$/, harm: 'UPDATE billing_day SET total_amount = total_amount + 1' },
  { rule: /^The total of an invoice/, harm: 'UPDATE invoice SET igst = igst + 1' },
  { rule: /^A generated invoice counts/, harm: 'UPDATE invoice SET total_consignments = total_consignments + 1' },
  {
    rule: /^Invoice numbers of a financial year/,
    harm: "UPDATE serial SET value = value + 1 WHERE name LIKE 'invoice %'",
  },
  ...['opening', 'invoiced', 'generated', 'unbilled', 'cash', 'tds', 'unallocated', 'outstanding'].map((column) => ({
    rule: new RegExp(`^Accounts of customers .*: ${column}$`),
    harm: `UPDATE customer_account SET ${column} = ${column} + 1`,
  })),
  { rule: /^What is outstanding of an invoice/, harm: 'UPDATE allocation SET cash = cash + 1' },
  {
    rule: /^An approved invoice is Paid exactly/,
    harm: "UPDATE invoice SET outstanding = 1 WHERE invoice_status = 'Paid'",
  },
  { rule: /^What is allocated of a payment/, harm: 'UPDATE customer_payment SET allocated_cash = allocated_cash + 1' },
  { rule: /^The entries of a movement/, harm: "UPDATE ledger_entry SET amount = amount + 1 WHERE account = 'Sales'" },
  {
    rule: /^The ledger of a customer/,
    harm: "UPDATE ledger_entry SET amount = amount + 1 WHERE account = 'Receivable'",
  },
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

test.each(consistencyChecks)('$rule: a difference is named', async (check) => {
  const { rule } = check;
  const damage = damages.find((each) => each.rule.test(rule));
  if (!damage) throw new Error(`No damage is known for '${rule}'`);
  const transaction = await server.app.database.begin();
  try {
    await transaction.manager.query(damage.harm);
    const read = <Row>(sql: string): Promise<Row[]> => transaction.manager.query(sql);
    const found = await findInconsistencies({ read }, [check]);
    expect(found.length).toBeGreaterThan(0);
    for (const { place, stored, actual } of found) {
      expect(place).toMatch(/^\w+ \S/);
      expect(stored).not.toBe(actual);
    }
  } finally {
    await transaction.rollback();
  }
});
