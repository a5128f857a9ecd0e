import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../db/write/transaction';
import { manifestEntries } from '../../../domain/bookings/manifest';
import { seedConsignments } from '../../../seed/seedConsignments';
import { aCargo, aConsignment, aCustomer, aManifest } from '../../../testing/factories';
import { expectRollupsToAgree } from '../../../testing/rollup';
import { startTestServer, type Json, type RestAnswer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ appUrl: 'https://office.waybill.test' });
});
afterAll(() => server.close());

const status = { kind: 2, deliveryStatus: 2, city: 'Pune', action: 'Arrived at the hub' };
const manifest = { kind: 1, cargoId: 32, courierId: 35 };

async function open(input: object): Promise<Json> {
  const { body } = await server.member.rest('POST', 'scans', input);
  expect(body.errors).toEqual([]);
  return body.resultObject;
}

const send = (session: Json, code: string, given: object = {}): Promise<RestAnswer> =>
  server.member.rest('POST', `scans/${session.uniqueId}/items`, { clientScanId: randomUUID(), code, ...given });

/** Result and message; 1 done, 2 duplicate, 3 refused, 4 unknown. */
async function scan(session: Json, code: string, given: object = {}): Promise<[number, string | null]> {
  const { body } = await send(session, code, given);
  expect(body.errors).toEqual([]);
  return [body.resultObject.result, body.resultObject.message];
}

const read = async (session: Json): Promise<Json> =>
  (await server.member.rest('GET', `scans/${session.uniqueId}`)).body.resultObject;
const close = (session: Json) => server.member.rest('PUT', `scans/${session.uniqueId}/close`);

describe('a session', () => {
  test('needs carriers for a manifest; status, city and remark for a status', async () => {
    const errorsOf = async (input: object) => (await server.member.rest('POST', 'scans', input)).body.errors;
    expect(await errorsOf({})).toEqual(['Kind is required']);
    expect(await errorsOf({ kind: 1 })).toEqual(['Please select cargo', 'Please select courier']);
    expect(await errorsOf({ kind: 2 })).toEqual([
      'Delivery Status is required',
      'City is required',
      'Remark is required',
    ]);
    expect(await errorsOf({ kind: 1, cargoId: 35, courierId: 35 })).toEqual([
      'Cargo must be of type Cargo or Own Cargo',
    ]);
    const session = await open(status);
    expect(session).toMatchObject({ kind: 2, closedOn: null, done: 0, refused: 0, version: 1 });
    expect(JSON.parse(session.input)).toEqual({
      deliveryStatus: 'Intransit',
      city: 'Pune',
      action: 'Arrived at the hub',
    });
    expect(JSON.parse((await open(manifest)).input)).toMatchObject({ cargo: { id: 32 }, courier: { id: 35 } });
  });

  test('is closed once, with its counts, and then records nothing', async () => {
    const { awbNo } = await aConsignment(server);
    const session = await open(status);
    await scan(session, awbNo);
    await scan(session, awbNo);
    await scan(session, 'NOBODY-KNOWS');
    const { body } = await close(session);
    expect(body.resultObject).toMatchObject({ done: 1, refused: 1, closedOn: expect.any(String) });
    const closed = { status: 409, body: { errors: ['Session is closed'] } };
    expect(await send(session, awbNo)).toMatchObject(closed);
    expect(await close(session)).toMatchObject(closed);
    expect((await send({ uniqueId: 'nothing' }, awbNo)).body.errors).toEqual(['Scan session not found']);
    const { data } = await server.member.graphql('{ scanSessions(search: { isOpen: false }) { rows { uniqueId } } }');
    expect(data.scanSessions.rows.map(({ uniqueId }: Json) => uniqueId)).toEqual([session.uniqueId]);
  });

  test('is for staff', async () => {
    expect((await server.nobody.rest('POST', 'scans', status)).status).toBe(401);
    const { data } = await server.admin.graphql(
      `mutation { openScanSession(input: { kind: Status, deliveryStatus: Intransit, city: "Pune", action: "In" }) {
        uniqueId kind createdBy { firstName } scans { id }
      } }`,
    );
    expect(data.openScanSession).toMatchObject({ kind: 'Status', createdBy: { firstName: 'Asha' }, scans: [] });
  });
});

