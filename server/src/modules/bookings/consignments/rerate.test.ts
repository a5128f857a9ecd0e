import { cities } from '../../../seed/data/cities';
import { refused } from '../../../testing/answers';
import { aConsignment, aCustomer, unused, type Made } from '../../../testing/factories';
import { billableOf, generationOf } from '../../../testing/invoices';
import { setSlabs, someRates, type Rates } from '../../../testing/rates';
import { rollups } from '../../../testing/rollup';
import { standardSlabs } from '../../../seed/data/rates';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';

const trackon = 12;
const delhi = cities.find(({ name }) => name === 'Delhi')?.id;
const day = '2026-07-01';

let server: TestServer;
let rates: Rates;
let senderId: number;
beforeAll(async () => {
  server = await startTestServer();
  rates = await someRates(server);
  senderId = (await aCustomer(server)).id;
});
afterAll(() => server.close());

const measured = { parcelType: 2, actualWeight: 3.2, dimensions: [{ length: 40, width: 30, height: 25, count: 1 }] };
const rated = { autoRate: true, customerAmount: undefined, vendorAmount: undefined, chargeableWeight: undefined };
const booked = (given: object = {}, state: Parameters<typeof aConsignment>[1] = {}) =>
  aConsignment(server, state, {
    senderId,
    vendorId: trackon,
    bookingDate: day,
    deliveryCityId: delhi,
    ...measured,
    ...rated,
    ...given,
  });

const send = (body: object, headers = {}) => server.admin.rest('POST', 'consignments/rerate', body, headers);
const preview = async (given: object = {}): Promise<Json> =>
  (await send({ fromDate: day, toDate: day, senderId: [senderId], ...given })).body.resultObject;
const itemsOf = (rows: Json[]) => rows.map(({ uniqueId, version }: Json) => ({ uniqueId, version }));
const outcomes = (rows: Json[]) => Object.fromEntries(rows.map(({ awbNo, outcome }: Json) => [awbNo, outcome]));
const shownOf = async ({ uniqueId }: Made): Promise<Json> =>
  (await server.member.rest('GET', `consignments/${uniqueId}`)).body.resultObject;

/** Box to zone C by air: all amounts raised by 10 rupees a slab. */
const dearer = () =>
  setSlabs(
    server,
    rates.standard,
    standardSlabs.map((slab) => ({ ...slab, baseAmount: slab.baseAmount + 10 })),
  );

test('case 13: changes what the preview showed, skips the others with their words, and once only', async () => {
  const [plain, approved, overridden, edited] = [
    await booked(),
    await booked({}, { approved: true }),
    await booked({ customerAmount: 500 }),
    await booked(),
  ];
  const other = await booked({ actualWeight: 1, dimensions: undefined });
  await dearer();
  const shown = await preview();
  expect(shown).toMatchObject({ rowCount: 5, next: null });
  expect(outcomes(shown.rows)).toEqual({
    [plain.awbNo]: 'Changed',
    [approved.awbNo]: 'Skipped: approved',
    [overridden.awbNo]: 'Skipped: overridden',
    [edited.awbNo]: 'Changed',
    [other.awbNo]: 'Changed',
  });
  // 465 + 10 freight, 12.5 % fuel of it, docket 10.
  const first = shown.rows.find(({ awbNo }: Json) => awbNo === plain.awbNo);
  expect(first).toMatchObject({ oldCustomerAmount: 533.13, newCustomerAmount: 544.38, vendor: 'Trackon' });
  expect(await shownOf(plain)).toMatchObject({ customerAmount: 533.13, version: plain.version });

  const moved = await server.member.graphql(
    `mutation($id: ID!) { addHistory(input: { uniqueId: $id, action: "Left", city: "Pune", deliveryStatus: Intransit }) { version } }`,
    { id: edited.uniqueId },
  );
  expect(moved.errors).toBeUndefined();

  const key = { 'idempotency-key': `rerate ${unused()}` };
  const request = { apply: true, items: itemsOf(shown.rows) };
  const applied = await send(request, key);
  expect(applied.status).toBe(200);
  expect(outcomes(applied.body.resultObject.rows)).toEqual({
    [plain.awbNo]: 'Changed',
    [approved.awbNo]: 'Skipped: approved',
    [overridden.awbNo]: 'Skipped: overridden',
    [edited.awbNo]: 'Skipped: changed since the preview',
    [other.awbNo]: 'Changed',
  });
  expect(await shownOf(plain)).toMatchObject({ customerAmount: 544.38 });
  expect(await shownOf(edited)).toMatchObject({ customerAmount: 533.13 });
  const again = await send(request, key);
  expect(again.body.resultObject).toEqual(applied.body.resultObject);
  expect(outcomes((await preview()).rows)[plain.awbNo]).toBe('Unchanged');

  const { data } = await server.admin.graphql(
    'query($id: RecordRef!) { changeLog(search: { entityName: "Consignment", primaryKey: $id }) { rows { propertyName oldText newText remark } } }',
    { id: plain.id },
  );
  const amounts = data.changeLog.rows.filter(({ remark }: Json) => remark === 'Re-rated');
  expect(amounts).toEqual([
    { propertyName: 'customerAmount', oldText: '₹ 533.13', newText: '₹ 544.38', remark: 'Re-rated' },
  ]);
  const { kept, counted } = await rollups(server);
  expect(kept).toEqual(counted);
});

