import { findInconsistencies } from '../../../core/module/consistency';
import { openReadOnly } from '../../../db/read/readOnly';
import { random } from '../../../seed/data/random';
import { consistencyChecks } from '../../../registry';
import { aCity, aConsignment, aCustomer, unused, type MadeConsignment } from '../../../testing/factories';
import { approve, generationOf, type MadeInvoice } from '../../../testing/invoices';
import { rollups } from '../../../testing/rollup';
import { startTestServer, type Json, type RestAnswer, type TestServer } from '../../../testing/testServer';

const karnataka = '29ABACS0877M1ZS';
const cityOf: Record<string, number> = {};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const states: Json[] = (await server.member.rest('GET', 'states?take=100')).body.resultObject;
  for (const name of ['Maharashtra', 'Karnataka', 'Gujarat', 'Rajasthan']) {
    const state = states.find((each) => each.name === name);
    cityOf[name] = (await aCity(server, { stateId: state?.id })).id;
  }
});
afterAll(() => server.close());

const booked = (senderId: number, state: string, customerAmount: number, given: object = {}) =>
  aConsignment(server, given, { senderId, customerAmount, bookingCityId: cityOf[state] });

const bill = (customerId: number, consignments: readonly { id: number }[], headers?: Record<string, string>) =>
  server.admin.rest('POST', 'invoices/bystate', generationOf(server, customerId, consignments), headers);

const inputOf = (customerId: number, consignments: readonly { id: number }[]) => ({
  customerId,
  consignmentIds: consignments.map(({ id }) => id),
});
const preview = (customerId: number, consignments: readonly { id: number }[]) =>
  server.admin.rest('POST', 'invoices/bystate/preview', inputOf(customerId, consignments));

const said = ({ status, body }: RestAnswer) => [status, body.errors];
const invoicesOf = async (customerId: number) =>
  (await server.admin.rest('GET', `invoices?customerId=${customerId}`)).body.rowCount;

test('an unregistered customer gets one invoice for each state, the own state first', async () => {
  const { id } = await aCustomer(server);
  const south = [await booked(id, 'Karnataka', 100.05), await booked(id, 'Karnataka', 200)];
  const home = await booked(id, 'Maharashtra', 1240);
  const west = await booked(id, 'Gujarat', 50);
  const all = [...south, home, west];
  const shown = await preview(id, all);
  expect(shown.body.resultObject).toEqual([
    expect.objectContaining({ placeOfSupply: '27', state: 'Maharashtra', totalConsignments: 1, actualAmount: 1240 }),
    expect.objectContaining({ placeOfSupply: '24', state: 'Gujarat', totalConsignments: 1, actualAmount: 50, igst: 9 }),
    expect.objectContaining({
      placeOfSupply: '29',
      state: 'Karnataka',
      totalConsignments: 2,
      actualAmount: 300.05,
      igst: 54.01,
      totalAmount: 354.06,
      taxExplanation: expect.stringContaining('the place of supply is Karnataka, where the goods are handed over'),
    }),
  ]);
  const { status, body } = await bill(id, all);
  expect(status).toBe(200);
  const invoices: (MadeInvoice & Json)[] = body.resultObject;
  const places = invoices.map(({ placeOfSupply, invoiceStatus, invoiceNumber, cgst, igst, consignments }) => [
    placeOfSupply,
    invoiceStatus,
    invoiceNumber,
    cgst,
    igst,
    consignments.map((each: Json) => each.id),
  ]);
  expect(places).toEqual([
    ['27', 1, null, 111.6, 0, [home.id]],
    ['24', 1, null, 0, 9, [west.id]],
    ['29', 1, null, 0, 54.01, south.map((each) => each.id)],
  ]);
  // Approved in any order, they take consecutive numbers.
  const serials: number[] = [];
  for (const invoice of [...invoices].reverse()) {
    const { invoiceNumber } = (await approve(server, invoice)).body.resultObject;
    serials.push(Number(invoiceNumber.split('/').pop()));
  }
  expect(serials.map((serial) => serial - (serials[0] ?? 0))).toEqual([0, 1, 2]);
});

