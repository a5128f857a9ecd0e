import Ajv from 'ajv';
import { refused } from '../../../testing/answers';
import { aConsignment, aCustomer, type Made, type MadeConsignment } from '../../../testing/factories';
import { gstr1Schema } from '../../../testing/gstr1.schema';
import { approve, generationOf } from '../../../testing/invoices';
import { startServerOn } from '../../../testing/receivables';
import type { Json, TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startServerOn('2026-11-22');
});
afterEach(() => server.close());

const road = 'Goods transport by road';
const registered = { gst: '27ABACS0877M1ZW', company: 'Silk Board' };
const ownCargo = 32;
const isReturn = new Ajv({ allErrors: true }).compile(gstr1Schema);

const set = (key: string, value: string, validFrom = '2026-04-01') =>
  server.admin.rest('PUT', `settings/${key}`, { value, validFrom });
const booked = (senderId: number, customerAmount: number, given: object = {}) =>
  aConsignment(server, {}, { senderId, customerAmount, vendorId: ownCargo, serviceType: 2, paymentMode: 2, ...given });
const generated = (senderId: number, bookings: readonly MadeConsignment[], given: object = {}) =>
  server.admin.rest('POST', 'invoices', { ...generationOf(server, senderId, bookings), ...given });
const bystate = (senderId: number, bookings: readonly MadeConsignment[]) =>
  server.admin.rest('POST', 'invoices/bystate', generationOf(server, senderId, bookings));
const month = async (): Promise<Json> => (await server.admin.rest('GET', 'gst/gstr1?month=2026-11')).body.resultObject;
const approved = async (invoice: Made): Promise<Json> => (await approve(server, invoice)).body.resultObject;

test('case 7: own cargo by road to a registered customer is on reverse charge, by election taxed forward', async () => {
  const { id } = await aCustomer(server, registered);
  expect((await set('gst.ownCargoService', road)).status).toBe(200);
  const { status, body } = await generated(id, [await booked(id, 5_500)]);
  expect([status, body.errors]).toEqual([200, []]);
  expect(body.resultObject).toMatchObject({
    service: road,
    sac: '996791',
    charge: 2,
    taxPercent: 5,
    actualAmount: 5_500,
    totalAmount: 5_500,
    ...{ igst: 0, cgst: 0, sgst: 0 },
  });
  expect(body.resultObject.taxExplanation).toContain('the recipient pays 5% on reverse charge');
  const { invoiceNumber } = await approved(body.resultObject);
  const found = await month();
  expect(found.b2b).toMatchObject([{ number: invoiceNumber, charge: 2, taxable: 5_500, igst: 0 }]);
  expect(found.hsnB2b).toMatchObject([{ code: '996791', service: road, rate: 5, taxable: 5_500, cgst: 0 }]);
  expect((found.checks as Json[]).map(({ findings }) => findings)).toEqual([[], [], [], [], [], []]);
  const json = JSON.parse(found.offlineTool) as Json;
  expect(isReturn(json) ? [] : isReturn.errors).toEqual([]);
  expect(json.b2b).toMatchObject([{ inv: [{ rchrg: 'Y', itms: [{ itm_det: { txval: 5_500, camt: 0, samt: 0 } }] }] }]);
  expect(json.hsn.hsn_b2b).toMatchObject([{ hsn_sc: '996791', desc: road }]);

  expect((await set('gst.transportForward', '18')).status).toBe(200);
  const forward = await generated(id, [await booked(id, 5_500)]);
  expect(forward.body.resultObject).toMatchObject({
    charge: 1,
    taxPercent: 18,
    cgst: 495,
    sgst: 495,
    totalAmount: 6_490,
  });
});

test('nothing changes until a setting says so, and by air not even then', async () => {
  const { id } = await aCustomer(server, registered);
  const before = await generated(id, [await booked(id, 1_000)]);
  expect(before.body.resultObject).toMatchObject({ service: 'Courier', sac: null, charge: 1, totalAmount: 1_180 });
  await set('gst.ownCargoService', road);
  const byAir = await generated(id, [await booked(id, 1_000, { serviceType: 1 })]);
  expect(byAir.body.resultObject).toMatchObject({ service: 'Courier', totalAmount: 1_180 });
  const byCourier = await generated(id, [await booked(id, 1_000, { vendorId: 4 })]);
  expect(byCourier.body.resultObject).toMatchObject({ service: 'Courier', totalAmount: 1_180 });
});

