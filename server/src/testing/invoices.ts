/** Factories of invoices, using the real API. */
import { aConsignment, aCustomer, type Made, type MadeConsignment } from './factories';
import type { RestAnswer, TestServer } from './testServer';

export interface MadeInvoice extends Made {
  invoiceNumber: string | null;
  invoiceDate: string;
  invoiceStatus: number;
  totalAmount: number;
}

async function made(answer: Promise<RestAnswer>): Promise<MadeInvoice> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(body.errors.join(', '));
  return body.resultObject;
}

/** Consignments of one customer, one per amount. */
export async function billableOf(
  server: TestServer,
  customerId: number,
  amounts: readonly number[],
): Promise<MadeConsignment[]> {
  const all: MadeConsignment[] = [];
  for (const customerAmount of amounts) {
    all.push(await aConsignment(server, {}, { senderId: customerId, customerAmount }));
  }
  return all;
}

export function generationOf(server: TestServer, customerId: number, consignments: readonly { id: number }[]) {
  const today = server.app.clock.today();
  const consignmentIds = consignments.map(({ id }) => id);
  return { customerId, consignmentIds, invoiceDate: today, invoiceMonth: today.slice(0, 7) };
}

/** An invoice of one new consignment; by default of a new customer. */
export async function aGeneratedInvoice(server: TestServer, customerId?: number): Promise<MadeInvoice> {
  const customer = customerId ?? (await aCustomer(server)).id;
  const consignments = await billableOf(server, customer, [120.5]);
  return made(server.admin.rest('POST', 'invoices', generationOf(server, customer, consignments)));
}

/** A valid body of a third-party invoice: ₹1,180 in total. */
export async function manualBody(
  server: TestServer,
  given: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const today = server.app.clock.today();
  return {
    customerId: given.customerId ?? (await aCustomer(server)).id,
    invoiceDate: today,
    invoiceMonth: today.slice(0, 7),
    actualAmount: 1000,
    cgst: 90,
    sgst: 90,
    igst: 0,
    totalAmount: 1180,
    totalConsignments: 3,
    ...given,
  };
}

export const aManualInvoice = async (server: TestServer, given: Record<string, unknown> = {}): Promise<MadeInvoice> =>
  made(server.admin.rest('POST', 'invoices/manual', await manualBody(server, given)));

export const approve = (
  server: TestServer,
  { uniqueId }: { uniqueId: string },
  body: Record<string, unknown> = { invoiceStatus: 2 },
) => server.admin.rest('PUT', `invoices/${uniqueId}/approve`, body);

/** An approved invoice whose customer has an email address. */
export async function aMailableInvoice(server: TestServer, email = 'accounts@mehta.example'): Promise<MadeInvoice> {
  const customerId = (await aCustomer(server, { email })).id;
  return made(approve(server, await aManualInvoice(server, { customerId })));
}

/** A month of a customer that can be billed (`aCustomerToBill`). */
export const monthOfBill = { month: '2026-02', invoiceDate: '2026-02-28' } as const;

/** A customer with a booking of that month. */
export async function aCustomerToBill(server: TestServer): Promise<Made> {
  const customer = await aCustomer(server);
  await aConsignment(server, {}, { senderId: customer.id, bookingDate: `${monthOfBill.month}-10` });
  return customer;
}
