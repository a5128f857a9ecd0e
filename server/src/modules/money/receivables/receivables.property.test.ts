/**
 * Random operations of clerks, several at once; afterwards what is stored agrees with a replay of the documents, to the paisa.
 * `RECEIVABLES_OPERATIONS` (default 500) and `RECEIVABLES_SEED` make other runs.
 */
import { addDays, daysBetween } from '../../../domain/values/dates';
import { random } from '../../../seed/data/random';
import { aCreditNote, aDebitNote } from '../../../testing/creditNotes';
import { aConsignment, aCustomer, type Made } from '../../../testing/factories';
import { anotherAdmin } from '../../../testing/people';
import { receivableClerk } from '../../../testing/receivableClerk';
import { aBill, paid, startServerOn, writeOff } from '../../../testing/receivables';
import { inconsistenciesOf } from '../../../testing/inconsistencies';
import type { Json, TestServer } from '../../../testing/testServer';

const operations = Number(process.env.RECEIVABLES_OPERATIONS ?? 500);
const seed = Number(process.env.RECEIVABLES_SEED ?? 2026);
const atOnce = 4;

let server: TestServer;
const today = '2026-11-22';
const counts = new Map<string, number>();
beforeAll(async () => {
  server = await startServerOn(today);
  const customers: Made[] = [];
  for (let at = 0; at < 8; at += 1) customers.push(await aCustomer(server));
  for (const { uniqueId } of customers)
    await server.admin.rest('POST', `customers/${uniqueId}/creditlift`, {
      until: '2026-11-29',
      reason: 'For the test',
    });
  await seldomReached(customers as [Made, Made, Made]);
  const { act } = receivableClerk(server, random(seed), customers, await anotherAdmin(server));
  const run = async (count: number) => {
    for (let at = 0; at < count; at += atOnce)
      for (const { name, status } of await Promise.all(Array.from({ length: atOnce }, act))) {
        const outcome = `${name} ${status}`;
        counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      }
  };
  await run(operations / 2);
  const filing = { filedOn: '2026-11-11', arn: 'AA271026123456T', reason: 'Agreed' };
  expect((await server.admin.rest('PUT', `gst/periods/${filedMonth}`, filing)).body.errors).toEqual([]);
  filed = await returnOf(filedMonth);
  await run(operations / 2);
}, 3_600_000);
afterAll(() => server.close());

const filedMonth = '2026-10';
let filed: Json;
/** Without its checks, which say what has changed since. */
async function returnOf(month: string): Promise<Json> {
  const { checks, ...tables } = (await server.admin.rest('GET', `gst/gstr1?month=${month}`)).body.resultObject;
  expect(checks).not.toEqual([]);
  return tables;
}

/** Several clerks at once make no run like another, so that a short one may miss these. */
async function seldomReached([credited, cancelled, remitted]: [Made, Made, Made]) {
  const { id: invoiceId } = await aBill(server, credited.id, 1_000);
  await aCreditNote(server, { invoiceId, taxable: 100 });
  await aDebitNote(server, { invoiceId, taxable: 50 });
  const givenUp = await aBill(server, credited.id, 10);
  const { uniqueId } = await aBill(server, cancelled.id, 500);
  const collected = await aConsignment(
    server,
    {},
    { senderId: remitted.id, isVpp: true, vppAmount: 900, vppCommission: 1 },
  );
  const delivery = { action: 'Handed over', city: 'Pune', deliveryStatus: 3, actionDate: today };
  const { admin } = server;
  const held = await paid(server, { customerId: cancelled.id, amount: 300 });
  const answers = [
    await admin.rest('POST', `payments/${held.uniqueId}/refunds`, { refundedOn: today, mode: 4, amount: 100 }),
    await writeOff(server, givenUp),
    await admin.rest('PUT', `invoices/${uniqueId}/cancel`, { reason: 'Made twice' }),
    await admin.rest('POST', `consignments/${collected.uniqueId}/histories`, delivery),
    await admin.rest('POST', 'vpp/remittances', { customerId: remitted.id, remittedOn: today, mode: 4 }),
  ];
  expect(answers.map(({ status, body }) => [status, body.errors])).toEqual(answers.map(() => [200, []]));
}

const rows = (sql: string): Promise<Json[]> => server.app.database.writer.query(sql);

/** Sums in paise by customer; customers with nothing are left out. */
type Balances = Record<string, number>;
const added = (balances: Balances, customerId: number, paise: number) => {
  balances[customerId] = (balances[customerId] ?? 0) + paise;
};
/** Approved, and not cancelled by then. */
const standsOn = ({ invoice_date, cancelled_on }: Json, day: string) =>
  invoice_date <= day && (cancelled_on === null || cancelled_on > day);
const some = (balances: Balances) => Object.fromEntries(Object.entries(balances).filter(([, paise]) => paise !== 0));

test('case 13: most operations succeed, none fails otherwise than by a refusal', () => {
  const done = [...counts].filter(([outcome]) => outcome.endsWith(' 200')).reduce((sum, [, count]) => sum + count, 0);
  expect(done).toBeGreaterThan(operations / 3);
  const statuses = new Set([...counts.keys()].map((outcome) => outcome.split(' ').at(-1)));
  expect([...statuses].filter((status) => !['200', '400', '404', '409'].includes(status ?? ''))).toEqual([]);
});

test('the return of a month says what it said when it was filed, whatever is written afterwards', async () => {
  expect(filed).toMatchObject({ month: filedMonth, period: { filedOn: '2026-11-11' } });
  expect((filed.docs as Json[]).map(({ nature }) => nature)).toContain('Receipt Voucher');
  expect(await returnOf(filedMonth)).toEqual(filed);
});

