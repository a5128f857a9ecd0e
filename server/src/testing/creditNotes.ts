/** Credit and debit notes, made through the API. */
import { aCustomer, type Made } from './factories';
import { aBill, paid } from './receivables';
import type { Json, RestAnswer, TestServer } from './testServer';

/** As the REST API numbers the kinds of notes. */
export const debit = 2;

export interface NoteBody {
  kind?: number;
  invoiceId: number;
  taxable: number;
  noteDate?: string;
  reason?: number;
  remark?: string;
}

export const note = (server: TestServer, body: NoteBody): Promise<RestAnswer> =>
  server.admin.rest('POST', 'creditnotes', { noteDate: server.app.clock.today(), reason: 3, ...body });

export const approveNote = (server: TestServer, { uniqueId }: Pick<Made, 'uniqueId'>): Promise<RestAnswer> =>
  server.admin.rest('PUT', `creditnotes/${uniqueId}/approve`, {});

async function made(answer: Promise<RestAnswer>): Promise<Json> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(body.errors.join(', '));
  return body.resultObject;
}

export const aDraftNote = (server: TestServer, body: NoteBody): Promise<Json> => made(note(server, body));

export const aCreditNote = async (server: TestServer, body: NoteBody): Promise<Json> =>
  made(approveNote(server, (await aDraftNote(server, body)) as Made));

export const aDebitNote = (server: TestServer, body: Omit<NoteBody, 'kind'>): Promise<Json> =>
  aCreditNote(server, { ...body, kind: debit });

/** A note of 118 whose invoice is paid, so that nothing of it is allocated. */
export async function aNoteToRefund(server: TestServer, given: { noteDate?: string } = {}) {
  const customer = await aCustomer(server);
  const bill = await aBill(server, customer.id, 1000);
  await paid(server, { customerId: customer.id, amount: 1180, allocations: [{ invoiceId: bill.id, cash: 1180 }] });
  const credited = await aCreditNote(server, { invoiceId: bill.id, taxable: 100, ...given });
  return { customer, bill, note: credited, version: credited.version as number };
}