describe('a scan', () => {
  test('case 11: with the same clientScanId sent five times is one row with five equal answers', async () => {
    const { awbNo, uniqueId } = await aConsignment(server);
    const session = await open(status);
    const clientScanId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(session, awbNo, { clientScanId })));
    const [first] = answers;
    expect(first?.body.resultObject).toMatchObject({ result: 1, awbNo, message: null, clientScanId });
    for (const { body } of answers) expect(body.resultObject).toEqual(first?.body.resultObject);
    expect((await read(session)).scans).toHaveLength(1);
    const { consignmentHistories } = (await server.member.rest('GET', `consignments/${uniqueId}`)).body.resultObject;
    expect(consignmentHistories).toHaveLength(2);
    await close(session);
    expect((await send(session, awbNo, { clientScanId })).body.resultObject).toEqual(first?.body.resultObject);
  });

  test('of what is unknown, foreign or no consignment says so', async () => {
    const cargo = await aCargo(server);
    const session = await open(status);
    expect(await scan(session, 'wc99999999.2')).toEqual([4, 'AwbNo wc99999999.2 is not known']);
    expect(await scan(session, cargo.awbNo)).toEqual([3, 'Cargo consignments have no delivery status']);
    expect(await scan(await open(manifest), cargo.awbNo)).toEqual([3, 'Cargo consignments do not go on a manifest']);
    const long = `https://elsewhere.test/?awb=${'X'.repeat(100)}`;
    expect(await scan(session, long)).toEqual([4, `AwbNo ${long.slice(0, 80)} is not known`]);
    const { scans } = await read(session);
    expect(scans.map(({ code }: Json) => code)).toEqual(['wc99999999.2', cargo.awbNo, long.slice(0, 80)]);
  });

  test('needs a session, a UUID and a code', async () => {
    const session = await open(status);
    const { body } = await server.member.rest('POST', `scans/${session.uniqueId}/items`, {});
    expect(body.errors).toEqual(['clientScanId is required', 'Code is required']);
    expect((await send(session, 'X', { clientScanId: '5' })).body.errors).toEqual(['clientScanId must be a UUID']);
  });
});

describe('scans for a manifest', () => {
  test('case 8: of 300 scans 289 are listed, in their order on the manifest; the others say why not', async () => {
    await aCustomer(server);
    const { clock, config } = server.app;
    const given = { count: 1600, seed: 7, today: clock.today(), now: clock.now(), timezone: config.timezone, days: 2 };
    await inTransaction(server.app, (db) => seedConsignments(db.internal, given));
    const eligible: { awbNo: string; uniqueId: string }[] = await server.app.database.reader.query(
      `SELECT awb_no AS awbNo, unique_id AS uniqueId FROM consignment
       WHERE vendor_id IN (4, 32) AND packet = 1 AND delivery_status NOT IN ('Delivered', 'Returned')
       ORDER BY id DESC LIMIT 295`,
    );
    expect(eligible).toHaveLength(295);
    const delivered = eligible.splice(0, 4);
    const handedOver = { action: 'Handed over', city: 'Pune', deliveryStatus: 3 };
    for (const { uniqueId } of delivered)
      await server.member.rest('POST', `consignments/${uniqueId}/histories`, handedOver);
    const taken = eligible.splice(0, 2);
    await aManifest(server, taken);
    const codes = eligible.map(({ awbNo }) => awbNo);
    codes.splice(
      100,
      0,
      ...delivered.map(({ awbNo }) => awbNo),
      ...taken.map(({ awbNo }) => awbNo),
      ...codes.slice(0, 5),
    );

    const session = await open(manifest);
    const counts = new Map<string, number>();
    for (const code of codes) {
      const [, message] = await scan(session, code);
      counts.set(message ?? 'listed', (counts.get(message ?? 'listed') ?? 0) + 1);
    }
    expect(codes).toHaveLength(300);
    expect(Object.fromEntries(counts)).toEqual({
      listed: 289,
      'Already scanned': 5,
      'Consignment is Delivered': 4,
      'Consignment is already on a manifest': 2,
    });

    const { scans } = await read(session);
    const ids = scans.filter(({ result }: Json) => result === 1).map(({ consignmentId }: Json) => consignmentId);
    const { body } = await server.member.rest('POST', 'manifest?cargoId=32&courierId=35', ids);
    expect(manifestEntries(body.resultObject.consignmentJson).map(({ awbNo }) => awbNo)).toEqual(
      eligible.map(({ awbNo }) => awbNo),
    );
    expect((await close(session)).body.resultObject).toMatchObject({ done: 289, refused: 6 });
  }, 180_000);

  test('case 9: each packet is listed once, the consignment counts once, and the log says which packet was missing', async () => {
    const { awbNo, id } = await aConsignment(server, {}, { vendorId: 4, packet: 3 });
    const session = await open(manifest);
    expect(await scan(session, `${awbNo}.1`)).toEqual([1, null]);
    expect(await scan(session, `${awbNo.toLowerCase()}.2`)).toEqual([1, null]);
    expect(await scan(session, `${awbNo}.2`)).toEqual([2, 'Already scanned']);
    expect(await scan(session, `${awbNo}.4`)).toEqual([3, `${awbNo} has 3 packets`]);
    const done = (await read(session)).scans.filter(({ result }: Json) => result === 1);
    expect(done).toMatchObject([
      { awbNo, consignmentId: id, piece: 1, packet: 3 },
      { awbNo, consignmentId: id, piece: 2, packet: 3 },
    ]);
    const remark = `Piece 3 of 3 of ${awbNo} is not scanned`;
    const { data } = await server.member.graphql(
      `mutation($ids: [RecordRef!], $remark: String) {
        createOutgoingManifest(input: { cargoId: 32, courierId: 35, consignmentIds: $ids, remark: $remark }) {
          uniqueId totalConsignments
        }
      }`,
      { ids: [id, id], remark },
    );
    expect(data.createOutgoingManifest.totalConsignments).toBe(1);
    const log = `audit/changelog?entityName=Manifest&primaryKey=${data.createOutgoingManifest.uniqueId}`;
    const { body } = await server.member.rest('GET', log);
    expect(body.resultObject[0].remark).toBe(remark);
  });

  test('of a consignment with one packet its number with or without .1 is the same', async () => {
    const { awbNo } = await aConsignment(server, {}, { vendorId: 4 });
    const session = await open(manifest);
    expect(await scan(session, `${awbNo}.1`)).toEqual([1, null]);
    expect(await scan(session, awbNo)).toEqual([2, 'Already scanned']);
    expect(await scan(session, `${awbNo}.2`)).toEqual([3, `${awbNo} has 1 packet`]);
  });
});

