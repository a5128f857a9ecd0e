import { addDays } from '../../../domain/values/dates';
import { aCargo, aConsignment } from '../../../testing/factories';
import { byKey, report, sqlRows, summedBySql } from '../../../testing/reports';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let today: string;
let year: string;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
  today = server.app.clock.today();
  year = `fromDate=${addDays(today, -365)}&toDate=${today}`;
  await aCargo(server, {}, { bookingDate: today, toPayAmount: 750.5 });
}, 120_000);
afterAll(() => server.close());

const told = (query: string, by?: Client) => report(server, query, by);
const sql = (text: string) => sqlRows(server, text);
const summed = (select: string, unit?: number) => summedBySql(server, select, unit);

describe('a comparison', () => {
  const from = '2025-02-01';
  const before = '2025-01-01';
  beforeAll(async () => {
    for (const bookingDate of [from, from, '2025-02-28', before, '2025-01-28', '2025-01-31'])
      await aConsignment(server, {}, { bookingDate, deliveryCityId: bookingDate < from ? 4 : 5 });
  });
  const periods = `fromDate=${from}&toDate=2025-02-28&compareFrom=${before}&compareTo=2025-01-31`;

  test('lays the days of the other period beside ours; those without a counterpart are in the rest', async () => {
    const answer = await told(`consignments?${periods}&groups=1`);
    expect(byKey(answer, 'count')).toEqual({ '2025-02-01': 2, '2025-02-28': 1 });
    expect(byKey(answer, 'count', 'compared')).toEqual({ '2025-02-01': 1, '2025-02-28': 1 });
    expect(answer.rest).toMatchObject({ figures: { count: 0 }, compared: { count: 1 } });
    expect(answer.total).toMatchObject({ figures: { count: 3 }, compared: { count: 3 } });
  });

  test('and its months; a group that only one of them has is 0 in the other', async () => {
    const months = await told(`consignments?${periods}&groups=3&measures=4`);
    expect(byKey(months, 'freight', 'compared')).toEqual({ '2025-02': 361.5 });
    const cities = await told(`consignments?${periods}&groups=7`);
    expect(byKey(cities, 'count')).toEqual({ 4: 0, 5: 3 });
    expect(byKey(cities, 'count', 'compared')).toEqual({ 4: 3, 5: 0 });
  });

  test('needs both of its dates', async () => {
    const { status, body } = await server.admin.rest('GET', `reports/consignments?compareFrom=${before}`);
    expect([status, body.errors]).toEqual([400, ['A comparison needs both of its dates']]);
  });
});

