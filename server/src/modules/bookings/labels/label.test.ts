import { aConsignment, aCustomer } from '../../../testing/factories';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ appUrl: 'https://office.waybill.test' });
});
afterAll(() => server.close());

const document = `query($ids: [RecordRef!], $size: LabelSize) {
  labels(input: { ids: $ids, size: $size }) {
    size
    labels {
      uniqueId awbNo company packet barcode trackingUrl destination pinCode receiver origin sender vendor bookingDate serviceType
      parcelType actualWeight payment
    }
  }
}`;

/** Through GraphQL; REST answers the same with numbers for names. */
async function labelsOf(ids: readonly (string | number)[], size?: string): Promise<Json> {
  const { data } = await server.member.graphql(document, { ids, size });
  const code = { Thermal100x150: 1, Thermal100x75: 2, A6: 3, A4x4: 4 }[size ?? 'Thermal100x150'];
  const query = `ids=${ids.join(',')}${size === undefined ? '' : `&size=${code}`}`;
  const { body } = await server.member.rest('GET', `consignments/labels?${query}`);
  const texts = ({ barcode: _, serviceType: __, parcelType: ___, ...others }: Json) => others;
  expect(body.resultObject.size).toBe(code);
  expect(body.resultObject.labels.map(texts)).toEqual(data.labels.labels.map(texts));
  return data.labels;
}

describe('labels', () => {
  test('say where a parcel goes, for whom, from where, and nothing of the sender but the company', async () => {
    const sender = await aCustomer(server, {
      company: 'Konkan Pharma',
      contact: '98200 55555',
      name: 'Sneha Kulkarni',
    });
    const given = { awbNo: 'LB/1', senderId: sender.id, packet: 3, bookingDate: '2026-01-15', deliveryCityId: 64 };
    const { uniqueId } = await aConsignment(server, {}, given);
    const set = await labelsOf([uniqueId]);
    expect(set).toEqual({
      size: 'Thermal100x150',
      labels: [
        {
          uniqueId,
          awbNo: 'LB/1',
          company: 'Waybill',
          packet: 3,
          barcode: 'Across',
          trackingUrl: 'https://office.waybill.test/?awb=LB%2F1',
          destination: expect.any(String),
          pinCode: expect.stringMatching(/^\d{6}$/),
          receiver: 'Meera Traders',
          origin: expect.any(String),
          sender: 'Konkan Pharma',
          vendor: 'DTDC',
          bookingDate: '2026-01-15',
          serviceType: 'Air',
          parcelType: 'Box',
          actualWeight: 1.25,
          payment: 'CREDIT',
        },
      ],
    });
    expect(JSON.stringify(set)).not.toMatch(/55555|Sneha|120\.5/);
  });

  test('case 4: say what the receiver pays, and no other amount', async () => {
    const bookings = [
      { paymentMode: 3, customerAmount: 250.5, isInsurance: true, insuranceAmount: 1000, insuranceCommission: 60 },
      { paymentMode: 2, customerAmount: 99, isVpp: true, vppAmount: 2000, vppCommission: 50 },
      { paymentMode: 2, customerAmount: 99 },
      { paymentMode: 1, customerAmount: 99 },
    ];
    const ids: number[] = [];
    for (const booking of bookings) ids.push((await aConsignment(server, {}, booking)).id);
    const { labels } = await labelsOf(ids);
    expect(labels.map(({ payment }: Json) => payment)).toEqual([
      'TO PAY ₹ 310.50',
      'TO PAY ₹ 2,050.00',
      'CREDIT',
      'PAID',
    ]);
  });

  test('case 2: a bar code that does not fit across stands upright, and is left out where it does not fit either', async () => {
    const fits = await aConsignment(server, {}, { awbNo: `LW${'9'.repeat(27)}` });
    const long = await aConsignment(server, {}, { awbNo: `LX${'9'.repeat(28)}` });
    const placed = async (size: string) =>
      (await labelsOf([fits.id, long.id], size)).labels.map(({ barcode }: Json) => barcode);
    expect(await placed('Thermal100x150')).toEqual(['Across', 'Upright']);
    expect(await placed('Thermal100x75')).toEqual(['Across', 'Omitted']);
    expect(await placed('A6')).toEqual(['Across', 'Across']);
    expect(await placed('A4x4')).toEqual(['Across', 'Across']);
  });

  test('are in the order that was asked for, one set for a consignment', async () => {
    const [a, b] = [await aConsignment(server), await aConsignment(server)];
    const { labels } = await labelsOf([b.uniqueId, a.id, b.id]);
    expect(labels.map(({ awbNo }: Json) => awbNo)).toEqual([b.awbNo, a.awbNo]);
  });

  test('are for 1 to 500 live consignments', async () => {
    const range = ['Select from 1 to 500 consignments'];
    expect((await server.member.rest('GET', 'consignments/labels')).body.errors).toEqual(range);
    const tooMany = Array.from({ length: 501 }, (_, at) => at + 1).join(',');
    expect((await server.member.rest('GET', `consignments/labels?ids=${tooMany}`)).body.errors).toEqual(range);
    const none = await server.member.graphql(document, { ids: [] });
    expect(none.errors?.[0]?.extensions.messages).toEqual(range);
    const { uniqueId } = await aConsignment(server);
    await server.member.rest('DELETE', `consignments/${uniqueId}`);
    const missing = await server.member.rest('GET', `consignments/labels?ids=${uniqueId}`);
    expect([missing.status, missing.body.errors]).toEqual([400, ['Consignment not found']]);
    expect((await server.nobody.rest('GET', 'consignments/labels?ids=1')).status).toBe(401);
  });

  test('case 14: of 120 consignments with 150 packets are one answer', async () => {
    const sender = await aCustomer(server);
    const ids: number[] = [];
    for (let at = 0; at < 120; at += 1) {
      ids.push((await aConsignment(server, {}, { senderId: sender.id, packet: at % 4 === 0 ? 2 : 1 })).id);
    }
    const { labels } = await labelsOf(ids);
    expect(labels).toHaveLength(120);
    expect(labels.reduce((sum: number, { packet }: Json) => sum + packet, 0)).toBe(150);
  });

  test('are of the size that the user has chosen, if none is asked for', async () => {
    const { id } = await aConsignment(server);
    const sizeOf = async (client: Client) =>
      (await client.rest('GET', `consignments/labels?ids=${id}`)).body.resultObject.size;
    expect((await server.admin.rest('PUT', 'account/labelsize', { size: 4 })).body.resultObject.labelSize).toBe(4);
    expect([await sizeOf(server.admin), await sizeOf(server.member)]).toEqual([4, 1]);
    const { data } = await server.admin.graphql('mutation { setLabelSize(input: { size: A6 }) { labelSize } }');
    expect(data.setLabelSize.labelSize).toBe('A6');
    expect((await server.admin.rest('PUT', 'account/labelsize', { size: null })).body.errors).toEqual([
      'Label size is required',
    ]);
  });
});
