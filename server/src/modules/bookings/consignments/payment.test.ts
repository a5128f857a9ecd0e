import { productTexts } from '../../../domain/productTexts';
import { broken, conflict, refusedByBoth } from '../../../testing/bothApis';
import { aConsignment, aCustomer, type MadeConsignment } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

const payment = (given: Record<string, unknown> = {}) => ({
  customerAmount: 120.5,
  vendorAmount: 80,
  paymentRecivedDate: server.app.clock.today(),
  paymentStatus: 2,
  ...given,
});
const pay = (of: MadeConsignment, given: Record<string, unknown> = {}) =>
  server.admin.rest('PUT', `consignments/${of.uniqueId}/payment`, payment(given));
const refused = (of: MadeConsignment, body: Record<string, unknown>, client = server.admin) =>
  refusedByBoth(client, {
    method: 'PUT',
    path: `consignments/${of.uniqueId}/payment`,
    body,
    mutation: 'payConsignment',
    input: 'PayConsignmentInput',
    named: { uniqueId: of.uniqueId },
  });
const forbidden = { status: 403, code: 'FORBIDDEN', messages: ['You are not authorized'] };

describe('approving', () => {
  const approve = (of: MadeConsignment, client = server.admin) =>
    client.rest('PUT', `consignments/${of.uniqueId}/approve`);
  const refusedApproval = (of: MadeConsignment, client = server.admin) =>
    refusedByBoth(client, {
      method: 'PUT',
      path: `consignments/${of.uniqueId}/approve`,
      mutation: 'approveConsignment',
      input: 'RecordInput',
      named: { uniqueId: of.uniqueId },
    });

  test('locks the consignment, once', async () => {
    const consignment = await aConsignment(server);
    expect((await approve(consignment)).body.resultObject).toMatchObject({
      isApproved: true,
      version: 2,
      updatedBy: { firstName: 'Asha' },
    });
    expect(await refusedApproval(consignment)).toEqual(conflict('Consignment is already approved'));
  });

  test('is for admins', async () => {
    const consignment = await aConsignment(server);
    expect(await refusedApproval(consignment, server.member)).toEqual(forbidden);
    expect((await server.member.rest('GET', `consignments/${consignment.uniqueId}`)).body.resultObject.isApproved).toBe(
      false,
    );
  });
});

describe('a payment', () => {
  test('makes a Pending consignment Paid', async () => {
    const consignment = await aConsignment(server, {}, { bookingDate: '2026-01-02' });
    const { status, body } = await pay(consignment, {
      paymentRecivedDate: '2026-01-03',
      customerAmount: 99.99,
      vendorAmount: 70,
    });
    expect(status).toBe(200);
    expect(body.resultObject).toMatchObject({
      paymentStatus: 2,
      paymentRecivedDate: '2026-01-03',
      customerAmount: 99.99,
      vendorAmount: 70,
      isApproved: false,
      version: 2,
    });
    expect(await refused(consignment, payment())).toEqual(conflict('Consignment is already paid'));
  });

  test('is for admins', async () => {
    expect(await refused(await aConsignment(server), payment(), server.member)).toEqual(forbidden);
    expect(await refused(await aConsignment(server), {}, server.member)).toEqual(forbidden);
  });

  test('needs both amounts, the date and Paid, in this order', async () => {
    const consignment = await aConsignment(server);
    const all = [
      'Customer Amount is required',
      'Vendor Amount is required',
      productTexts.paymentReceivedDateRequired,
      'PaymentStatus is required',
    ];
    expect(await refused(consignment, {})).toEqual(broken(...all));
    expect(await refused(consignment, payment({ customerAmount: 0, vendorAmount: 0 }))).toEqual(
      broken(...all.slice(0, 2)),
    );
    expect(await refused(consignment, payment({ paymentStatus: 1 }))).toEqual(broken('PaymentStatus is required'));
    expect(await refused(consignment, payment({ customerAmount: -1, vendorAmount: 1e9 }))).toEqual(
      broken('Customer Amount must not be negative', 'Vendor Amount must be at most 9,99,99,999.99'),
    );
  });

  test('is not received in the future', async () => {
    const consignment = await aConsignment(server);
    server.setNow(new Date('2026-11-19T12:00:00Z'));
    expect(await refused(consignment, payment({ paymentRecivedDate: '2026-11-20' }))).toEqual(
      broken(`${productTexts.paymentReceivedDate} cannot be in the future`),
    );
    expect((await pay(consignment, { paymentRecivedDate: '2026-11-19' })).status).toBe(200);
  });

  test('may approve in the same call', async () => {
    const consignment = await aConsignment(server);
    expect((await pay(consignment, { isApproved: true })).body.resultObject).toMatchObject({
      paymentStatus: 2,
      isApproved: true,
      version: 2,
    });
    const { status } = await server.admin.rest('PUT', `consignments/${consignment.uniqueId}/approve`);
    expect(status).toBe(409);
  });

  test('never takes an approval back', async () => {
    const approved = await aConsignment(server, { approved: true });
    expect((await pay(approved, { isApproved: false })).body.resultObject).toMatchObject({
      paymentStatus: 2,
      isApproved: true,
    });
  });

  test('of an approved consignment keeps its amounts', async () => {
    const approved = await aConsignment(server, { approved: true });
    for (const change of [{ customerAmount: 120.51 }, { vendorAmount: 79.99 }]) {
      expect(await refused(approved, payment(change))).toEqual(
        conflict('Amounts are locked: the consignment is approved'),
      );
    }
    expect((await pay(approved)).body.resultObject.paymentStatus).toBe(2);
  });

  test('of an approved one that has no customer amount yet gives it one', async () => {
    const approved = await aConsignment(server, { approved: true }, { customerAmount: undefined });
    expect(await refused(approved, payment({ vendorAmount: 1 }))).toEqual(
      conflict('Amounts are locked: the consignment is approved'),
    );
    expect((await pay(approved, { customerAmount: 150 })).body.resultObject).toMatchObject({
      customerAmount: 150,
      paymentStatus: 2,
    });
  });

  test('of an invoiced consignment keeps its amounts', async () => {
    const sender = await aCustomer(server);
    const consignment = await aConsignment(server, {}, { senderId: sender.id });
    const today = server.app.clock.today();
    await server.admin.rest('POST', 'invoices', {
      consignmentIds: [consignment.id],
      customerId: sender.id,
      invoiceDate: today,
      invoiceMonth: today.slice(0, 7),
    });
    expect(await refused(consignment, payment({ customerAmount: 1 }))).toEqual(
      conflict('Amounts are locked: the consignment is invoiced'),
    );
    expect((await pay(consignment)).body.resultObject.paymentStatus).toBe(2);
  });

  test('refuses an older version, and an unknown consignment', async () => {
    const consignment = await aConsignment(server);
    await server.admin.rest('PUT', `consignments/${consignment.uniqueId}/approve`);
    expect(await refused(consignment, payment({ version: 1 }))).toEqual(
      conflict('This record was changed by someone else'),
    );
    expect((await pay(consignment, { version: 2 })).status).toBe(200);
    expect(await refused({ ...consignment, uniqueId: 'nothing' }, payment())).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      messages: ['Consignment not found'],
    });
  });
});
