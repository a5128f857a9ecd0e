import { randomUUID } from 'node:crypto';
import { refused } from '../../../testing/answers';
import { refusedByBoth } from '../../../testing/bothApis';
import { aConsignment, bookingOf, type MadeConsignment } from '../../../testing/factories';
import { cities } from '../../../seed/data/cities';
import { states } from '../../../seed/data/states';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const cityOf = (code: string, other = '') =>
  cities.find(({ stateCode, name }) => stateCode === code && name !== 'Mumbai' && name !== other)?.id ?? 0;
const [delhi, pune, karnataka] = [cityOf('07'), cityOf('27'), cityOf('29')];
const message = (value: string, limit: string) =>
  `E-way bill number is required: goods of ₹ ${value} (limit ₹ ${limit})`;
const toDelhi = message('72,000.00', '50,000.00');
const withinState = message('1,00,000.01', '1,00,000.00');
const number = '271012345678';

/** By own courier, from Mumbai. */
const aBox = (goodsValue: number, deliveryCityId: number, given: object = {}): Promise<MadeConsignment> =>
  aConsignment(server, {}, { vendorId: 4, goodsValue, deliveryCityId, ...given });
const ofOne = (path: string, { uniqueId }: MadeConsignment) => `consignments/${uniqueId}/${path}`;
const setEway = (one: MadeConsignment, body: object, client = server.member) =>
  client.rest('PUT', ofOne('eway', one), body);
const onManifest = (...all: MadeConsignment[]) =>
  server.member.rest(
    'POST',
    'manifest?cargoId=32&courierId=35',
    all.map(({ uniqueId }) => uniqueId),
  );
const approve = (one: MadeConsignment) => server.admin.rest('PUT', ofOne('approve', one));
const read = async ({ uniqueId }: MadeConsignment): Promise<Json> =>
  (await server.member.rest('GET', `consignments/${uniqueId}`)).body.resultObject;

test('case 11: a box of 72,000 to Delhi is booked but not put on a manifest; to Pune it is, up to 1,00,000', async () => {
  const box = await aBox(72_000, delhi);
  expect(await read(box)).toMatchObject({ goodsValue: 72_000, ewayRefusal: toDelhi });
  expect(await onManifest(box)).toMatchObject(refused(409, `${toDelhi}: ${box.awbNo}`));
  const near = await aBox(72_000, pune);
  const above = await aBox(100_000.01, pune);
  expect(await onManifest(near, above)).toMatchObject(refused(409, `${withinState}: ${above.awbNo}`));
  expect((await onManifest(near)).status).toBe(200);

  const full = { ewayBillNo: ' 2710 1234 5678', ewayBillDate: server.app.clock.today() };
  const { body } = await setEway(box, full);
  expect(body.resultObject).toMatchObject({ ewayBillNo: number, ewayBillDate: full.ewayBillDate, ewayRefusal: null });
  expect((await setEway(above, { ewayExemptReason: 'Handicraft, exempt goods' })).status).toBe(200);
  expect((await onManifest(box, above)).status).toBe(200);
});

test('neither approval, payment with approval, dispatch nor a scan goes round it', async () => {
  const box = await aBox(72_000, delhi, { customerAmount: 100, vendorAmount: 50 });
  expect(
    await refusedByBoth(server.admin, {
      method: 'PUT',
      path: ofOne('approve', box),
      mutation: 'approveConsignment',
      input: 'RecordInput',
      named: { uniqueId: box.uniqueId },
    }),
  ).toMatchObject({ status: 409, code: 'CONFLICT', messages: [toDelhi] });
  const today = server.app.clock.today();
  const payment = { customerAmount: 100, vendorAmount: 50, paymentRecivedDate: today, paymentStatus: 2 };
  const pay = (isApproved: boolean) => server.admin.rest('PUT', ofOne('payment', box), { ...payment, isApproved });
  expect(await pay(true)).toMatchObject(refused(409, toDelhi));
  const movement = (deliveryStatus: number) =>
    server.member.rest('POST', ofOne('histories', box), { action: 'Left', city: 'Mumbai', deliveryStatus });
  expect(await movement(2)).toMatchObject(refused(409, toDelhi));
  expect(await movement(7)).toMatchObject(refused(409, toDelhi));
  expect((await movement(5)).status).toBe(200);
  const scanned = async (session: object) => {
    const { body } = await server.member.rest('POST', 'scans', session);
    const path = `scans/${body.resultObject.uniqueId}/items`;
    return (await server.member.rest('POST', path, { clientScanId: randomUUID(), code: box.awbNo })).body.resultObject;
  };
  expect(await scanned({ kind: 1, cargoId: 32, courierId: 35 })).toMatchObject({ result: 3, message: toDelhi });
  const status = { kind: 2, deliveryStatus: 2, city: 'Mumbai', action: 'Left the hub' };
  expect(await scanned(status)).toMatchObject({ result: 3, message: toDelhi });
  const { data } = await server.member.graphql(`{ findAwb(input: { code: "${box.awbNo}" }) { refusalOfManifest } }`);
  expect(data.findAwb).toEqual([{ refusalOfManifest: toDelhi }]);
  expect((await pay(false)).status).toBe(200);
});

test('approving many names those that lack a number', async () => {
  const [plain, box] = [await aBox(72_000, pune), await aBox(72_000, delhi)];
  const items = [plain, box].map(({ uniqueId }) => ({ uniqueId }));
  const { body } = await server.admin.rest('POST', 'consignments/bulk/approve', { items });
  expect(body.resultObject.map(({ awbNo, ok, message: reason }: Json) => [awbNo, ok, reason])).toEqual([
    [plain.awbNo, true, null],
    [box.awbNo, false, toDelhi],
  ]);
});