describe('scans for a status', () => {
  test('case 10: 25 of them add 25 movements, none twice, dated when they were scanned', async () => {
    const made = [];
    for (let at = 0; at < 25; at += 1) made.push(await aConsignment(server, {}, { bookingDate: '2026-01-01' }));
    server.setNow(new Date('2026-11-20T06:00:00Z'));
    const session = await open({ ...status, deliveryStatus: 3 });
    server.setNow(new Date('2026-11-20T08:00:00Z'));
    const queued = made.map(({ awbNo }, at) => ({
      code: awbNo,
      clientScanId: randomUUID(),
      scannedAt: new Date(Date.UTC(2026, 10, 20, 7, at)).toISOString(),
    }));
    for (const { code, ...given } of [...queued, ...queued.slice(10)])
      expect(await scan(session, code, given)).toEqual([1, null]);
    for (const [at, { uniqueId }] of made.entries()) {
      const { deliveryStatus, consignmentHistories } = (await server.member.rest('GET', `consignments/${uniqueId}`))
        .body.resultObject;
      expect([deliveryStatus, consignmentHistories.length]).toEqual([3, 2]);
      expect(consignmentHistories[0]).toMatchObject({
        action: 'Arrived at the hub',
        city: 'Pune',
        actionDate: queued[at]?.scannedAt,
      });
    }
    expect(await scan(session, made[0]?.awbNo ?? '')).toEqual([2, 'Already scanned']);
    expect(await scan(await open(status), made[0]?.awbNo ?? '')).toEqual([3, 'Consignment is already delivered']);
    server.setNow(null);
    await expectRollupsToAgree(server);
  });

  test('a time outside the session counts as now', async () => {
    server.setNow(new Date('2026-11-20T06:00:00Z'));
    const session = await open(status);
    for (const scannedAt of ['2026-11-20T05:59:59Z', '2026-11-20T06:00:01Z']) {
      const { awbNo } = await aConsignment(server, {}, { bookingDate: '2026-11-01' });
      const { body } = await send(session, awbNo, { scannedAt });
      expect(body.resultObject.scannedAt).toBe('2026-11-20T06:00:00.000Z');
    }
    server.setNow(null);
  });

  test('the packets of one consignment add one movement', async () => {
    const { awbNo, uniqueId } = await aConsignment(server, {}, { packet: 2 });
    const session = await open({ ...status, deliveryStatus: 3 });
    expect(await scan(session, `${awbNo}.1`)).toEqual([1, null]);
    expect(await scan(session, `${awbNo}.2`)).toEqual([1, null]);
    const { consignmentHistories } = (await server.member.rest('GET', `consignments/${uniqueId}`)).body.resultObject;
    expect(consignmentHistories).toHaveLength(2);
  });
});
