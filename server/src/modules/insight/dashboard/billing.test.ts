import { addDays, firstOfLastMonth, firstOfMonth, lastOfMonth } from '../../../domain/values/dates';
import { random } from '../../../seed/data/random';
import { clerk } from '../../../testing/clerk';
import { aCustomer } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
let today: string;
beforeAll(async () => {
  server = await startTestServer();
  today = server.app.clock.today();
});
afterAll(() => server.close());

type Row = Record<string, string | number | null>;

const rowsOf = (sql: string): Promise<Row[]> => server.app.database.reader.query(sql);
const summary = async (date: string) =>
  (await server.admin.rest('GET', `dashboard/billingsummary?date=${date}`)).body.resultObject;

const sorted = (rows: Row[]) =>
  rows.map(({ day, status, n, amount }) => `${day} ${status} ${Number(n)} ${Number(amount)}`).sort();

/** The cards recomputed from the rows. */
async function recomputed(date: string) {
  const invoices = await rowsOf(`SELECT invoice_date AS day, invoice_status AS status, total_amount AS amount
    FROM invoice WHERE deleted_on IS NULL`);
  const consignments = await rowsOf(`SELECT booking_date AS day, payment_status AS status, vendor_amount AS vendor,
    customer_amount AS amount FROM consignment WHERE deleted_on IS NULL`);
  const expenses = await rowsOf('SELECT date AS day, amount FROM expense WHERE deleted_on IS NULL');
  const card = (title: string, rows: Row[], amount: (row: Row) => number) => {
    const sum = (from: string, to: string) =>
      rows
        .filter((row) => String(row.day) >= from && String(row.day) <= to)
        .reduce((total, row) => total + amount(row), 0) / 100;
    const last = firstOfLastMonth(date);
    const [currentMonth, lastMonth] = [sum(firstOfMonth(date), date), sum(last, lastOfMonth(last))];
    return { title, total: sum('0', date), currentMonth, lastMonth };
  };
  const of =
    (...states: string[]) =>
    (row: Row) =>
      states.includes(String(row.status)) ? Number(row.amount) : 0;
  return [
    card('Total Billing', invoices, of('Generated', 'Approved', 'Paid')),
    card('Generated', invoices, of('Generated')),
    card('Approved', invoices, of('Approved')),
    card('Paid', invoices, of('Paid')),
    card('Outstanding', consignments, of('Pending')),
    card('Expenses', expenses, (row) => Number(row.amount)),
    card('Profit', consignments, (row) => Number(row.amount ?? 0) - Number(row.vendor)),
  ];
}

describe('billing summary', () => {
  test('is zero before anything is billed', async () => {
    const cards = ['Total Billing', 'Generated', 'Approved', 'Paid', 'Outstanding', 'Expenses', 'Profit'];
    expect(await summary(today)).toEqual(cards.map((title) => ({ title, total: 0, currentMonth: 0, lastMonth: 0 })));
    const { data } = await server.admin.graphql('{ billingSummary { title total currentMonth lastMonth } }');
    expect(data.billingSummary).toEqual(await summary(today));
  });

  test('is for admins, and takes any day since 2023', async () => {
    expect((await server.member.rest('GET', 'dashboard/billingsummary')).status).toBe(403);
    expect((await server.member.graphql('{ billingTrend { day } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await server.admin.rest('GET', 'dashboard/billingsummary?date=2022-12-31')).status).toBe(400);
  });

  test('equals a recomputation from the rows after a thousand random operations', async () => {
    const choice = random(20_261_120);
    const customers = [];
    for (let at = 0; at < 5; at += 1) customers.push((await aCustomer(server)).id);
    const { book, enter, act } = clerk(server, choice, customers);
    for (let at = 0; at < 5; at += 1) await Promise.all([book(), enter()]);
    const statuses: number[] = [];
    for (let at = 0; at < 1000; at += 5) statuses.push(...(await Promise.all(Array.from({ length: 5 }, act))));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(500);
    expect(statuses.every((status) => [200, 400, 404, 409].includes(status))).toBe(true);

    for (const date of [today, addDays(today, -7), addDays(firstOfMonth(today), -1), firstOfLastMonth(today)]) {
      expect(await summary(date)).toEqual(await recomputed(date));
    }
    const kept = await rowsOf(
      'SELECT day, invoice_status AS status, invoices AS n, total_amount AS amount FROM billing_day',
    );
    const counted = await rowsOf(`SELECT invoice_date AS day, invoice_status AS status, COUNT(*) AS n,
      SUM(total_amount) AS amount FROM invoice WHERE deleted_on IS NULL GROUP BY invoice_date, invoice_status`);
    expect(sorted(kept.filter((row) => Number(row.n) !== 0 || Number(row.amount) !== 0))).toEqual(sorted(counted));

    const { data } = await server.admin.graphql('{ billingTrend { day invoices amount } }');
    const live = await rowsOf(
      'SELECT invoice_date AS day, total_amount AS amount FROM invoice WHERE deleted_on IS NULL',
    );
    expect(data.billingTrend).toEqual(
      Array.from({ length: 30 }, (_, at) => {
        const day = addDays(today, at - 29);
        const own = live.filter((row) => row.day === day);
        return { day, invoices: own.length, amount: own.reduce((sum, row) => sum + Number(row.amount), 0) / 100 };
      }),
    );
  }, 180_000);
});