test('the other API answers the same', async () => {
  const { id } = await aCustomer(server);
  const all = [await booked(id, 'Rajasthan', 10), await booked(id, 'Maharashtra', 20)];
  const { consignmentIds, customerId, ...dates } = generationOf(server, id, all);
  const asked = await server.admin.graphql(
    `query($input: PreviewInvoiceInput!) {
      invoicePreviewsByState(input: $input) { placeOfSupply state totalConsignments totalAmount paidIds }
    }`,
    { input: { customerId, consignmentIds } },
  );
  expect(asked.data.invoicePreviewsByState).toEqual([
    { placeOfSupply: '27', state: 'Maharashtra', totalConsignments: 1, totalAmount: 23.6, paidIds: [] },
    { placeOfSupply: '08', state: 'Rajasthan', totalConsignments: 1, totalAmount: 11.8, paidIds: [] },
  ]);
  const { data, errors } = await server.admin.graphql(
    `mutation($input: GenerateInvoiceInput!) {
      generateInvoicesByState(input: $input) { placeOfSupply totalAmount consignments { id invoiceId } id }
    }`,
    { input: { customerId, consignmentIds, ...dates } },
  );
  expect(errors).toBeUndefined();
  const [home, north] = data.generateInvoicesByState;
  expect([home, north]).toMatchObject([
    { placeOfSupply: '27', totalAmount: 23.6, consignments: [{ id: all[1]?.id, invoiceId: home.id }] },
    { placeOfSupply: '08', totalAmount: 11.8, consignments: [{ id: all[0]?.id, invoiceId: north.id }] },
  ]);
});

test('a customer taxed by GSTIN, or with bookings of one state, gets one invoice', async () => {
  const registered = (await aCustomer(server, { gst: karnataka })).id;
  const two = [await booked(registered, 'Gujarat', 10), await booked(registered, 'Maharashtra', 20)];
  expect((await preview(registered, two)).body.resultObject).toMatchObject([
    { placeOfSupply: '29', state: 'Karnataka', totalConsignments: 2, totalAmount: 35.4 },
  ]);
  expect((await bill(registered, two)).body.resultObject).toMatchObject([{ totalConsignments: 2, supplyType: 1 }]);
  const { id } = await aCustomer(server);
  const [one] = (await bill(id, [await booked(id, 'Gujarat', 10)])).body.resultObject;
  expect(one).toMatchObject({ placeOfSupply: '24', supplyType: 4, totalAmount: 11.8 });
});

test('who is registered after the preview gets the one invoice of a registered customer', async () => {
  const customer = await aCustomer(server);
  const two = [await booked(customer.id, 'Gujarat', 10), await booked(customer.id, 'Maharashtra', 20)];
  expect((await preview(customer.id, two)).body.resultObject).toHaveLength(2);
  const changed = await server.admin.rest('PUT', `customers/${customer.uniqueId}`, {
    name: 'Asha Rao',
    company: customer.company,
    contact: '1',
    gst: karnataka,
    gstCategory: 1,
  });
  expect(said(changed)).toEqual([200, []]);
  expect((await bill(customer.id, two)).body.resultObject).toMatchObject([{ placeOfSupply: '29', supplyType: 1 }]);
});

test('all are made, or none', async () => {
  const { id } = await aCustomer(server);
  const home = await booked(id, 'Maharashtra', 1000);
  const refusals: [MadeConsignment, number, string][] = [];
  const little = await booked(id, 'Gujarat', 0.99);
  refusals.push([little, 400, 'Enter valid Actual amount: Gujarat']);
  const unpriced = await aConsignment(
    server,
    {},
    { senderId: id, customerAmount: null, bookingCityId: cityOf.Gujarat },
  );
  refusals.push([unpriced, 409, `Customer Amount is required: ${unpriced.awbNo}`]);
  const stranger = await aConsignment(server, {}, { bookingCityId: cityOf.Gujarat });
  refusals.push([stranger, 409, `Consignment is of another customer: ${stranger.awbNo}`]);
  const deleted = await booked(id, 'Gujarat', 10);
  await server.member.rest('DELETE', `consignments/${deleted.uniqueId}`);
  refusals.push([deleted, 409, `Consignment is deleted: ${deleted.awbNo}`]);
  for (const [bad, status, message] of refusals) {
    expect(said(await preview(id, [home, bad]))).toEqual([status, [message]]);
    expect(said(await bill(id, [home, bad]))).toEqual([status, [message]]);
  }
  expect(await invoicesOf(id)).toBe(0);
  const wrongDates = { ...generationOf(server, id, [home]), invoiceDate: '2099-01-01', invoiceMonth: '2099-01' };
  expect(said(await server.admin.rest('POST', 'invoices/bystate', wrongDates))).toEqual([
    400,
    ['Enter valid Invoice Date', 'Enter valid Invoice Month'],
  ]);
  expect(said(await server.member.rest('POST', 'invoices/bystate', generationOf(server, id, [home])))).toEqual([
    403,
    ['You are not authorized'],
  ]);
});