test('case 13: accounts, allocations and ledger agree with the documents, and Paid is outstanding 0', async () => {
  expect(await inconsistenciesOf(server)).toEqual([]);
});

test('what is collected less what is remitted is the VPP debt to each customer, on 50 past days', async () => {
  const collected = await rows(
    `SELECT c.sender_id AS customer_id, CAST(v.collected_on AS CHAR) AS day, v.amount FROM vpp_collection v
     JOIN consignment c ON c.id = v.consignment_id WHERE v.deleted_on IS NULL`,
  );
  const remitted = await rows(
    `SELECT customer_id, CAST(remitted_on AS CHAR) AS remitted_on, CAST(reversed_on AS CHAR) AS reversed_on, amount
     FROM vpp_remittance`,
  );
  expect([collected.length, remitted.length].every((count) => count > 0)).toBe(true);
  for (let ago = 0; ago < 50; ago += 1) {
    const day = addDays(today, -ago);
    const [debts, booked]: [Balances, Balances] = [{}, {}];
    for (const each of collected.filter((one) => one.day <= day)) added(debts, each.customer_id, Number(each.amount));
    for (const { customer_id, remitted_on, reversed_on, amount } of remitted) {
      if (remitted_on <= day) added(debts, customer_id, -Number(amount));
      if (reversed_on !== null && reversed_on <= day) added(debts, customer_id, Number(amount));
    }
    for (const { customer_id, paise } of await rows(
      `SELECT customer_id, SUM(amount) AS paise FROM ledger_entry WHERE account = 'VppPayable' AND day <= '${day}' GROUP BY customer_id`,
    ))
      added(booked, customer_id, -Number(paise));
    expect({ day, ...some(booked) }).toEqual({ day, ...some(debts) });
  }
  const { body } = await server.admin.rest('GET', 'vpp/debts');
  const owed: Balances = Object.fromEntries(
    (body.resultObject as Json[]).map(({ customerId, amount }) => [customerId, Math.round(amount * 100)]),
  );
  const ledger: Balances = {};
  for (const { customer_id, paise } of await rows(
    "SELECT customer_id, SUM(amount) AS paise FROM ledger_entry WHERE account = 'VppPayable' GROUP BY customer_id",
  ))
    added(ledger, customer_id, -Number(paise));
  expect(owed).toEqual(some(ledger));
  expect(Object.values(owed).every((paise) => paise > 0)).toBe(true);
});

test('case 13: ageing and ledger of 50 past days equal a replay of the documents', async () => {
  const date = (column: string) => `CAST(${column} AS CHAR) AS ${column.replace(/^\w+\./, '')}`;
  const invoices = await rows(
    `SELECT id, customer_id, ${date('invoice_date')}, ${date('due_date')}, ${date('cancelled_on')}, total_amount FROM invoice
     WHERE deleted_on IS NULL AND invoice_status <> 'Generated'`,
  );
  const payments = await rows(
    `SELECT customer_id, ${date('received_on')}, ${date('reversed_on')}, amount, tds_amount FROM customer_payment`,
  );
  const notes = await rows(
    `SELECT customer_id, kind, ${date('note_date')}, total FROM credit_note WHERE status = 'Approved' AND deleted_on IS NULL`,
  );
  const refunds = await rows(`SELECT customer_id, ${date('refunded_on')}, amount FROM refund`);
  const writeOffs = await rows(
    `SELECT customer_id, ${date('written_off_on')}, amount FROM write_off WHERE status = 'Approved'`,
  );
  const openings = await rows(`SELECT customer_id, ${date('date')}, amount FROM opening_item`);
  const allocations = await rows(
    `SELECT a.invoice_id, a.opening_id, ${date('a.allocated_on')}, a.cash + a.tds AS paise FROM allocation a`,
  );
  expect([invoices.length, payments.length].every((count) => count > 5)).toBe(true);
  expect(new Set(notes.map(({ kind }) => String(kind)))).toEqual(new Set(['Credit', 'Debit']));
  expect([writeOffs.length, refunds.length].every((count) => count > 0)).toBe(true);
  expect(invoices.some(({ cancelled_on }) => cancelled_on !== null)).toBe(true);
  for (let ago = 0; ago < 50; ago += 1) {
    const day = addDays(today, -2 * ago);
    const [balances, overdue]: [Balances, Balances] = [{}, {}];
    for (const each of invoices.filter((each) => standsOn(each, day))) {
      const paid = allocations
        .filter(({ invoice_id, allocated_on }) => invoice_id === each.id && allocated_on <= day)
        .reduce((sum, { paise }) => sum + Number(paise), 0);
      added(balances, each.customer_id, Number(each.total_amount));
      if (daysBetween(each.due_date, day) > 0) added(overdue, each.customer_id, Number(each.total_amount) - paid);
    }
    for (const each of openings.filter((opening) => opening.date <= day))
      added(balances, each.customer_id, Number(each.amount));
    for (const { customer_id, kind, total } of notes.filter(({ note_date }) => note_date <= day))
      added(balances, customer_id, (kind === 'Debit' ? 1 : -1) * Number(total));
    for (const { customer_id, amount } of writeOffs.filter(({ written_off_on }) => written_off_on <= day))
      added(balances, customer_id, -Number(amount));
    for (const { customer_id, amount } of refunds.filter(({ refunded_on }) => refunded_on <= day))
      added(balances, customer_id, Number(amount));
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
