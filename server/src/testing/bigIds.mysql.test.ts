/** Ids beyond 32 bits are numbers in both APIs. */
import { aConsignment, aCustomer } from './factories';
import { aGeneratedInvoice } from './invoices';
import { startTestServer, type Json, type TestServer } from './testServer';

const first = 3_000_000_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const table of ['customer', 'consignment', 'consignment_history', 'invoice', 'change_record', 'request_key'])
    await server.app.database.writer.query(`ALTER TABLE ${table} AUTO_INCREMENT = ${first}`);
});
afterAll(() => server.close());

test('a booking with such ids is listed, shown, invoiced and logged', async () => {
  const senderId = (await aCustomer(server)).id;
  expect(senderId).toBe(first);
  const booked = await aConsignment(server, { delivered: true, approved: true }, { senderId });
  expect(booked).toMatchObject({ id: first, senderId: first });
  const { body } = await server.member.rest('GET', `consignments?senderId=${senderId}`);
  expect(body.resultObject).toMatchObject([{ id: first, senderId: first }]);
  const { data } = await server.member.graphql(
    `{ consignment(uniqueId: "${booked.uniqueId}") { id senderId sender { id } consignmentHistories { id consignmentId } } }`,
  );
  expect(data.consignment).toMatchObject({ id: first, senderId: first, sender: { id: first } });
  expect(data.consignment.consignmentHistories.map((row: Json) => row.consignmentId)).toContain(first);
  const log = await server.member.graphql(
    `{ changeLog(search: { entityName: "Consignment", primaryKey: ${first} }) { rowCount rows { id propertyName newValue newText } } }`,
  );
  expect(log.data.changeLog.rows).toContainEqual(
    expect.objectContaining({
      propertyName: 'senderId',
      newValue: String(first),
      newText: expect.not.stringMatching('#'),
    }),
  );
  const restLog = await server.member.rest('GET', `audit/changelog?entityName=Consignment&primaryKey=${first}`);
  expect(restLog.body.resultObject.map((row: Json) => row.id)).toEqual(
    log.data.changeLog.rows.map((row: Json) => row.id),
  );
  expect(restLog.body.rowCount).toBe(log.data.changeLog.rowCount);
  const made = await aGeneratedInvoice(server, senderId);
  const invoice = await server.admin.graphql(`{ invoice(uniqueId: "${made.uniqueId}") { id customerId } }`);
  expect(invoice.data.invoice).toEqual({ id: made.id, customerId: first });
  expect(made.id).toBeGreaterThanOrEqual(first);
  const listed = (await server.member.rest('GET', `consignments?senderId=${senderId}`)).body.resultObject;
  expect(listed).toContainEqual(expect.objectContaining({ invoiceId: made.id, senderId: first }));
});
