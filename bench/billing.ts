/** The month of 500 customers billed and approved, while another clerk works. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection, type RowDataPacket } from 'mysql2/promise';
import { demoPassword } from '../server/src/config';
import { todayIn } from '../server/src/domain/values/dates';
import { ask, type Subject } from './load';
import { copy } from './multiply';
import { startWaybill } from './servers';
import { ms, percentile } from './statistics';
import { graphql, listByGraphql, tokenOf } from './subjects';

const customers = 500;
/** As many as the screen sends at once. */
const customersAtOnce = 5;

const today = () => todayIn('Asia/Kolkata');

interface Side {
  port: number;
  token: string;
}

/** Gives the seeded bookings to 500 customers, on credit, in this month, on no invoice: the demo has filed the one before. */
export async function fillBilling(url: string, seeded: number): Promise<void> {
  const day = today();
  const db = await createConnection(url);
  try {
    const [found] = await db.query<RowDataPacket[]>(
      `SELECT MAX(id) AS last, (SELECT MIN(id) FROM customer WHERE gst <> '') AS one,
         (SELECT MAX(id) FROM consignment) AS booked FROM customer`,
    );
    const { one, last, booked } = found[0] as { one: number; last: number; booked: number };
    for (let n = 1; n <= customers; n += 1)
      await copy(
        db,
        'customer',
        { first: one, last: one },
        {
          id: String(last + n),
          unique_id: 'UUID()',
          company: `'Consignor ${n}'`,
          company_folded: `'consignor ${n}'`,
          credit_limit: 'NULL',
        },
      );
    await db.query(
      `UPDATE consignment SET sender_id = ? + id % ?, booking_date = CONCAT('${day.slice(0, 8)}', LPAD(1 + id % ${Number(day.slice(8))}, 2, '0')),
         payment_mode = 'Credit', payment_status = 'Pending', invoice_id = NULL, customer_amount = 5000 + id % 5000
       WHERE id > ?`,
      [last + 1, customers, booked - seeded],
    );
  } finally {
    await db.end();
  }
}

interface Versioned {
  uniqueId: string;
  version: number;
}

async function answer<Data>({ port, token }: Side, query: string, variables: object): Promise<Data> {
  const { text } = await ask(graphql('billing', port, token, query, variables), 1);
  return (JSON.parse(text) as { data: Data }).data;
}

/** Sends the records in pieces, as the screen does; a line that is refused fails the measurement. */
async function inPieces(side: Side, mutation: string, records: readonly Versioned[], size: number, input: object) {
  const name = `B${mutation.slice(1)}Input`;
  for (let from = 0; from < records.length; from += size) {
    const { lines } = await answer<{ lines: { ok: boolean; message: string | null }[] }>(
      side,
      `mutation($input: ${name}!, $key: String) { lines: ${mutation}(input: $input, clientRequestId: $key) { ok message } }`,
      { input: { ...input, items: records.slice(from, from + size) }, key: randomUUID() },
    );
    const refused = lines.find(({ ok }) => !ok);
    if (refused) throw new Error(`${mutation}: ${refused.message}`);
  }
}

/** Asks light requests on a connection of their own until the work ends; returns how long each took. */
async function lightBeside(light: readonly Subject[], work: Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  let running = true;
  const ended = work.finally(() => {
    running = false;
  });
  while (running) for (const each of light) taken.push((await ask(each, 2)).took);
  await ended;
  return taken;
}

/** Bills and approves the month as the screen does, while another clerk works. */
export async function billingRows(url: string, dataDir: string): Promise<string[][]> {
  const server = await startWaybill(url, dataDir);
  try {
    const side = { port: server.port, token: await tokenOf(server.port, 'admin@waybill.test', demoPassword) };
    const light = [
      listByGraphql(side.port, side.token, { take: 100 }, 'list'),
      graphql('dashboard', side.port, side.token, '{ dashboardSummary { title total month } }', {}),
    ];
    const alone = await lightBeside(light, pause(5000));
    const month = today().slice(0, 7);
    const { rows } = await answer<{ rows: (Versioned & { company: string; consignments: number })[] }>(
      side,
      'query($month: String!) { rows: monthToBill(search: { month: $month }) { uniqueId version company consignments } }',
      { month },
    );
    const ready = rows.filter(({ company }) => company.startsWith('Consignor '));
    const records = ready.map(({ uniqueId, version }) => ({ uniqueId, version }));
    const bookings = ready.reduce((sum, { consignments }) => sum + consignments, 0);
    const timed = async (work: Promise<void>) => {
      const start = performance.now();
      const beside = await lightBeside(light, work);
      return { seconds: ((performance.now() - start) / 1000).toFixed(1), p99: `${ms(percentile(beside, 99))} ms` };
    };
    const dates = { month, invoiceDate: today() };
    const billed = await timed(inPieces(side, 'bulkBillMonth', records, customersAtOnce, dates));
    const invoices = await answer<{ invoices: { rows: Versioned[] } }>(
      side,
      `query($month: String) { invoices(search: { invoiceMonth: $month, invoiceStatus: [Generated], take: 5000 }) {
        rows { uniqueId version } } }`,
      { month },
    );
    const drafts = invoices.invoices.rows;
    const approved = await timed(inPieces(side, 'bulkApproveInvoices', drafts, 200, { invoiceStatus: 'Approved' }));
    return [
      [`${ready.length} customers with ${bookings} consignments billed`, `${billed.seconds} s`, '60 s'],
      ['light requests beside it, p99', billed.p99, '200 ms'],
      [`${drafts.length} invoices approved`, `${approved.seconds} s`, ''],
      ['light requests beside it, p99', approved.p99, '200 ms'],
      ['light requests alone, p99', `${ms(percentile(alone, 99))} ms`, ''],
    ];
  } finally {
    await server.stop();
  }
}