test('amounts typed by hand are replaced when asked for, and filled where there are none', async () => {
  const typed = await booked({ bookingDate: '2026-07-03', customerAmount: 500 });
  const unpriced = await booked({
    bookingDate: '2026-07-03',
    autoRate: undefined,
    vendorAmount: 80,
    chargeableWeight: 5,
    dimensions: undefined,
  });
  const range = { fromDate: '2026-07-03', toDate: '2026-07-03' };
  const kept = await preview(range);
  expect(outcomes(kept.rows)).toEqual({ [typed.awbNo]: 'Skipped: overridden', [unpriced.awbNo]: 'Changed' });
  const filled = kept.rows.find(({ awbNo }: Json) => awbNo === unpriced.awbNo);
  expect(filled).toMatchObject({ oldCustomerAmount: null, oldVendorAmount: 80, newVendorAmount: 80 });

  const all = await preview({ ...range, includeOverridden: true });
  const { body } = await send({ apply: true, includeOverridden: true, items: itemsOf(all.rows) });
  expect(outcomes(body.resultObject.rows)).toEqual({ [typed.awbNo]: 'Changed', [unpriced.awbNo]: 'Changed' });
  expect((await shownOf(typed)).customerAmount).toBe(filled.newCustomerAmount);
  expect((await shownOf(unpriced)).vendorAmount).toBe(343.2);
  const repeated = await preview({ ...range, includeOverridden: true });
  expect(outcomes(repeated.rows)).toEqual({ [typed.awbNo]: 'Unchanged', [unpriced.awbNo]: 'Unchanged' });
});

test('paid and invoiced consignments keep their amounts, and one without a card says so', async () => {
  const paid = await booked({ bookingDate: '2026-07-05' }, { paid: true });
  const unrated = await booked({ bookingDate: '2025-07-05', autoRate: false, vendorAmount: 8, chargeableWeight: 5 });
  const shown = await preview({ fromDate: '2026-07-05', toDate: '2026-07-05' });
  expect(outcomes(shown.rows)).toEqual({ [paid.awbNo]: 'Skipped: paid' });
  const before = await preview({ fromDate: '2025-07-05', toDate: '2025-07-05' });
  expect(outcomes(before.rows)).toEqual({ [unrated.awbNo]: 'No rate' });
  const customer = (await aCustomer(server)).id;
  const [billed] = await billableOf(server, customer, [120.5]);
  await server.admin.rest('POST', 'invoices', generationOf(server, customer, billed ? [billed] : []));
  const today = server.app.clock.today();
  const invoiced = await preview({ fromDate: today, toDate: today, senderId: [customer] });
  expect(outcomes(invoiced.rows)).toEqual({ [billed?.awbNo ?? '']: 'Skipped: invoiced' });
});

test.each([
  [{ fromDate: '2026-01-01', toDate: '2026-04-02' }, 200, undefined],
  [{ fromDate: '2026-01-01', toDate: '2026-04-03' }, 400, 'Select at most 92 days'],
  [{ fromDate: '2026-01-02', toDate: '2026-01-01' }, 400, 'To date cannot be before From date'],
  [{ fromDate: '2026-01-02' }, 400, 'Please enter to date'],
  [{ apply: true }, 400, 'Select from 1 to 500 rows'],
])('%j is answered with %d', async (body, status, message) => {
  const answer = await send(body);
  expect([answer.status, answer.body.errors[0]]).toEqual([status, message]);
});

test('is for admins', async () => {
  const range = { fromDate: day, toDate: day };
  expect(await server.member.rest('POST', 'consignments/rerate', range)).toMatchObject(
    refused(403, 'You are not authorized'),
  );
  expect((await server.nobody.rest('POST', 'consignments/rerate', range)).status).toBe(401);
});
