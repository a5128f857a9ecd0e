import { anInvoicedConsignment } from '../../../testing/bookings';
import { broken, conflict, refusedByBoth } from '../../../testing/bothApis';
import { aConsignment, aCustomer, aManifest, bookingOf, type MadeConsignment } from '../../../testing/factories';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.setNow(null));

/** The update form's values of this consignment, with some fields changed. */
const formOf = async (of: MadeConsignment, given: Record<string, unknown> = {}) =>
  bookingOf(server, { awbNo: of.awbNo, senderId: of.senderId, ...given });
const edit = async (of: MadeConsignment, given: Record<string, unknown> = {}) =>
  server.member.rest('PUT', `consignments/${of.uniqueId}`, await formOf(of, given));
const refused = async (of: MadeConsignment, given: Record<string, unknown> = {}) =>
  refusedByBoth(server.member, {
    method: 'PUT',
    path: `consignments/${of.uniqueId}`,
    body: await formOf(of, given),
    mutation: 'updateConsignment',
    input: 'UpdateConsignmentInput',
    named: { uniqueId: of.uniqueId },
  });

describe('editing a consignment', () => {
  test('changes what the form says, once, and says so in the change log', async () => {
    const consignment = await aConsignment(server);
    const { status, body } = await edit(consignment, {
      receiver: 'Other Traders',
      vendorAmount: 90.5,
      serviceType: 2,
      vendorId: 4,
    });
    expect(status).toBe(200);
    expect(body.resultObject).toMatchObject({
      version: 2,
      receiver: 'Other Traders',
      vendorAmount: 90.5,
      serviceType: 2,
      vendor: { type: 3 },
      updatedBy: { firstName: 'Rohan' },
    });
    const log = (
      await server.member.rest('GET', `audit/changelog?entityName=Consignment&primaryKey=${consignment.uniqueId}`)
    ).body.resultObject as Json[];
    const changes = log
      .filter(({ oldValue }) => oldValue !== null)
      .map(({ propertyName, oldValue, newValue }) => [propertyName, oldValue, newValue]);
    expect(changes.sort()).toEqual([
      ['receiver', 'Meera Traders', 'Other Traders'],
      ['serviceType', 'Air', 'Surface'],
      ['vendorAmount', '80', '90.5'],
      ['vendorId', '35', '4'],
    ]);
    expect(
      (await edit({ ...consignment }, { receiver: 'Other Traders', vendorAmount: 90.5, serviceType: 2, vendorId: 4 }))
        .body.resultObject.version,
    ).toBe(2);
  });

  test('asks for the same as booking, in the same words', async () => {
    const consignment = await aConsignment(server);
    expect(await refused(consignment, { awbNo: '', actualWeight: 3, packet: 0 })).toEqual(
      broken('AwbNo is required', 'Chargeable Weight is required', 'Packet is required'),
    );
    expect(await refused(consignment, { isVpp: true })).toEqual(
      broken('VPP Amount is required', 'VPP Commission is required'),
    );
    server.setNow(new Date('2026-11-19T12:00:00Z'));
    expect(await refused(consignment, { bookingDate: '2026-11-20' })).toEqual(
      broken('Booking date cannot be in the future'),
    );
  });

  test('keeps what it leaves out: amount, remark, city, charges', async () => {
    const kept = {
      customerAmount: 130,
      remark: 'fragile',
      bookingCityId: 2,
      isVpp: true,
      vppAmount: 500,
      vppCommission: 5,
      clientInvoiceNo: 'C1',
    };
    const consignment = await aConsignment(server, {}, kept);
    expect((await edit(consignment, { customerAmount: undefined })).body.resultObject).toMatchObject(kept);
    const cleared = await edit(consignment, { customerAmount: 130, remark: ' ', isVpp: false, clientInvoiceNo: null });
    expect(cleared.body.resultObject).toMatchObject({
      remark: null,
      clientInvoiceNo: null,
      isVpp: false,
      vppAmount: null,
      vppCommission: null,
    });
  });

  test('may give another AWB number, if it is free', async () => {
    const [one, other] = [await aConsignment(server), await aConsignment(server)];
    expect(await refused(one, { awbNo: other.awbNo.toLowerCase() })).toEqual(
      conflict(`AwbNo ${other.awbNo} is already taken`),
    );
    expect((await edit(one, { awbNo: ` ${one.awbNo.toLowerCase()}-b` })).body.resultObject.awbNo).toBe(
      `${one.awbNo}-B`,
    );
    expect(
      (await server.member.rest('POST', 'consignments', await bookingOf(server, { awbNo: one.awbNo }))).status,
    ).toBe(200);
  });

  test('of a receipt-book booking keeps its number, and checks one that is typed', async () => {
    const booked = await aConsignment(server, {}, { awbNo: undefined, autofillAwb: true, vendorId: 32 });
    const given = { vendorId: 32, autofillAwb: true };
    expect((await edit(booked, { ...given, awbNo: '' })).body.resultObject.awbNo).toBe(booked.awbNo);
    expect(await refused(booked, { ...given, awbNo: 'A B' })).toEqual(
      broken('AwbNo may contain only letters, digits, - and / (at most 30)'),
    );
    expect(await refused(booked, { ...given, awbNo: 'X'.repeat(31) })).toEqual(
      broken('AwbNo may contain only letters, digits, - and / (at most 30)'),
    );
  });

  test('of the booking date moves the Booked row with it', async () => {
    const consignment = await aConsignment(server, {}, { bookingDate: '2026-01-10' });
    const { body } = await edit(consignment, { bookingDate: '2026-01-05' });
    expect(body.resultObject.bookingDate).toBe('2026-01-05');
    expect(body.resultObject.consignmentHistories).toEqual([
      expect.objectContaining({ actionDate: '2026-01-04T18:30:00.000Z', internal: true }),
    ]);
  });

  test('refuses an older version; a client without versions goes through', async () => {
    const consignment = await aConsignment(server);
    await edit(consignment, { version: 1, receiver: 'First' });
    expect(await refused(consignment, { version: 1, receiver: 'Second' })).toEqual(
      conflict('This record was changed by someone else'),
    );
    expect((await edit(consignment, { version: 2, receiver: 'Third' })).body.resultObject).toMatchObject({
      version: 3,
      receiver: 'Third',
    });
    expect((await edit(consignment, { receiver: 'Fourth' })).body.resultObject).toMatchObject({
      version: 4,
      receiver: 'Fourth',
    });
    // A movement added by a clerk changes the consignment's version too.
    await server.member.rest('POST', `consignments/${consignment.uniqueId}/histories`, {
      action: 'Note',
      city: 'Pune',
      deliveryStatus: 1,
    });
    expect(await refused(consignment, { version: 4 })).toEqual(conflict('This record was changed by someone else'));
  });

  test('of an unknown or deleted consignment is 404', async () => {
    const consignment = await aConsignment(server);
    await server.member.rest('DELETE', `consignments/${consignment.uniqueId}`);
    expect(await refused(consignment)).toEqual({ status: 404, code: 'NOT_FOUND', messages: ['Consignment not found'] });
    expect(await refused({ ...consignment, uniqueId: 'nothing' })).toEqual({
      status: 404,
      code: 'NOT_FOUND',
      messages: ['Consignment not found'],
    });
  });
});