test('a filed month takes none of them', async () => {
  const { id } = await aCustomer(server);
  const two = [await booked(id, 'Gujarat', 10), await booked(id, 'Maharashtra', 20)];
  const filing = { filedOn: '2024-04-11', arn: 'AA270324123456T', reason: 'Agreed' };
  expect(said(await server.admin.rest('PUT', 'gst/periods/2024-03', filing))).toEqual([200, []]);
  const drafts = await server.admin.rest('POST', 'invoices/bystate', {
    ...generationOf(server, id, two),
    invoiceDate: '2024-03-31',
    invoiceMonth: '2024-03',
  });
  expect(said(drafts)).toEqual([409, ['GSTR-1 of March 2024 is filed']]);
  expect(await invoicesOf(id)).toBe(0);
});

test('those already paid are named by their invoice', async () => {
  const { id } = await aCustomer(server);
  const paid = await aConsignment(server, { paid: true }, { senderId: id, bookingCityId: cityOf.Gujarat });
  const two = [await booked(id, 'Maharashtra', 20), paid];
  expect((await preview(id, two)).body.resultObject).toMatchObject([
    { state: 'Maharashtra', paidIds: [], paidAmount: 0 },
    { state: 'Gujarat', paidIds: [paid.id], paidAmount: 120.5 },
  ]);
});

test('a key answers the same invoices again, and refuses another body', async () => {
  const { id } = await aCustomer(server);
  const two = [await booked(id, 'Gujarat', 10), await booked(id, 'Maharashtra', 20)];
  const key = { 'idempotency-key': `by state ${unused()}` };
  const first = await bill(id, two, key);
  expect(first.body.resultObject).toHaveLength(2);
  expect((await bill(id, two, key)).body.resultObject).toEqual(first.body.resultObject);
  expect((await bill(id, two.slice(1), key)).status).toBe(409);
  expect(await invoicesOf(id)).toBe(2);
});

test('of concurrent calls that share a consignment one makes its invoices, the others none', async () => {
  const { id } = await aCustomer(server);
  const shared = await booked(id, 'Gujarat', 10);
  const others: MadeConsignment[] = [];
  for (let at = 0; at < 4; at += 1) others.push(await booked(id, 'Maharashtra', 20 + at));
  const answers = await Promise.all(others.map((other) => bill(id, [other, shared])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  expect(await invoicesOf(id)).toBe(2);
});

test('random selections: each booking is on the invoice of its state, and all sums hold', async () => {
  const { pick, int } = random(14);
  const names = Object.keys(cityOf);
  for (let round = 0; round < 8; round += 1) {
    const { id } = await aCustomer(server);
    const all: (MadeConsignment & { state: string; paise: number })[] = [];
    for (let at = int(1, 7); at > 0; at -= 1) {
      const [state, paise] = [pick(names), int(100, 99_999)];
      all.push({ ...(await booked(id, state, paise / 100)), state, paise });
    }
    const previews: Json[] = (await preview(id, all)).body.resultObject;
    const invoices: Json[] = (await bill(id, all)).body.resultObject;
    expect(invoices.map(({ placeOfSupply, totalAmount }) => [placeOfSupply, totalAmount])).toEqual(
      previews.map(({ placeOfSupply, totalAmount }) => [placeOfSupply, totalAmount]),
    );
    expect(new Set(previews.map(({ state }) => state))).toEqual(new Set(all.map(({ state }) => state)));
    for (const [at, { consignments, actualAmount }] of invoices.entries()) {
      const own = all.filter(({ state }) => state === previews[at].state);
      expect(consignments.map((each: Json) => each.id)).toEqual(own.map((each) => each.id));
      expect(Math.round(actualAmount * 100)).toBe(own.reduce((sum, { paise }) => sum + paise, 0));
    }
  }
  const { kept, counted } = await rollups(server);
  expect(kept).toEqual(counted);
  const copy = await openReadOnly(server.app.config);
  try {
    expect(await findInconsistencies(copy, consistencyChecks)).toEqual([]);
  } finally {
    await copy.close();
  }
});