describe('who sees what', () => {
  test('members see counts, weights and freight, but neither costs nor who booked', async () => {
    expect(await told(`consignments?${year}&groups=9&measures=1,2,3,4`, server.member)).toMatchObject({
      total: { figures: { cost: null, margin: null } },
    });
    for (const query of ['measures=6', 'measures=1,7', 'groups=14']) {
      const { status, body } = await server.member.rest('GET', `reports/consignments?${query}`);
      expect([query, status, body.errors]).toEqual([query, 403, ['You are not authorized']]);
    }
    const { errors } = await server.member.graphql(
      '{ consignmentTotals(search: { measures: [Margin] }) { total { figures { margin } } } }',
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('invoices and payments are for admins, cargo is for everybody', async () => {
    for (const [report, status] of Object.entries({ invoices: 403, payments: 403, cargo: 200 }))
      expect([report, (await server.member.rest('GET', `reports/${report}`)).status]).toEqual([report, status]);
    expect((await server.nobody.rest('GET', 'reports/cargo')).status).toBe(401);
  });
});

describe('what is refused', () => {
  test.each([
    ['consignments?fromDate=2024-01-01&toDate=2025-01-01', 'A report covers at most 366 days'],
    ['consignments?fromDate=2025-02-02&toDate=2025-02-01', 'To date cannot be before From date'],
    ['consignments?fromDate=2022-12-31&toDate=2023-02-01', 'From date cannot be before 01-Jan-2023'],
    ['consignments?groups=1,2,4', 'A report has at most two groups'],
    ['consignments?groups=4,4', 'Groups must differ'],
    ['consignments?measures=1,1', 'Measures must differ'],
    ['consignments?measures=9', 'The report of consignments has no Tax'],
    ['invoices?groups=9', 'The report of invoices has no Lane'],
  ])('%s', async (query, message) => {
    const { status, body } = await server.admin.rest('GET', `reports/${query}`);
    expect([status, body.errors]).toEqual([400, [message]]);
  });

  test('a year and a leap day are not', async () => {
    expect(await told('consignments?fromDate=2024-01-01&toDate=2024-12-31')).toMatchObject({ rows: [] });
  });
});

describe('the other reports', () => {
  const within = (day: string) => `${day} BETWEEN '${addDays(today, -365)}' AND '${today}'`;

  test('invoices by customer', async () => {
    const answer = await told(`invoices?${year}&groups=4&measures=1,4,9,10,11`);
    const from = `FROM invoice WHERE deleted_on IS NULL AND cancelled_on IS NULL AND ${within('invoice_date')} GROUP BY customer_id`;
    const of = (sum: string, unit = 100) => summed(`SELECT customer_id AS k, ${sum} AS n ${from}`, unit);
    expect(Object.keys(byKey(answer, 'count')).length).toBeGreaterThan(1);
    expect(byKey(answer, 'count')).toEqual(await of('COUNT(*)', 1));
    expect(byKey(answer, 'freight')).toEqual(await of('SUM(actual_amount)'));
    expect(byKey(answer, 'tax')).toEqual(await of('SUM(igst + cgst + sgst)'));
    expect(byKey(answer, 'amount')).toEqual(await of('SUM(total_amount)'));
    expect(byKey(answer, 'outstanding')).toEqual(await of('SUM(outstanding)'));
  });

  test('payments by how they were paid', async () => {
    const answer = await told(`payments?${year}&groups=12&measures=10,12,13`);
    const from = `FROM customer_payment WHERE reversed_on IS NULL AND ${within('received_on')} GROUP BY mode`;
    const of = (sum: string) => summed(`SELECT mode AS k, ${sum} AS n ${from}`, 100);
    expect(answer.rows.length).toBeGreaterThan(1);
    expect(byKey(answer, 'amount')).toEqual(await of('SUM(amount)'));
    expect(byKey(answer, 'tds')).toEqual(await of('SUM(tds_amount)'));
    expect(byKey(answer, 'unallocated')).toEqual(await of('SUM(amount + tds_amount - allocated_cash - allocated_tds)'));
  });

  test('cargo by carrier and month', async () => {
    const answer = await told(`cargo?${year}&groups=5,3&measures=4,1,2,3`);
    const total = await sql(`SELECT COUNT(*) AS n, SUM(packet) AS packets, SUM(chargeable_weight) AS weight,
      SUM(COALESCE(to_pay_amount, 0)) AS freight FROM cargo_consignment WHERE deleted_on IS NULL AND ${within('booking_date')}`);
    const [{ n, packets, weight, freight } = {} as Json] = total;
    expect(answer.total.figures).toMatchObject({
      count: Number(n),
      packets: Number(packets),
      weight: Number(weight) / 1000,
      freight: Number(freight) / 100,
    });
    expect(answer.rows[0].keys[0].label).not.toBe('None');
  });
});

test('of many groups the largest are answered, and rows and rest are the total', async () => {
  const answer = await told(`consignments?${year}&groups=1,9&measures=4`);
  expect(answer.rowCount).toBeGreaterThan(500);
  expect(answer.rows).toHaveLength(500);
  const paise = ({ figures }: Json) => Math.round(100 * figures.freight);
  const least = Math.min(...answer.rows.map(paise));
  const sum = answer.rows.reduce((all: number, row: Json) => all + paise(row), paise(answer.rest));
  expect(sum).toBe(paise(answer.total));
  expect(paise(answer.rest)).toBeLessThanOrEqual(least * (answer.rowCount - 500));
});
