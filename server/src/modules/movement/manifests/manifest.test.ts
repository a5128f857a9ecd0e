import { manifestEntries } from '../../../domain/bookings/manifest';
import { refused } from '../../../testing/answers';
import {
  aConsignment,
  aCustomer,
  aManifest,
  anIncomingManifest,
  aVendor,
  incomingOf,
  type MadeConsignment,
} from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A consignment that is eligible for a manifest: by the company's own courier. */
const own = (given: Record<string, unknown> = {}) => aConsignment(server, {}, { vendorId: 4, ...given });
const read = async (consignment: { uniqueId: string }) =>
  (await server.member.rest('GET', `consignments/${consignment.uniqueId}`)).body.resultObject;
const today = () => server.app.clock.today();

interface Movement {
  action: string;
  deliveryStatus: number;
  deletedOn: string | null;
}
const movement = async (consignment: MadeConsignment) =>
  (await read(consignment)).consignmentHistories.map((row: Movement) => [
    row.action,
    row.deliveryStatus,
    row.deletedOn !== null,
  ]);

describe('outgoing manifests', () => {
  test('takes consignments along: number, snapshot, totals, movement and status', async () => {
    const sender = await aCustomer(server, { company: 'Arihant Textiles' });
    const first = await own({
      senderId: sender.id,
      paymentMode: 3,
      chargeableWeight: 2.25,
      isVpp: true,
      vppAmount: 500,
      vppCommission: 10,
    });
    const second = await own({
      serviceType: 2,
      deliveryCityId: 2,
      isInsurance: true,
      insuranceAmount: 1000,
      insuranceCommission: 20.5,
    });
    const third = await own({ vendorId: 32, deliveryCityId: 2 });
    const made = await server.member.rest('POST', 'manifest?courierId=35&cargoId=32', [third, first, second]);
    expect(made.status).toBe(200);
    const { resultObject } = made.body;
    expect(resultObject).toMatchObject({
      manifestId: expect.stringMatching(new RegExp(`^M${today().slice(2).replaceAll('-', '')}-\\d+$`)),
      type: 2,
      date: today(),
      viaCargo: { name: 'Waybill Cargo' },
      deliveryVendor: { name: 'DTDC' },
      bookingVendor: { name: 'Waybill Express' },
      bookingCity: { id: 64 },
      deliveryCity: { id: 2 },
      toPayAmount: 651,
      weight: 5.25,
      totalConsignments: 3,
      payment: 1,
      toPayReceivedDate: null,
      toPayReceivedAmount: null,
      createdBy: { firstName: 'Rohan', lastName: 'Deshmukh' },
    });
    expect(manifestEntries(resultObject.consignmentJson)).toMatchObject([
      { awbNo: third.awbNo, serviceType: 'Air', toPayAmount: 0 },
      {
        awbNo: first.awbNo,
        sender: 'Arihant Textiles',
        receiver: 'Meera Traders',
        toPayAmount: 630.5,
        packet: 1,
        chargeableWeight: 2.25,
        paymentMode: 'ToPay',
      },
      {
        awbNo: second.awbNo,
        serviceType: 'Surface',
        toPayAmount: 20.5,
        deliveryStatus: 'Booked',
        bookingDate: today(),
      },
    ]);
    expect(await read(first)).toMatchObject({
      manifestId: resultObject.id,
      deliveryStatus: 2,
      cargo: { name: 'Waybill Cargo' },
    });
    expect((await read(first)).consignmentHistories[0]).toMatchObject({
      action: `Dispatched on manifest ${resultObject.manifestId}`,
      deliveryStatus: 2,
      internal: true,
      nonDeletable: true,
    });
    const again = await server.member.rest('GET', `manifest/${resultObject.uniqueId}`);
    expect(again.body.resultObject.consignmentJson).toBe(resultObject.consignmentJson);
  });

  test('a daily serial counts the manifests', async () => {
    server.setNow(new Date('2026-03-02T20:00:00Z'));
    const numbers = [];
    for (let at = 0; at < 2; at += 1)
      numbers.push((await aManifest(server, [await own({ bookingDate: '2026-03-01' })])).manifestId);
    server.setNow(null);
    expect(numbers).toEqual(['M260303-1', 'M260303-2']);

    const found = async (part: string) =>
      (await server.member.rest('GET', `manifest?manifestId=${encodeURIComponent(part)}`)).body.resultObject.map(
        ({ manifestId }: { manifestId: string }) => manifestId,
      );
    expect((await found('m260303')).sort()).toEqual(numbers);
    expect(await found('303-2')).toEqual(['M260303-2']);
    expect(await found('m26_303')).toEqual([]);
  });

  test('consignments are found by the carrier of their manifest', async () => {
    const carrier = await aVendor(server, { name: 'Sahyadri Roadlines', type: 2 });
    const consignment = await own();
    await server.member.rest('POST', `manifest?cargoId=${carrier.uniqueId}&courierId=4`, [consignment.uniqueId]);
    for (const cargoId of [carrier.id, carrier.uniqueId]) {
      const { body } = await server.member.rest('GET', `consignments?cargoId=${cargoId}`);
      expect(body).toMatchObject({
        rowCount: 1,
        resultObject: [{ awbNo: consignment.awbNo, cargo: { name: 'Sahyadri Roadlines' } }],
      });
    }
    expect(await server.admin.rest('DELETE', `vendors/${carrier.uniqueId}`)).toMatchObject(
      refused(409, 'Vendor has manifests'),
    );
  });

  test('names what is missing, and what is not a carrier', async () => {
    const consignment = await own();
    const errorsOf = async (query: string, body: unknown) =>
      (await server.member.rest('POST', `manifest${query}`, body)).body.errors;
    const missing = ['Please select cargo', 'Please select courier', 'Please select consignments'];
    expect(await errorsOf('', [])).toEqual(missing);
    expect(await errorsOf('?cargoId=32&courierId=35', [])).toEqual(['Please select consignments']);
    expect(await errorsOf('?cargoId=35&courierId=35', [consignment])).toEqual([
      'Cargo must be of type Cargo or Own Cargo',
    ]);
    expect(await errorsOf('?cargoId=32&courierId=32', [consignment])).toEqual([
      'Courier must be of type Courier or Own Courier',
    ]);
    expect(await errorsOf('?cargoId=32&courierId=35', ['no-such-id'])).toEqual(['Consignment not found']);
    expect(await errorsOf('?cargoId=32&courierId=35', [{ awbNo: 'X' }])).not.toEqual([]);
    expect((await read(consignment)).manifestId).toBeNull();
    const { errors } = await server.member.graphql('mutation { createOutgoingManifest(input: {}) { id } }');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', messages: missing });
  });

  test('one that may not go refuses all, by AWB number, and nothing is written', async () => {
    const fine = await own();
    const foreign = await aConsignment(server);
    const delivered = await aConsignment(server, { delivered: true }, { vendorId: 4 });
    const [taken, also, gone] = [await own(), await own(), await own()];
    await aManifest(server, [taken, also]);
    await server.member.rest('DELETE', `consignments/${gone.uniqueId}`);
    const all = [fine, foreign, taken, delivered, also, gone].map(({ uniqueId }) => uniqueId);
    const answer = await server.member.rest('POST', 'manifest?cargoId=32&courierId=35', all);
    expect(answer).toMatchObject(
      refused(
        409,
        `Only own courier and own cargo consignments go on a manifest: ${foreign.awbNo}`,
        `Consignment is already on a manifest: ${taken.awbNo}, ${also.awbNo}`,
        `Consignment is Delivered: ${delivered.awbNo}`,
        `Consignment is deleted: ${gone.awbNo}`,
      ),
    );
    expect(await read(fine)).toMatchObject({ manifestId: null, deliveryStatus: 1, version: 1 });
  });

  test('two clerks with overlapping selections at once: one manifest, one refusal, nothing half done', async () => {
    const [a, b, c] = [await own(), await own(), await own()];
    const answers = await Promise.all(
      [
        [a, b],
        [c, b],
      ].map((some) =>
        server.member.rest(
          'POST',
          'manifest?cargoId=32&courierId=35',
          some.map(({ uniqueId }) => uniqueId),
        ),
      ),
    );
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers[1 - won]?.body.errors).toEqual([`Consignment is already on a manifest: ${b.awbNo}`]);
    const manifestIds = await Promise.all([a, b, c].map(async (each) => (await read(each)).manifestId));
    const id = answers[won]?.body.resultObject.id;
    expect(manifestIds).toEqual(won === 0 ? [id, id, null] : [null, id, id]);
    expect(await movement(won === 0 ? c : a)).toEqual([['Consignment booked', 1, false]]);
  });

  test('deleting releases the consignments; movement and status go back to what else is known', async () => {
    const [booked, moved, approved] = [
      await own(),
      await own(),
      await aConsignment(server, { approved: true }, { vendorId: 4 }),
    ];
    const manifest = await aManifest(server, [booked, moved, approved]);
    const out = { action: 'With delivery boy', city: 'Pune', deliveryStatus: 7 };
    await server.member.rest('POST', `consignments/${moved.uniqueId}/histories`, out);
    const deleted = await server.member.rest('DELETE', `manifest/${manifest.uniqueId}`);
    expect(deleted).toMatchObject({ status: 200, body: { resultObject: { deletedOn: expect.any(String) } } });
    expect(await read(booked)).toMatchObject({ manifestId: null, deliveryStatus: 1, cargo: null });
    expect(await read(moved)).toMatchObject({ manifestId: null, deliveryStatus: 7 });
    expect(await read(approved)).toMatchObject({ manifestId: null, deliveryStatus: 1, isApproved: true });
    expect(await movement(booked)).toEqual([
      [`Dispatched on manifest ${manifest.manifestId}`, 2, true],
      ['Consignment booked', 1, false],
    ]);
    expect(await server.member.rest('GET', `manifest/${manifest.uniqueId}`)).toMatchObject(
      refused(404, 'Manifest not found'),
    );
    const next = await aManifest(server, [booked]);
    expect(await read(booked)).toMatchObject({ manifestId: next.id, deliveryStatus: 2 });
  });

  test('a consignment on a manifest keeps its vendor and cannot be deleted; its movement row stays', async () => {
    const consignment = await own();
    await aManifest(server, [consignment]);
    const [row] = (await read(consignment)).consignmentHistories;
    const refusal = await server.member.rest(
      'DELETE',
      `consignments/${consignment.uniqueId}/histories/${row.uniqueId}`,
    );
    expect(refusal).toMatchObject(refused(409, 'This history row cannot be deleted'));
    expect((await server.member.rest('DELETE', `consignments/${consignment.uniqueId}`)).status).toBe(409);
  });

  test("every change is in the change log, the manifest's and the consignments'", async () => {
    const consignment = await own();
    const manifest = await aManifest(server, [consignment]);
    const logOf = async (entityName: string, key: string) =>
      (await server.member.rest('GET', `audit/changelog?entityName=${entityName}&primaryKey=${key}`)).body.resultObject;
    const author = { createdBy: { firstName: 'Rohan', lastName: 'Deshmukh' } };
    expect(await logOf('Consignment', consignment.uniqueId)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...author,
          propertyName: 'manifestId',
          oldValue: null,
          newValue: String(manifest.id),
        }),
        expect.objectContaining({
          ...author,
          propertyName: 'deliveryStatus',
          oldValue: 'Booked',
          newValue: 'Intransit',
        }),
      ]),
    );
    expect(await logOf('Manifest', manifest.uniqueId)).toContainEqual(
      expect.objectContaining({ propertyName: 'weight', newValue: '1.5' }),
    );
    const [row] = (await read(consignment)).consignmentHistories;
    expect(await logOf('ConsignmentHistory', row.uniqueId)).toContainEqual(
      expect.objectContaining({ propertyName: 'internal', newValue: 'true' }),
    );
  });
});