describe('a consignment that is locked', () => {
  test('by approval takes no edit', async () => {
    const approved = await aConsignment(server, { approved: true });
    expect(await refused(approved, { receiver: 'Other' })).toEqual(
      conflict('Consignment is approved and locked for editing'),
    );
  });

  test('by an invoice keeps sender and amounts, and takes the rest', async () => {
    const consignment = await anInvoicedConsignment(server);
    const other = await aCustomer(server);
    for (const change of [{ senderId: other.id }, { customerAmount: 1 }, { vendorAmount: 1 }]) {
      expect(await refused(consignment, change)).toEqual(
        conflict('Sender and amounts are locked: the consignment is invoiced'),
      );
    }
    const { body } = await edit(consignment, { receiver: 'Other', customerAmount: 120.5, packet: 4 });
    expect(body.resultObject).toMatchObject({ receiver: 'Other', packet: 4, customerAmount: 120.5 });
  });

  test('by a payment keeps its amounts, and takes the rest', async () => {
    const given = { isVpp: true, vppAmount: 500, vppCommission: 5 };
    const paid = await aConsignment(server, { paid: true }, given);
    const changes = [
      { vendorAmount: 1 },
      { customerAmount: 120.49 },
      { customerAmount: null },
      { vppAmount: 499 },
      { vppCommission: 6 },
      { isVpp: false },
      { isInsurance: true, insuranceAmount: 100, insuranceCommission: 1 },
    ];
    for (const change of changes) {
      expect(await refused(paid, { ...given, ...change })).toEqual(
        conflict('Amounts are locked: the consignment is paid'),
      );
    }
    const { body } = await edit(paid, { ...given, receiver: 'Other', packet: 4 });
    expect(body.resultObject).toMatchObject({
      receiver: 'Other',
      packet: 4,
      customerAmount: 120.5,
      vendorAmount: 80,
      vppAmount: 500,
    });
  });

  test('by a manifest keeps its vendor, and takes the rest', async () => {
    const consignment = await aConsignment(server, {}, { vendorId: 32 });
    await aManifest(server, [consignment]);
    expect(await refused(consignment, { vendorId: 4 })).toEqual(
      conflict('Vendor is locked: the consignment is on a manifest'),
    );
    expect((await edit(consignment, { vendorId: 32, receiver: 'Other' })).body.resultObject.receiver).toBe('Other');
  });
});
