import { manifestEntries } from '../../../domain/bookings/manifest';
import { refused } from '../../../testing/answers';
import {
  aConsignment,
  aCustomer,
  aManifest,
  anOwnConsignment,
  aVendor,
  type MadeConsignment,
} from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const own = (given: Record<string, unknown> = {}) => anOwnConsignment(server, given);
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
