import { quotas } from '../../../core/limits/quotaUse.entity';
import { refused } from '../../../testing/answers';
import { aConsignment, aCustomer } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const look = (awbNo: string) => server.nobody.rest('GET', `tracking/${encodeURIComponent(awbNo)}`);
const histories = (query: string) => server.admin.rest('GET', `trackhistories?${query}`);

describe('tracking for everybody', () => {
  test('tells the status and what staff entered, and nothing about people or money', async () => {
    const sender = await aCustomer(server, { company: 'Secretive Traders', contact: '98200 55555' });
    const { awbNo, uniqueId } = await aConsignment(server, {}, { senderId: sender.id, receiver: 'Hidden Receiver' });
    const path = `consignments/${uniqueId}/histories`;
    await server.member.rest('POST', path, { action: 'Left the hub', city: 'Nashik', deliveryStatus: 2 });
    await server.member.rest('POST', path, { action: 'With the rider', city: 'Pune', deliveryStatus: 7 });
    const { status, body } = await look(` ${awbNo.toLowerCase()} `);
    expect(status).toBe(200);
    expect(body.resultObject).toEqual({
      awbNo,
      deliveryStatus: 7,
      movements: [
        { actionDate: expect.any(String), city: 'Pune', deliveryStatus: 7, action: 'With the rider' },
        { actionDate: expect.any(String), city: 'Nashik', deliveryStatus: 2, action: 'Left the hub' },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/Secretive|55555|Hidden|120\.5|Consignment booked/);
  });

  test('a movement that staff deleted is not told', async () => {
    const { awbNo, uniqueId } = await aConsignment(server);
    const path = `consignments/${uniqueId}/histories`;
    const { body } = await server.member.rest('POST', path, { action: 'By mistake', city: 'Pune', deliveryStatus: 2 });
    await server.member.rest('DELETE', `${path}/${body.resultObject.consignmentHistories[0].uniqueId}`);
    expect((await look(awbNo)).body.resultObject).toEqual({ awbNo, deliveryStatus: 1, movements: [] });
  });

  test('GraphQL answers the same', async () => {
    const { awbNo } = await aConsignment(server, { delivered: true });
    const track = `mutation($awbNo: String) {
      trackAwb(input: { awbNo: $awbNo }) { awbNo deliveryStatus movements { city } }
    }`;
    const known = await server.nobody.graphql(track, { awbNo });
    expect(known.data.trackAwb).toEqual({ awbNo, deliveryStatus: 'Delivered', movements: [{ city: 'Pune' }] });
    const unknown = await server.nobody.graphql(track, { awbNo: 'NOTHING-HERE' });
    expect(unknown.errors?.[0]).toMatchObject({ message: 'Consignment not found', extensions: { code: 'NOT_FOUND' } });
    const none = await server.nobody.graphql(track, { awbNo: ' ' });
    expect(none.errors?.[0]?.extensions.messages).toEqual(['AwbNo is required']);
  });

  test('every look-up leaves one row, with the number asked for and what was told', async () => {
    const { awbNo, id } = await aConsignment(server);
    const known = await look(awbNo);
    expect(await look('TH/UNKNOWN-1')).toMatchObject(refused(404, 'Consignment not found'));
    expect((await look('no such number!')).status).toBe(400);
    expect((await histories(`searchText=${awbNo.toLowerCase()}`)).body).toMatchObject({
      rowCount: 1,
      resultObject: [{ awbNo, consignmentId: id, deliveryStatus: 1, requestId: known.headers['x-request-id'] }],
    });
    expect((await histories('searchText=TH/UNKNOWN')).body).toMatchObject({
      rowCount: 1,
      resultObject: [{ awbNo: 'TH/UNKNOWN-1', consignmentId: null, deliveryStatus: null }],
    });
    expect((await histories('searchText=such number')).body.rowCount).toBe(0);
  });

  test('a deleted consignment is not known any more', async () => {
    const { awbNo, uniqueId } = await aConsignment(server);
    await server.member.rest('DELETE', `consignments/${uniqueId}`);
    expect((await look(awbNo)).status).toBe(404);
  });

  test('admins alone read the look-ups, newest first; orderBy and sortDirection are understood', async () => {
    const { body } = await histories('orderBy=awbNo&sortDirection=ASC&skip=0&take=50');
    const numbers = body.resultObject.map((row: { awbNo: string }) => row.awbNo);
    expect(numbers).toEqual([...numbers].sort());
    const created = (await histories('')).body.resultObject.map((row: { createdOn: string }) => row.createdOn);
    expect(created).toEqual([...created].sort().reverse());
    const { data } = await server.admin.graphql('{ trackHistories { rowCount rows { awbNo requestId } } }');
    expect(data.trackHistories.rowCount).toBe(body.rowCount);
    expect((await server.member.rest('GET', 'trackhistories')).status).toBe(403);
    expect((await server.nobody.rest('GET', 'trackhistories')).status).toBe(401);
  });

  test('one address has 60 look-ups in a quarter of an hour, also when they come all at once', async () => {
    const fresh = await startTestServer();
    try {
      const at = (minutes: number) => new Date(Date.UTC(2024, 5, 1, 9, minutes));
      fresh.setNow(at(1));
      const statuses = await Promise.all(
        Array.from({ length: quotas.tracking + 5 }, async () => (await fresh.nobody.rest('GET', 'tracking/X1')).status),
      );
      expect(statuses.filter((status) => status === 404)).toHaveLength(quotas.tracking);
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
      const last = await fresh.nobody.rest('GET', 'tracking/X1');
      expect(last).toMatchObject(refused(429, 'Too many requests; please try again in 15 minutes'));
      expect(last.headers['retry-after']).toBe('900');
      expect((await fresh.admin.rest('GET', 'trackhistories')).body.rowCount).toBe(quotas.tracking);
      fresh.setNow(at(16));
      expect((await fresh.nobody.rest('GET', 'tracking/X1')).status).toBe(404);
    } finally {
      await fresh.close();
    }
  });
});
