import { ownCompany } from '../../../testing/firstStart';
import { startServerProcess, type ServerProcess } from '../../../testing/serverProcess';
import { freshDatabase, type Client } from '../../../testing/testServer';

let place: Awaited<ReturnType<typeof freshDatabase>>;
let running: ServerProcess;
beforeAll(async () => {
  place = await freshDatabase();
  running = await startServerProcess(place);
  const saved = await running.admin.rest('PUT', 'companyprofiles/2023-01-01', ownCompany);
  expect(saved.body.errors).toEqual([]);
}, 120_000);
afterAll(async () => {
  await running.kill();
  await place.drop();
});

interface Row {
  uniqueId: string;
  invoiceNumber: string | null;
}

async function invoicesOf(admin: Client, status: number): Promise<Row[]> {
  return (await admin.rest('GET', `invoices?take=200&invoiceStatus=${status}`)).body.resultObject;
}

async function addInvoices(admin: Client, count: number): Promise<void> {
  const customer = await admin.rest('POST', 'customers', { name: 'Crash', company: 'Crash Test Ltd', contact: '1' });
  const body = {
    customerId: customer.body.resultObject.id,
    invoiceDate: '2024-05-01',
    invoiceMonth: '2024-05',
    actualAmount: 100,
    cgst: 9,
    sgst: 9,
    igst: 0,
    totalAmount: 118,
    totalConsignments: 1,
  };
  await Promise.all(Array.from({ length: count }, () => admin.rest('POST', 'invoices/manual', body)));
}

/** Approves all concurrently and kills the server after `lives` answers; returns the answered numbers. */
async function approveUntilKilled(invoices: readonly Row[], lives: number): Promise<string[]> {
  const acknowledged: string[] = [];
  await Promise.allSettled(
    invoices.map(async ({ uniqueId }) => {
      const { body } = await running.admin.rest('PUT', `invoices/${uniqueId}/approve`, { invoiceStatus: 2 });
      acknowledged.push(body.resultObject.invoiceNumber);
      if (acknowledged.length === lives) await running.kill();
    }),
  );
  return acknowledged;
}

const serials = (rows: readonly Row[]) =>
  rows.map((row) => Number(row.invoiceNumber?.split('/')[2])).sort((a, b) => a - b);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

test('kill -9 amid approvals leaves no gap, no number twice and loses none that was answered', async () => {
  for (const lives of [3, 12]) {
    await addInvoices(running.admin, 40);
    const acknowledged = await approveUntilKilled(await invoicesOf(running.admin, 1), lives);
    expect(acknowledged.length).toBeGreaterThanOrEqual(lives);
    running = await startServerProcess(place);
    const approved = await invoicesOf(running.admin, 2);
    expect(approved.map((row) => row.invoiceNumber)).toEqual(expect.arrayContaining(acknowledged));
    expect(serials(approved)).toEqual(upTo(approved.length));
  }
  const waiting = await invoicesOf(running.admin, 1);
  await Promise.all(
    waiting.map(({ uniqueId }) => running.admin.rest('PUT', `invoices/${uniqueId}/approve`, { invoiceStatus: 2 })),
  );
  expect(serials(await invoicesOf(running.admin, 2))).toEqual(upTo(80));
  const { body } = await running.admin.rest('GET', 'dashboard/billingsummary?date=2024-05-31');
  expect(body.resultObject[2]).toEqual({ title: 'Approved', total: 80 * 118, currentMonth: 80 * 118, lastMonth: 0 });
}, 180_000);
