import { manifestEntries } from '../../../domain/bookings/manifest';
import { aConsignment, aManifest, anIncomingManifest, type MadeConsignment } from '../../../testing/factories';
import { rollups } from '../../../testing/rollup';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Of the company's own vendor, so that it may be on a manifest. */
const own = (given: Record<string, unknown> = {}, state: Parameters<typeof aConsignment>[1] = {}) =>
  aConsignment(server, state, { vendorId: 32, ...given });

const ofTwo = async (): Promise<Json> => aManifest(server, [await own(), await own()]);

const assign = async (manifestId: unknown, rows: readonly MadeConsignment[]) => {
  const items = rows.map(({ uniqueId, version }) => ({ uniqueId, version }));
  const { status, body } = await server.member.rest('POST', 'consignments/bulk/manifest', { manifestId, items });
  return { status, errors: body.errors, lines: body.resultObject as Json[] };
};
async function expectRollupsToAgree(): Promise<void> {
  const { kept, counted } = await rollups(server);
  expect(Object.keys(counted).length).toBeGreaterThan(0);
  expect(kept).toEqual(counted);
}
const manifestOf = async ({ uniqueId }: Json): Promise<Json> =>
  (await server.member.rest('GET', `manifest/${uniqueId}`)).body.resultObject;

describe('consignments for a manifest that exists', () => {
  test('are put on it one by one, and those that cannot be say why', async () => {
    const made = await ofTwo();
    const charged = { paymentMode: 3, customerAmount: 200, chargeableWeight: 2.5 };
    const rows = [await own(charged), await own({}, { delivered: true }), await aConsignment(server), await own()];
    const { lines } = await assign(made.uniqueId, rows);
    expect(lines.map(({ awbNo, ok, message }) => [awbNo, ok, message])).toEqual([
      [rows[0]?.awbNo, true, null],
      [rows[1]?.awbNo, false, 'Consignment is Delivered'],
      [rows[2]?.awbNo, false, 'Only own courier and own cargo consignments go on a manifest'],
      [rows[3]?.awbNo, true, null],
    ]);
    const now = await manifestOf(made);
    expect(now).toMatchObject({
      totalConsignments: 4,
      weight: made.weight + 4,
      toPayAmount: made.toPayAmount + 200,
      version: made.version + 2,
    });
    const onIt = manifestEntries(now.consignmentJson).map(({ awbNo }) => awbNo);
    expect(onIt.slice(2)).toEqual([rows[0]?.awbNo, rows[3]?.awbNo]);
    const { body } = await server.member.rest('GET', `consignments/${rows[0]?.uniqueId}`);
    expect(body.resultObject).toMatchObject({ manifestId: made.id, deliveryStatus: 2 });
    expect(body.resultObject.consignmentHistories[0].action).toBe(`Dispatched on manifest ${made.manifestId}`);
    await expectRollupsToAgree();

    const again = await assign(made.uniqueId, [rows[0] as MadeConsignment]);
    expect(again.lines[0]).toMatchObject({ ok: false });
    expect((await manifestOf(made)).totalConsignments).toBe(4);

    expect((await server.member.rest('DELETE', `manifest/${made.uniqueId}`)).status).toBe(200);
    const released = await server.member.rest('GET', `consignments/${rows[0]?.uniqueId}`);
    expect(released.body.resultObject).toMatchObject({ manifestId: null });
    await expectRollupsToAgree();
  });

  test('at once leave no line and no total behind', async () => {
    const made = await ofTwo();
    const rows = await Promise.all([own(), own(), own(), own()]);
    const parts = await Promise.all(rows.map((row) => assign(made.uniqueId, [row])));
    expect(parts.flatMap(({ lines }) => lines.map(({ ok }) => ok))).toEqual([true, true, true, true]);
    const now = await manifestOf(made);
    expect([now.totalConsignments, manifestEntries(now.consignmentJson).length]).toEqual([6, 6]);
  });

  test('are refused by a manifest that takes none', async () => {
    const incoming = await anIncomingManifest(server);
    const row = await own();
    const refused = async (manifestId: unknown) => {
      const { status, errors, lines } = await assign(manifestId, [row]);
      return lines ? lines[0]?.message : [status, errors];
    };
    expect(await refused(incoming.uniqueId)).toBe('Only outgoing manifests take consignments');
    expect(await refused('999999')).toBe('Manifest not found');
    expect(await refused(null)).toEqual([400, ['Please select a manifest']]);
    const paid = await ofTwo();
    await assign(paid.uniqueId, [await own({ paymentMode: 3, customerAmount: 100 })]);
    const { version, date } = await manifestOf(paid);
    const payment = { version, toPayReceivedDate: date, toPayReceivedAmount: 100 };
    expect((await server.member.rest('PUT', `manifest/${paid.uniqueId}`, payment)).status).toBe(200);
    expect(await refused(paid.uniqueId)).toBe('Manifest is already paid');
    const { data, errors } = await server.member.graphql(
      `mutation ($input: AddToManifestInput!) { addToManifest(input: $input) { awbNo } }`,
      { input: { uniqueId: row.uniqueId, manifestId: paid.uniqueId } },
    );
    expect([data?.addToManifest, errors?.[0]?.message]).toEqual([undefined, 'Manifest is already paid']);
  });
});
