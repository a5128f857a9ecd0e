import { refused } from '../../../testing/answers';
import { aCreditNote, aDraftNote, approveNote } from '../../../testing/creditNotes';
import { aConsignment, aCustomer, bookingOf } from '../../../testing/factories';
import { aManualInvoice, approve } from '../../../testing/invoices';
import { aBill, karnataka, pay, startServerOn } from '../../../testing/receivables';
import type { TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startServerOn('2026-12-12');
});
afterAll(() => server.close());

/** Since then an administrator has closed what was before. */
const openFrom = async (value: string) => {
  const { body } = await server.admin.rest('PUT', 'settings/books.from', { validFrom: '2026-12-01', value });
  expect(body.errors).toEqual([]);
};
afterEach(() => openFrom('None'));

const october = '2026-10-30';
const text = 'The books are closed before 01-Nov-2026';
const closed = refused(409, text);

test('a booking is not dated before the books, and a booking of before keeps its day', async () => {
  const early = await aConsignment(server, {}, { bookingDate: october });
  await openFrom('2026-11-01');
  const book = async (bookingDate: string) =>
    server.member.rest('POST', 'consignments', { ...(await bookingOf(server)), bookingDate });
  const useToday = refused(400, `${text}; use today's date`);
  expect(await book('2026-10-31')).toMatchObject(useToday);
  expect((await book('2026-11-01')).status).toBe(200);
  const edited = { ...(await bookingOf(server)), bookingDate: '2026-10-29' };
  expect(await server.member.rest('PUT', `consignments/${early.uniqueId}`, edited)).toMatchObject(useToday);
});

test('an invoice is neither approved nor cancelled, until it is dated in the open books', async () => {
  const customerId = (await aCustomer(server, karnataka)).id;
  const approved = await aBill(server, customerId, 1000, { invoiceDate: october });
  const draft = await aManualInvoice(server, { invoiceDate: october, invoiceMonth: '2026-10' });
  await openFrom('2026-11-01');
  expect(await approve(server, draft)).toMatchObject(closed);
  expect(await server.admin.rest('PUT', `invoices/${approved.uniqueId}/cancel`, { reason: 'Twice' })).toMatchObject(
    closed,
  );
  expect((await server.admin.rest('PUT', `invoices/${draft.uniqueId}`, { invoiceDate: '2026-11-01' })).status).toBe(
    200,
  );
  expect((await approve(server, draft)).status).toBe(200);
});

test('a credit note of before stays a draft', async () => {
  const customerId = (await aCustomer(server, karnataka)).id;
  const bill = await aBill(server, customerId, 1000, { invoiceDate: october });
  const draft = await aDraftNote(server, { invoiceId: bill.id, taxable: 100, noteDate: october });
  await openFrom('2026-11-01');
  expect(await approveNote(server, draft)).toMatchObject(closed);
  expect(await aCreditNote(server, { invoiceId: bill.id, taxable: 100, noteDate: '2026-11-02' })).toBeDefined();
});

test('a payment is received in the open books, and what was received before is allocated in them', async () => {
  const customerId = (await aCustomer(server, karnataka)).id;
  const bill = await aBill(server, customerId, 1000, { invoiceDate: october });
  const received = { customerId, amount: 100, receivedOn: october };
  const { body } = await pay(server, received);
  await openFrom('2026-11-01');
  expect(await pay(server, received)).toMatchObject(closed);
  expect((await pay(server, { ...received, receivedOn: '2026-11-01' })).status).toBe(200);
  const allocations = [{ invoiceId: bill.id, cash: 100 }];
  const path = `payments/${body.resultObject.uniqueId}/allocations`;
  const { body: allocated } = await server.admin.rest('POST', path, { allocations });
  expect(allocated.errors).toEqual([]);
  expect(allocated.resultObject.allocations).toMatchObject([{ allocatedOn: '2026-11-01' }]);
});

test('re-rating leaves the amounts of before', async () => {
  const early = await aConsignment(server, {}, { bookingDate: october });
  await openFrom('2026-11-01');
  const { body } = await server.admin.rest('POST', 'consignments/rerate', { fromDate: october, toDate: october });
  expect(body.resultObject.rows).toContainEqual(
    expect.objectContaining({ uniqueId: early.uniqueId, outcome: 'Skipped: books are closed' }),
  );
});
