/**
 * Random operations of clerks, several at once; afterwards what is stored agrees with a replay of the documents, to the paisa.
 * `RECEIVABLES_OPERATIONS` (default 300) and `RECEIVABLES_SEED` make other runs.
 */
import { findInconsistencies } from '../../core/consistency';
import { openReadOnly } from '../../db/readOnly';
import { addDays, daysBetween } from '../../domain/dates';
import { consistencyChecks } from '../../registry';
import { random } from '../../seed/data/random';
import { aCustomer } from '../../testing/factories';
import { receivableClerk } from '../../testing/receivableClerk';
import { startServerOn } from '../../testing/receivables';
import type { Json, TestServer } from '../../testing/testServer';

const operations = Number(process.env.RECEIVABLES_OPERATIONS ?? 300);
const seed = Number(process.env.RECEIVABLES_SEED ?? 2026);
const atOnce = 4;

let server: TestServer;
const today = '2026-11-22';
const counts = new Map<string, number>();
beforeAll(async () => {
  server = await startServerOn(today);
  const customers: { id: number; uniqueId: string }[] = [];
  for (let at = 0; at < 8; at += 1) customers.push(await aCustomer(server));
  for (const { uniqueId } of customers)
    await server.admin.rest('POST', `customers/${uniqueId}/creditlift`, {
      until: '2026-11-29',
      reason: 'For the test',
    });
  const { act } = receivableClerk(server, random(seed), customers);
  for (let at = 0; at < operations; at += atOnce)
    for (const { name, status } of await Promise.all(Array.from({ length: atOnce }, act))) {
      const outcome = `${name} ${status}`;
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
}, 3_600_000);
afterAll(() => server.close());

const rows = (sql: string): Promise<Json[]> => server.app.database.writer.query(sql);

/** Sums in paise by customer; customers with nothing are left out. */
type Balances = Record<string, number>;
const added = (balances: Balances, customerId: number, paise: number) => {
  balances[customerId] = (balances[customerId] ?? 0) + paise;
};
const some = (balances: Balances) => Object.fromEntries(Object.entries(balances).filter(([, paise]) => paise !== 0));

test('case 13: most operations succeed, none fails otherwise than by a refusal', () => {
  const done = [...counts].filter(([outcome]) => outcome.endsWith(' 200')).reduce((sum, [, count]) => sum + count, 0);
  expect(done).toBeGreaterThan(operations / 3);
  const statuses = new Set([...counts.keys()].map((outcome) => outcome.split(' ').at(-1)));
  expect([...statuses].filter((status) => !['200', '400', '404', '409'].includes(status ?? ''))).toEqual([]);
});

test('case 13: accounts, allocations and ledger agree with the documents, and Paid is outstanding 0', async () => {
  const database = await openReadOnly(server.app.config);
  try {
    expect(await findInconsistencies(database, consistencyChecks)).toEqual([]);
  } finally {
    await database.close();
  }
});

test('case 13: ageing and ledger of 50 past days equal a replay of the documents', async () => {
  const date = (column: string) => `CAST(${column} AS CHAR) AS ${column.replace(/^\w+\./, '')}`;
  const invoices = await rows(
    `SELECT id, customer_id, ${date('invoice_date')}, ${date('due_date')}, total_amount FROM invoice
     WHERE deleted_on IS NULL AND invoice_status <> 'Generated'`,
  );
  const payments = await rows(
    `SELECT customer_id, ${date('received_on')}, ${date('reversed_on')}, amount, tds_amount FROM customer_payment`,
  );
  const openings = await rows(`SELECT customer_id, ${date('date')}, amount FROM opening_item`);
  const allocations = await rows(
    `SELECT a.invoice_id, a.opening_id, ${date('a.allocated_on')}, a.cash + a.tds AS paise FROM allocation a`,
  );
  expect([invoices.length, payments.length].every((count) => count > 5)).toBe(true);
  for (let ago = 0; ago < 50; ago += 1) {
    const day = addDays(today, -2 * ago);
    const [balances, overdue]: [Balances, Balances] = [{}, {}];
    for (const each of invoices.filter(({ invoice_date }) => invoice_date <= day)) {
      const paid = allocations
        .filter(({ invoice_id, allocated_on }) => invoice_id === each.id && allocated_on <= day)
        .reduce((sum, { paise }) => sum + Number(paise), 0);
      added(balances, each.customer_id, Number(each.total_amount));
      if (daysBetween(each.due_date, day) > 0) added(overdue, each.customer_id, Number(each.total_amount) - paid);
    }
    for (const each of openings.filter((opening) => opening.date <= day))
      added(balances, each.customer_id, Number(each.amount));
    for (const { customer_id, received_on, reversed_on, amount, tds_amount } of payments) {
      if (received_on <= day) added(balances, customer_id, -Number(amount) - Number(tds_amount));
      if (reversed_on !== null && reversed_on <= day) added(balances, customer_id, Number(amount) + Number(tds_amount));
    }
    const { body } = await server.admin.rest('GET', `receivables/ageing?asOf=${day}`);
    const [aged, late]: [Balances, Balances] = [{}, {}];
    for (const row of body.resultObject.rows as Json[]) {
      const paise = (name: string) => Math.round(row[name] * 100);
      added(aged, row.customerId, paise('balance'));
      for (const name of ['days30', 'days60', 'days90', 'days180', 'older']) added(late, row.customerId, paise(name));
      expect(paise('advances')).toBeGreaterThanOrEqual(0);
    }
    expect({ day, ...some(aged) }).toEqual({ day, ...some(balances) });
    if (openings.length === 0) expect({ day, ...some(late) }).toEqual({ day, ...some(overdue) });
    const booked: Balances = {};
    for (const { customer_id, paise } of await rows(
      `SELECT customer_id, SUM(amount) AS paise FROM ledger_entry WHERE account = 'Receivable' AND day <= '${day}' GROUP BY customer_id`,
    ))
      added(booked, customer_id, Number(paise));
    expect({ day, ...some(booked) }).toEqual({ day, ...some(balances) });
  }
});
