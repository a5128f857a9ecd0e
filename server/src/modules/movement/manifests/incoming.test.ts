import { refused } from '../../../testing/answers';
import { anIncomingManifest, incomingOf } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('incoming manifests', () => {
  test('are entered by hand', async () => {
    const body = incomingOf(server, { type: 1, manifestId: ' dt/77 ', toPayAmount: 12.5, deliveryCharge: 40 });
    const made = await server.member.rest('POST', 'manifest/incoming', body);
    expect(made.body.resultObject).toMatchObject({
      manifestId: 'dt/77',
      type: 1,
      toPayAmount: 12.5,
      deliveryCharge: 40,
      weight: 85.5,
      totalConsignments: 12,
      payment: 1,
      consignmentJson: null,
      bookingVendor: { name: 'DTDC' },
      deliveryVendor: { name: 'Waybill Express' },
      bookingCity: { id: 1 },
    });
  });

  test('name what is missing, in the order of the form', async () => {
    const messages = [
      'Enter ToPay Amount',
      'Enter Manifest Number',
      'Enter Total Consignments',
      'Enter Weight',
      'Select Manifest Date',
      'Select Via Cargo',
      'Select Delivery City',
      'Select Booking Vendor',
      'Select Delivery Vendor',
      'Select Booking City',
    ].map((text) => `Please ${text}`);
    expect(await server.member.rest('POST', 'manifest/incoming', {})).toMatchObject(refused(400, ...messages));
    const errorsOf = async (given: Record<string, unknown>) =>
      (await server.member.rest('POST', 'manifest/incoming', incomingOf(server, given))).body.errors;
    expect(await errorsOf({ toPayAmount: -1 })).toEqual(['Please Enter ToPay Amount']);
    expect(await errorsOf({ totalConsignments: 0 })).toEqual(['Please Enter Total Consignments']);
    expect(await errorsOf({ date: '2999-01-01' })).toEqual(['Manifest Date cannot be in the future']);
    expect(await errorsOf({ viaCargoId: 35 })).toEqual(['Via Cargo must be of type Cargo or Own Cargo']);
    expect(await errorsOf({ bookingVendorId: 999_999 })).toEqual(['Booking Vendor not found']);
    expect(await errorsOf({ type: 2 })).toEqual(['Type must be Incoming']);
  });

  test('the number is unique per booking vendor, and free again after deletion', async () => {
    const first = await anIncomingManifest(server, { manifestId: 'ab-1' });
    const same = incomingOf(server, { manifestId: 'AB-1 ' });
    expect(await server.member.rest('POST', 'manifest/incoming', same)).toMatchObject(
      refused(409, 'Manifest Number AB-1 is already taken for this vendor'),
    );
    await anIncomingManifest(server, { manifestId: 'ab-1', bookingVendorId: 20 });
    expect((await server.member.rest('DELETE', `manifest/${first.uniqueId}`)).status).toBe(200);
    expect((await server.member.rest('POST', 'manifest/incoming', same)).status).toBe(200);
  });
});