test('the number is set when approved, and is not taken away again', async () => {
  const box = await aBox(72_000, delhi, { ewayBillNo: number });
  expect((await approve(box)).status).toBe(200);
  const { version } = await read(box);
  expect((await setEway(box, { ewayBillNo: '999988887777', version })).body.resultObject).toMatchObject({
    ewayBillNo: '999988887777',
    isApproved: true,
    version: version + 1,
  });
  expect(await setEway(box, { ewayBillNo: null })).toMatchObject(refused(409, toDelhi));
  expect((await setEway(box, { ewayBillNo: null, ewayExemptReason: 'Exempt goods' })).status).toBe(200);
  expect(await setEway(box, { ewayBillNo: number, version })).toMatchObject(
    refused(409, 'This record was changed by someone else'),
  );
  const { body } = await server.admin.rest('GET', `audit/changelog?entityName=Consignment&primaryKey=${box.uniqueId}`);
  expect(body.resultObject.map(({ propertyName }: Json) => propertyName)).toContain('ewayBillNo');
});

test('docs, a small value and no value need nothing', async () => {
  const free = [
    await aBox(500_000, delhi, { parcelType: 1 }),
    await aBox(50_000, delhi),
    await aConsignment(server, {}, { vendorId: 4, deliveryCityId: delhi }),
  ];
  expect((await onManifest(...free)).status).toBe(200);
});

test.each([
  [{ ewayBillNo: '27101234567' }, 'E-way bill number has 12 digits'],
  [{ ewayBillNo: 'EWB271012345' }, 'E-way bill number has 12 digits'],
  [{ ewayBillDate: '2099-01-01' }, 'E-way bill date cannot be in the future'],
  [{ ewayExemptReason: 'x'.repeat(121) }, 'Exemption must have at most 120 characters'],
  [{ goodsValue: -1 }, 'Goods Value must not be negative'],
])('%j is refused', async (given, reason) => {
  const box = await aBox(1_000, delhi);
  expect(await setEway(box, given)).toMatchObject(refused(400, reason));
  expect(await server.member.rest('POST', 'consignments', await bookingOf(server, given))).toMatchObject(
    refused(400, reason),
  );
});

describe('limits', () => {
  const limits = async (): Promise<Json[]> => (await server.member.rest('GET', 'gst/ewaylimits')).body.resultObject;
  const save = (body: object, client = server.admin) => client.rest('PUT', 'gst/ewaylimits', body);
  const between = async (deliveryCityId: number, on: string) =>
    (await server.member.rest('GET', `gst/ewaylimit?deliveryCityId=${deliveryCityId}&on=${on}`)).body.resultObject;

  test('are 50,000, and 1,00,000 within five states', async () => {
    const found = (await limits()).filter(({ validFrom }) => validFrom === '2018-04-01');
    const told = found.map(({ kind, state, amount }) => `${kind} ${state?.name ?? 'all'} ${amount}`).sort();
    expect(told).toEqual([
      '1 all 50000',
      '2 Delhi 100000',
      '2 Maharashtra 100000',
      '2 Punjab 100000',
      '2 Rajasthan 100000',
      '2 Tamil Nadu 100000',
      '2 all 50000',
    ]);
  });

  test('hold from their date on, for the state or for all', async () => {
    const stateId = states.find(({ code }) => code === '29')?.id;
    const set = { kind: 2, stateId, amount: 200_000, validFrom: '2026-05-01' };
    const { body } = await save(set);
    expect(body.resultObject).toMatchObject({ state: { name: 'Karnataka' }, amount: 200_000, version: 1 });
    expect((await save({ ...set, amount: 75_000, version: 1 })).body.resultObject).toMatchObject({ version: 2 });
    expect(await save({ ...set, version: 1 })).toMatchObject(refused(409, 'This record was changed by someone else'));
    const inside = { bookingCityId: karnataka, deliveryCityId: karnataka, goodsValue: 72_000 };
    const before = await aConsignment(server, {}, { ...inside, bookingDate: '2026-04-30' });
    const after = await aConsignment(server, {}, { ...inside, bookingDate: '2026-05-01' });
    expect((await read(before)).ewayRefusal).toBe(toDelhi);
    expect((await read(after)).ewayRefusal).toBeNull();
    expect(await between(delhi, '2026-05-01')).toMatchObject({ kind: 1, amount: 50_000 });
    expect(await between(pune, '2026-05-01')).toMatchObject({
      kind: 2,
      amount: 100_000,
      state: { name: 'Maharashtra' },
    });
    expect(await between(pune, '2017-05-01')).toBeNull();
  });

  test.each([
    [{ amount: 1, validFrom: '2026-01-01' }, 'Please enter kind'],
    [{ kind: 1, validFrom: '2026-01-01' }, 'Please enter amount'],
    [{ kind: 1, amount: 1 }, 'Please enter valid from'],
    [{ kind: 1, stateId: 1, amount: 1, validFrom: '2026-01-01' }, 'A limit between states has no state'],
    [{ kind: 2, stateId: 987654, amount: 1, validFrom: '2026-01-01' }, 'State not found'],
  ])('%j is refused', async (body, reason) => {
    expect(await save(body)).toMatchObject(refused(400, reason));
  });

  test('are read by staff and set by admins', async () => {
    const set = { kind: 1, amount: 60_000, validFrom: '2099-01-01' };
    expect(await save(set, server.member)).toMatchObject(refused(403, 'You are not authorized'));
    expect((await server.nobody.rest('GET', 'gst/ewaylimits')).status).toBe(401);
    expect((await save(set)).status).toBe(200);
  });
});