test('two services need an invoice each; the month and the generation by state make both', async () => {
  await set('gst.ownCargoService', road);
  const { id, uniqueId } = await aCustomer(server, registered);
  const bookings = [await booked(id, 5_500), await booked(id, 100, { vendorId: 4 })];
  expect(await generated(id, bookings)).toMatchObject(refused(409, `Courier and ${road} need an invoice each`));
  const { body } = await bystate(id, bookings);
  expect(body.resultObject).toMatchObject([
    { service: 'Courier', totalAmount: 118 },
    { service: road, totalAmount: 5_500 },
  ]);
  const previews = await server.admin.graphql(
    'query ($input: PreviewInvoiceInput!) { invoicePreviewsByState(input: $input) { service charge totalAmount } }',
    { input: { customerId: id, consignmentIds: [(await booked(id, 200)).id] } },
  );
  expect(previews.data.invoicePreviewsByState).toEqual([{ service: road, charge: 'ReverseCharge', totalAmount: 200 }]);
  const billed = await server.admin.rest('POST', `invoices/month/${uniqueId}`, {
    month: '2026-11',
    invoiceDate: '2026-11-22',
  });
  expect([billed.status, billed.body.errors]).toEqual([200, []]);
});

test('to whom has no GSTIN it is exempt: a table of its own, or taxed as the setting says', async () => {
  await set('gst.ownCargoService', road);
  const { id } = await aCustomer(server);
  const { body } = await generated(id, [await booked(id, 2_000)]);
  expect(body.resultObject).toMatchObject({ charge: 3, taxPercent: 0, totalAmount: 2_000 });
  const one = await approved(body.resultObject);
  const note = await server.admin.rest('POST', 'creditnotes', {
    invoiceId: one.id,
    reason: 2,
    taxable: 300,
    noteDate: '2026-11-22',
  });
  expect([note.status, note.body.errors]).toEqual([200, []]);
  expect(note.body.resultObject).toMatchObject({ cgst: 0, sgst: 0, total: 300 });
  await server.admin.rest('PUT', `creditnotes/${note.body.resultObject.uniqueId}/approve`);
  const found = await month();
  expect(found).toMatchObject({
    nil: [{ isInterState: false, isRegistered: false, exempt: 1_700 }],
    b2cs: [],
    hsnB2c: [{ code: '996791', rate: 0, taxable: 1_700 }],
  });
  expect((found.checks as Json[]).map(({ findings }) => findings)).toEqual([[], [], [], [], [], []]);
  const json = JSON.parse(found.offlineTool) as Json;
  expect(isReturn(json) ? [] : isReturn.errors).toEqual([]);
  expect(json.nil).toEqual({ inv: [{ sply_ty: 'INTRAB2C', nil_amt: 0, expt_amt: 1_700, ngsup_amt: 0 }] });
  await set('gst.transportUnregistered', 'Forward');
  const taxed = await generated(id, [await booked(id, 2_000)]);
  expect(taxed.body.resultObject).toMatchObject({ charge: 1, cgst: 50, sgst: 50, totalAmount: 2_100 });
});

test('a counter bill is of one service; commissions are taxed as the freight, or as courier services', async () => {
  await set('gst.ownCargoService', road);
  const day = '2026-11-20';
  const cash = { bookingDate: day, paymentMode: 1 };
  await booked((await aCustomer(server)).id, 150, cash);
  await booked((await aCustomer(server)).id, 118, { ...cash, vendorId: 4 });
  const toPay = await booked((await aCustomer(server)).id, 100, {
    bookingDate: day,
    paymentMode: 3,
    isVPP: true,
    vppAmount: 500,
    vppCommission: 59,
  });
  await server.admin.rest('PUT', `consignments/${toPay.uniqueId}/payment`, {
    customerAmount: 100,
    vendorAmount: 80,
    paymentStatus: 2,
    paymentRecivedDate: day,
  });
  const days = async (): Promise<Json[]> =>
    (await server.admin.rest('GET', `invoices/counterdays?fromDate=${day}&toDate=${day}`)).body.resultObject;
  expect((await days()).map(({ service, amount }) => [service, amount])).toEqual([
    ['Courier', 118],
    [road, 309],
  ]);
  await set('gst.commissionsService', 'Courier');
  expect((await days()).map(({ service, amount }) => [service, amount])).toEqual([
    ['Courier', 177],
    [road, 250],
  ]);
  const make = (given: object = {}) =>
    server.admin.rest('POST', 'invoices/counterbills', { day, placeOfSupply: '27', ...given });
  const [first] = await days();
  expect(first?.service).toBe('Courier');
  expect((await make()).body.resultObject).toMatchObject({ service: 'Courier', cgst: 13.5, totalAmount: 177 });
  const large = await days();
  const bills: Json[] = [];
  for (const { service, senderId, consignmentId } of large)
    bills.push((await make({ service, senderId, consignmentId })).body.resultObject);
  expect(bills).toMatchObject([{ service: road, charge: 3, cgst: 0, totalAmount: 250 }]);
  expect(await days()).toEqual([]);
});

