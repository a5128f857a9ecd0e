import { manifestEntries } from '../../../domain/bookings/manifest';
import { anIncomingManifest, anOwnConsignment, aVendor } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('the list of manifests', () => {
  test('is filtered by date, carrier, delivery vendor, type and payment', async () => {
    const carrier = await aVendor(server, { name: 'Bluewing Air Cargo', type: 2 });
    const bits = { viaCargoId: carrier.id, deliveryVendorId: 60 };
    const old = await anIncomingManifest(server, { ...bits, date: '2024-05-01', weight: 3 });
    const late = await anIncomingManifest(server, { ...bits, date: '2024-05-09', deliveryVendorId: 53, weight: 1 });
    const query = `?courierId=60&cargoId=${carrier.id}`;
    const out = (
      await server.member.rest('POST', `manifest${query}`, [
        (await anOwnConsignment(server, { paymentMode: 3 })).uniqueId,
      ])
    ).body.resultObject;
    await server.member.rest('PUT', `manifest/${out.uniqueId}`, {
      toPayReceivedDate: server.app.clock.today(),
      toPayReceivedAmount: 1,
    });
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
