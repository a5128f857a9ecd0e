/** Invoices and payments of customers, made through the API. */
import { aCustomer, type Made } from './factories';
import { aManualInvoice, approve, type MadeInvoice } from './invoices';
import { startTestServer, type Json, type RestAnswer, type TestServer } from './testServer';

/** A server whose clock stands at noon of a day. Sessions of another day would be over. */
export async function startServerOn(day: string): Promise<TestServer> {
  const server = await startTestServer();
  server.setNow(new Date(`${day}T06:30:00Z`));
  const { adminEmail, memberEmail } = server.app.config;
  return { ...server, admin: await server.signIn(adminEmail), member: await server.signIn(memberEmail) };
}

/** A customer of Karnataka, who pays IGST. */
export const karnataka = { gst: '29ABACS0877M1ZS' } as const;

export interface Billed extends MadeInvoice {
  customerId: number;
  invoiceNumber: string;
}

/** An approved invoice over this taxable amount in rupees, with 18 % IGST. */
export async function aBill(
  server: TestServer,
  customerId: number,
  taxable: number,
  given: Record<string, unknown> = {},
): Promise<Billed> {
  const tax = Math.round(taxable * 18) / 100;
  const amounts = {
    actualAmount: taxable,
    igst: tax,
    cgst: 0,
    sgst: 0,
    totalAmount: (taxable * 100 + tax * 100) / 100,
  };
  const invoice = await aManualInvoice(server, { customerId, ...amounts, ...given });
  const { status, body } = await approve(server, invoice);
  if (status !== 200) throw new Error(body.errors.join(', '));
  return body.resultObject;
}

/** The customer K with /1, /2 and /3: 11,800, 5,900 and 23,600. */
export async function customerK(server: TestServer, invoiceDate = '2026-11-01') {
  const customer = await aCustomer(server, karnataka);
  const bills: Billed[] = [];
  for (const [at, taxable] of [10_000, 5_000, 20_000].entries())
    bills.push(await aBill(server, customer.id, taxable, { invoiceDate: `${invoiceDate.slice(0, 8)}0${at + 1}` }));
  const [one, two, three] = bills as [Billed, Billed, Billed];
  return { customer, one, two, three };
}

export interface PaymentBody {
  customerId: number;
  amount: number;
  tdsAmount?: number;
  receivedOn?: string;
  mode?: number;
  auto?: boolean;
  allocations?: { invoiceId?: number; cash?: number; tds?: number }[];
}

export const pay = (server: TestServer, body: PaymentBody): Promise<RestAnswer> =>
  server.admin.rest('POST', 'payments', { receivedOn: server.app.clock.today(), mode: 3, ...body });

export async function paid(server: TestServer, body: PaymentBody): Promise<Json> {
  const { status, body: answer } = await pay(server, body);
  if (status !== 200) throw new Error(answer.errors.join(', '));
  return answer.resultObject;
}

export const invoiceOf = async (server: TestServer, { uniqueId }: { uniqueId: string }): Promise<Json> =>
  (await server.admin.rest('GET', `invoices/${uniqueId}`)).body.resultObject;

export const ageingAt = async (server: TestServer, customerId: number, asOf: string): Promise<Json> =>
  (await server.admin.rest('GET', `receivables/ageing?customerId=${customerId}&asOf=${asOf}`)).body.resultObject;

export const ledgerOf = async (server: TestServer, { uniqueId }: Pick<Made, 'uniqueId'>, to: string): Promise<Json> =>
  (await server.admin.rest('GET', `customers/${uniqueId}/ledger?from=2023-01-01&to=${to}`)).body.resultObject;

/** All that is outstanding of an invoice, given up or, above the limit of 100, waiting for it. */
export const writeOff = (
  server: TestServer,
  { uniqueId }: { uniqueId: string },
  given: Record<string, unknown> = {},
): Promise<RestAnswer> => {
  const writtenOffOn = server.app.clock.today();
  return server.admin.rest('POST', `invoices/${uniqueId}/writeoff`, { writtenOffOn, reason: 'Shop closed', ...given });
};

/** A write-off of 1,180 that waits for approval. */
export async function aWriteOff(server: TestServer): Promise<{ uniqueId: string; version: number }> {
  const invoice = await aBill(server, (await aCustomer(server)).id, 1000);
  const { status, body } = await writeOff(server, invoice);
  if (status !== 200) throw new Error(body.errors.join(', '));
  return body.resultObject;
}