test('an invoice on reverse charge bears no tax, and keeps who pays it when its date moves', async () => {
  await set('gst.ownCargoService', road);
  const { id } = await aCustomer(server, registered);
  const { uniqueId } = (await generated(id, [await booked(id, 5_500)])).body.resultObject;
  const edited = await server.admin.rest('PUT', `invoices/${uniqueId}`, { cgst: 1, sgst: 1 });
  expect([edited.status, edited.body.errors]).toEqual([200, []]);
  expect(await server.admin.rest('PUT', `invoices/${uniqueId}/approve`, { invoiceStatus: 2 })).toMatchObject(
    refused(409, 'This invoice has no tax: the recipient pays it, or its service is exempt'),
  );
  await server.admin.rest('PUT', `invoices/${uniqueId}`, { cgst: 0, sgst: 0 });
  await set('gst.transportForward', '18', '2025-04-01');
  await set('gst.transportForward', 'None', '2026-04-01');
  expect(await server.admin.rest('PUT', `invoices/${uniqueId}`, { invoiceDate: '2026-03-31' })).toMatchObject(
    refused(409, `${road} is charged otherwise on 31-Mar-2026: delete the invoice and generate it again`),
  );
});

test('the e-invoice says who pays the tax; what is exempt is not reported', async () => {
  await set('gst.ownCargoService', road);
  const { data } = await server.admin.graphql('{ citySuggestions(search: { text: "Mumbai" }) { id } }');
  const given = { ...registered, address: '1 Fort', cityId: data?.citySuggestions?.[0]?.id ?? 64, pinCode: '400001' };
  const { id } = await aCustomer(server, given);
  const one = await approved((await generated(id, [await booked(id, 5_500)])).body.resultObject);
  const file = await server.admin.rest('GET', `invoices/einvoice?ids=${one.id}`);
  expect([file.status, file.body.errors]).toEqual([200, []]);
  expect(JSON.parse(file.body.resultObject.json)).toMatchObject([
    {
      TranDtls: { RegRev: 'Y' },
      ItemList: [{ HsnCd: '996791', PrdDesc: `${road} November-2026`, GstRt: 0, CgstAmt: 0 }],
      ValDtls: { TotInvVal: 5_500 },
    },
  ]);
  const saved = await server.admin.rest('PUT', 'services', {
    name: road,
    sac: '996791',
    charge: 3,
    percent: 0,
    validFrom: '2026-11-01',
  });
  expect([saved.status, saved.body.errors]).toEqual([200, []]);
  const other = await approved((await generated(id, [await booked(id, 100)])).body.resultObject);
  expect(await server.admin.rest('GET', `invoices/einvoice?ids=${other.id}`)).toMatchObject(
    refused(409, `${other.invoiceNumber}: Exempt services are not reported`),
  );
});

test('the catalogue is read by staff and written by admins; settings name its services', async () => {
  const listed = async (): Promise<Json[]> => (await server.member.rest('GET', 'services')).body.resultObject;
  expect(await listed()).toMatchObject([
    { name: 'Courier', sac: null, charge: 1, percent: null },
    { name: road, sac: '996791', charge: 2, percent: 5 },
  ]);
  const air = { name: 'Goods transport by air', sac: '996531', charge: 1, percent: 18, validFrom: '2026-04-01' };
  const save = (body: object, client = server.admin) => client.rest('PUT', 'services', body);
  expect(await save(air, server.member)).toMatchObject(refused(403, 'You are not authorized'));
  expect((await save(air)).body.resultObject).toMatchObject({ ...air, version: 1 });
  expect(
    (await save({ ...air, name: 'goods transport by AIR', percent: 5, version: 1 })).body.resultObject.version,
  ).toBe(2);
  expect(await save({ ...air, version: 1 })).toMatchObject(refused(409, 'This record was changed by someone else'));
  expect(await save({ ...air, name: ' courier ' })).toMatchObject(
    refused(400, 'Courier has the SAC of the company and the rate of the setting gst.percent'),
  );
  expect(await save({ ...air, sac: '9965' })).toMatchObject(refused(400, 'SAC has six digits'));
  expect(await save({})).toMatchObject({
    status: 400,
    body: {
      errors: [
        'Please enter service',
        'Please enter SAC',
        'Please select charge',
        'Please enter GST',
        'Please enter valid from',
      ],
    },
  });
  expect(await set('gst.ownCargoService', 'Rail')).toMatchObject(refused(400, 'Service Rail is not in the catalogue'));
  expect(await set('gst.transportForward', '18', '2026-05-01')).toMatchObject(
    refused(400, 'It is chosen for a financial year: from 1 April on'),
  );
  expect((await set('gst.ownCargoService', 'Goods transport by air')).status).toBe(200);
});
