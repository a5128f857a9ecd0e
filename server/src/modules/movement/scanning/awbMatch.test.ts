import { aCargo, aConsignment, aManifest } from '../../../testing/factories';
import { startTestServer, type Client, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ appUrl: 'https://office.waybill.test' });
});
afterAll(() => server.close());

const document = `query($code: String) {
  findAwb(input: { code: $code }) { kind uniqueId awbNo piece packet receiver deliveryStatus refusalOfManifest }
}`;

/** What both APIs find, with the names of the enumerations. */
async function find(code: string, client: Client = server.member) {
  const { data } = await client.graphql(document, { code });
  const { body } = await client.rest('GET', `consignments/find?code=${encodeURIComponent(code)}`);
  const kinds = { Consignment: 1, Cargo: 2 } as Record<string, number>;
  const statuses = { Booked: 1, Intransit: 2, Delivered: 3 } as Record<string, number>;
  expect(body.resultObject).toEqual(
    data.findAwb.map((match: { kind: string; deliveryStatus: string | null }) => ({
      ...match,
      kind: kinds[match.kind],
      deliveryStatus: match.deliveryStatus === null ? null : statuses[match.deliveryStatus],
    })),
  );
  return data.findAwb;
}

describe('finding by a code', () => {
  test('names the booking, its packets, its status, and what keeps it off a manifest', async () => {
    const { uniqueId } = await aConsignment(server, {}, { awbNo: 'FA-1', vendorId: 4, packet: 3 });
    const match = {
      kind: 'Consignment',
      uniqueId,
      awbNo: 'FA-1',
      piece: 2,
      packet: 3,
      receiver: 'Meera Traders',
      deliveryStatus: 'Booked',
      refusalOfManifest: null,
    };
    expect(await find('fa-1.2')).toEqual([match]);
    expect(await find(' FA-1 ', server.admin)).toEqual([{ ...match, piece: null }]);
    await aManifest(server, [{ uniqueId }]);
    expect(await find('FA-1')).toMatchObject([
      { deliveryStatus: 'Intransit', refusalOfManifest: 'Consignment is already on a manifest' },
    ]);
    await aConsignment(server, { delivered: true }, { awbNo: 'FA-2', vendorId: 4 });
    expect(await find('FA-2')).toMatchObject([{ refusalOfManifest: 'Consignment is Delivered' }]);
    await aConsignment(server, {}, { awbNo: 'FA-3', vendorId: 35 });
    expect(await find('FA-3')).toMatchObject([
      { refusalOfManifest: 'Only own courier and own cargo consignments go on a manifest' },
    ]);
  });

  test('case 6: the address of a label opens its consignment; a foreign one is not known', async () => {
    const { uniqueId } = await aConsignment(server, {}, { awbNo: 'DT/12' });
    expect(await find('https://office.waybill.test/?awb=DT%2F12')).toMatchObject([{ uniqueId, awbNo: 'DT/12' }]);
    expect(await find('https://elsewhere.test/?awb=DT%2F12')).toEqual([]);
  });

  test('case 12: a number of a consignment and of a cargo consignment gives both', async () => {
    const consignment = await aConsignment(server, {}, { awbNo: 'X1' });
    const cargo = await aCargo(server, {}, { awbNo: 'X1' });
    expect(await find('x1')).toMatchObject([
      { kind: 'Consignment', uniqueId: consignment.uniqueId, packet: 1, receiver: 'Meera Traders' },
      {
        kind: 'Cargo',
        uniqueId: cargo.uniqueId,
        packet: 3,
        receiver: expect.stringMatching(/^Company \d+$/),
        deliveryStatus: null,
        refusalOfManifest: 'Cargo consignments do not go on a manifest',
      },
    ]);
  });

  test('a code that was sent twice is tried as its half only if the whole is unknown', async () => {
    const half = await aConsignment(server, {}, { awbNo: 'TW1' });
    expect(await find('TW1TW1')).toMatchObject([{ uniqueId: half.uniqueId }]);
    const whole = await aConsignment(server, {}, { awbNo: 'TW1TW1' });
    expect(await find('TW1TW1')).toMatchObject([{ uniqueId: whole.uniqueId }]);
  });

  test('a deleted booking is not found', async () => {
    const consignment = await aConsignment(server, {}, { awbNo: 'GONE1' });
    const cargo = await aCargo(server, {}, { awbNo: 'GONE1' });
    await server.member.rest('DELETE', `consignments/${consignment.uniqueId}`);
    expect(await find('GONE1')).toMatchObject([{ kind: 'Cargo' }]);
    await server.member.rest('DELETE', `consignment/cargo/${cargo.uniqueId}`);
    expect(await find('GONE1')).toEqual([]);
  });

  test('what is no code finds nothing; no code, or one that is too long, is refused', async () => {
    expect(await find('no such code!')).toEqual([]);
    expect((await server.member.rest('GET', 'consignments/find')).body.errors).toEqual(['Code is required']);
    expect((await server.member.rest('GET', `consignments/find?code=${'1'.repeat(301)}`)).body.errors).toEqual([
      'Code must have at most 300 characters',
    ]);
    expect((await server.nobody.rest('GET', 'consignments/find?code=X1')).status).toBe(401);
  });
});