describe('manifest payment', () => {
  const toPay = async () => aManifest(server, [await own({ paymentMode: 3 })]);
  const payment = (given: Record<string, unknown> = {}) => ({
    toPayReceivedDate: today(),
    toPayReceivedAmount: 100,
    ...given,
  });

  test('is taken once, at most what is due', async () => {
    const manifest = await toPay();
    const path = `manifest/${manifest.uniqueId}`;
    const errorsOf = async (body: Record<string, unknown>) => (await server.member.rest('PUT', path, body)).body.errors;
    expect(await errorsOf({})).toEqual(['Please Select ToPay Received Date', 'Please Enter ToPay Received Amount']);
    expect(await errorsOf(payment({ toPayReceivedAmount: 0 }))).toEqual(['Please Enter ToPay Received Amount']);
    expect(await errorsOf(payment({ toPayReceivedAmount: 120.51 }))).toEqual([
      'ToPay Received Amount cannot be more than the ToPay Amount',
    ]);
    expect(await errorsOf(payment({ toPayReceivedDate: '2999-01-01' }))).toEqual([
      'ToPay Received Date cannot be in the future',
    ]);
    expect(await errorsOf(payment({ toPayReceivedDate: '2024-01-01' }))).toEqual([
      'ToPay Received Date cannot be before the Manifest Date',
    ]);
    const paid = await server.member.rest('PUT', path, payment());
    expect(paid).toMatchObject({ status: 200, body: { resultObject: { payment: 2, ...payment() } } });
    expect(await server.member.rest('PUT', path, payment())).toMatchObject(refused(409, 'Manifest is already paid'));
    expect(await server.member.rest('DELETE', path)).toMatchObject(refused(409, 'A paid manifest cannot be deleted'));
  });

  test('is not for incoming manifests, nor where nothing is due', async () => {
    const incoming = await anIncomingManifest(server, { toPayAmount: 500 });
    expect(await server.member.rest('PUT', `manifest/${incoming.uniqueId}`, payment())).toMatchObject(
      refused(409, 'Only outgoing manifests have a payment'),
    );
    const free = await aManifest(server, [await own()]);
    expect(await server.member.rest('PUT', `manifest/${free.uniqueId}`, payment())).toMatchObject(
      refused(409, 'Manifest has no ToPay amount'),
    );
  });

  test('two payments at once: one is taken', async () => {
    const manifest = await toPay();
    const answers = await Promise.all(
      [1, 2].map(() => server.member.rest('PUT', `manifest/${manifest.uniqueId}`, payment())),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

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

describe('the list of manifests', () => {
  test('is filtered by date, carrier, delivery vendor, type and payment', async () => {
    const carrier = await aVendor(server, { name: 'Bluewing Air Cargo', type: 2 });
    const bits = { viaCargoId: carrier.id, deliveryVendorId: 60 };
    const old = await anIncomingManifest(server, { ...bits, date: '2024-05-01', weight: 3 });
    const late = await anIncomingManifest(server, { ...bits, date: '2024-05-09', deliveryVendorId: 53, weight: 1 });
    const query = `?courierId=60&cargoId=${carrier.id}`;
    const out = (await server.member.rest('POST', `manifest${query}`, [(await own({ paymentMode: 3 })).uniqueId])).body
      .resultObject;
    await server.member.rest('PUT', `manifest/${out.uniqueId}`, { toPayReceivedDate: today(), toPayReceivedAmount: 1 });
    const found = async (search: string) => {
      const { body } = await server.member.rest('GET', `manifest?cargoId=${carrier.id}&${search}`);
      expect(body.rowCount).toBe(body.resultObject.length);
      return body.resultObject.map((row: { manifestId: string }) => row.manifestId);
    };
    expect(await found('')).toEqual([out.manifestId, late.manifestId, old.manifestId]);
    expect(await found('fromDate=2024-05-02&toDate=2024-06-01')).toEqual([late.manifestId]);
    expect(await found('type=1')).toEqual([late.manifestId, old.manifestId]);
    expect(await found('payment=2')).toEqual([out.manifestId]);
    expect(await found('deliveryVendorId=60&sortBy=date&sortOrder=ASC')).toEqual([old.manifestId, out.manifestId]);
    expect(await found('type=1&sortBy=weight')).toEqual([late.manifestId, old.manifestId]);
    expect(await found('type=1&sortBy=deliveryVendor&sortOrder=DESC')).toEqual([late.manifestId, old.manifestId]);
    for (const bad of [
      'fromDate=2999-01-01',
      'toDate=2999-01-01',
      'fromDate=2024-02-02&toDate=2024-02-01',
      'fromDate=soon',
    ]) {
      expect((await server.member.rest('GET', `manifest?${bad}`)).status).toBe(400);
    }
  });

  test('gives snapshots for a few manifests at a time', async () => {
    const list = 'query($take: Int) { manifests(search: { take: $take }) { rows { type consignmentJson } } }';
    const { data } = await server.member.graphql(list, { take: 50 });
    for (const { type, consignmentJson } of data.manifests.rows) {
      expect(manifestEntries(consignmentJson).length > 0).toBe(type === 'Outgoing');
    }
    const { errors } = await server.member.graphql(list, { take: 51 });
    expect(errors?.[0]?.extensions.messages).toEqual(['take must be 50 or less with consignmentJson']);
  });

  test('is for staff only', async () => {
    expect((await server.nobody.rest('GET', 'manifest')).status).toBe(401);
    expect((await server.nobody.rest('POST', 'manifest', [])).status).toBe(401);
  });
});
