import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql';
import { aVendor as aSource, says, type FakeVendor } from '../gateways/tracking/testing/fakeVendor';
import { trackingWith } from '../gateways/tracking/testing/trackingWith';
import { indiaScheme } from '../seed/data/rates';
import { addDays } from '../domain/dates';
import { asGraphql } from '../testing/bothApis';
import {
  aCargo,
  aConsignment,
  aCustomer,
  aManifest,
  aVendor,
  bookingOf,
  cargoOf,
  incomingOf,
  unused,
} from '../testing/factories';
import { bookingFile, checked, hashOf, start } from '../testing/imports';
import { aMailableInvoice, aManualInvoice } from '../testing/invoices';
import { aRateCard, aZoneScheme } from '../testing/rates';
import { aBill } from '../testing/receivables';
import { startTestServer, type Json, type TestServer } from '../testing/testServer';
import { RequestKey } from './requestKey.entity';

let server: TestServer;
let source: FakeVendor;
let trackedVendorId: number;
let schemeId: number;
beforeAll(async () => {
  server = await startTestServer({ tracking: trackingWith({ TRACKING_ALLOW_PRIVATE: '1' }) });
  source = await aSource(
    says([{ actionDate: '2026-01-02T10:00:00Z', city: 'Mumbai', deliveryStatus: 2, action: 'Left Mumbai' }]),
  );
  trackedVendorId = (await aVendor(server, { url: `${source.url}/track/{awb}` })).id;
  schemeId = (await aZoneScheme(server)).id;
});
afterAll(async () => {
  await source.close();
  await server.close();
});

/** All fields of a type, and the plain fields of its related records. */
function selectionOf(type: GraphQLObjectType, depth = 1): string {
  const parts = Object.values(type.getFields()).flatMap(({ name, type: fieldType }) => {
    const named = getNamedType(fieldType);
    if (isLeafType(named)) return [name];
    return isObjectType(named) && depth > 0 ? [`${name} ${selectionOf(named, depth - 1)}`] : [];
  });
  return `{ ${parts.join(' ')} }`;
}

/** Paths of null values in an answer. */
function emptyPaths(value: Json, path = ''): string[] {
  if (value === null || value === undefined) return [path];
  if (Array.isArray(value)) return value.flatMap((item) => emptyPaths(item, `${path}[]`));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => emptyPaths(item, `${path}.${name}`));
}

let counterDay = '2026-01-01';

/** May be on a manifest. */
const ownConsignment = () => aConsignment(server, {}, { vendorId: 4 });

/** Inputs of the creating mutations, with unique values for each call. */
async function inputs(): Promise<Record<string, Json>> {
  const today = server.app.clock.today();
  const consignment = await aConsignment(server);
  const own = await aConsignment(server, {}, { vendorId: 4 });
  const billed = await aConsignment(server);
  const ofTwo = await aConsignment(server);
  const customer = await aCustomer(server);
  const owedTo = await aCustomer(server);
  const vpp = { isVpp: true, vppAmount: 500, vppCommission: 5 };
  await aConsignment(server, { delivered: true }, { senderId: owedTo.id, ...vpp });
  const bill = await aBill(server, customer.id, 100);
  const number = unused();
  counterDay = addDays(counterDay, 1);
  await aConsignment(server, {}, { bookingDate: counterDay, paymentMode: 1 });
  return {
    addHistory: { uniqueId: consignment.uniqueId, action: 'Left', city: 'Pune', deliveryStatus: 'Intransit' },
    bookCargo: asGraphql(await cargoOf(server)),
    bookConsignment: asGraphql(await bookingOf(server)),
    createCreditNote: { invoiceId: bill.id, noteDate: today, reason: 'Correction', taxable: 10 },
    createCity: { name: `City ${number}`, pinCode: '400099', stateId: 1 },
    createCustomer: { name: 'N', company: `C ${number}`, contact: '1' },
    createCounterBill: { day: counterDay, placeOfSupply: '27' },
    createExpense: { remark: 'Tea', date: today, amount: 12 },
    createIncomingManifest: incomingOf(server),
    createManualInvoice: {
      customerId: customer.id,
      invoiceMonth: today.slice(0, 7),
      invoiceDate: today,
      actualAmount: 100,
      totalAmount: 100,
      totalConsignments: 1,
      invoiceStatus: 'Generated',
    },
    createNotification: { message: `M ${number}`, startAt: today, expireAt: today },
    addToManifest: {
      uniqueId: (await ownConsignment()).uniqueId,
      manifestId: (await aManifest(server, [await ownConsignment()])).uniqueId,
    },
    createOutgoingManifest: { cargoId: 32, courierId: 35, consignmentIds: [own.uniqueId] },
    createState: { name: `State ${number}`, code: `Q${number}` },
    createUser: { firstName: 'A', lastName: 'B', emailAddress: `again${number}@waybill.test`, gender: 'Female' },
    createVendor: { cityId: 64, contactNumber: '022 4000 7000', contactPerson: 'Kiran Rao', name: `Vendor ${number}` },
    generateInvoice: {
      consignmentIds: [billed.id],
      customerId: billed.senderId,
      invoiceDate: today,
      invoiceMonth: today.slice(0, 7),
    },
    generateInvoicesByState: {
      consignmentIds: [ofTwo.id],
      customerId: ofTwo.senderId,
      invoiceDate: today,
      invoiceMonth: today.slice(0, 7),
    },
    openScanSession: { kind: 'Status', deliveryStatus: 'Intransit', city: 'Pune', action: 'Arrived' },
    liftCredit: { uniqueId: customer.uniqueId, until: today, reason: 'Cheque is on its way' },
    remitVpp: { customerId: owedTo.id, remittedOn: today, mode: 'Upi' },
    recordPayment: { customerId: customer.id, receivedOn: today, mode: 'Upi', amount: 500 },
    saveView: { screen: 'consignments', name: `View ${number}`, columns: [{ key: 'awbNo', width: 90, shown: true }] },
    submitEnquiry: { enquiryType: 'Quote', name: 'F', email: 'f@example.in', message: 'Hello' },
    ...(await bulkInputs()),
    ...(await importInputs()),
    ...(await rateInputs()),
  };
}

const only = async (record: Promise<{ uniqueId: string; version: number }>) => {
  const { uniqueId, version } = await record;
  return { items: [{ uniqueId, version }] };
};

/** Of one record each, which takes the change. */
async function bulkInputs(): Promise<Record<string, Json>> {
  const today = server.app.clock.today();
  const tracked = { vendorId: trackedVendorId, bookingDate: '2026-01-01' };
  return {
    bulkAddHistory: {
      ...(await only(aConsignment(server))),
      action: 'Left',
      city: 'Pune',
      deliveryStatus: 'Intransit',
    },
    bulkApprove: await only(aConsignment(server)),
    bulkApproveCargo: await only(aCargo(server)),
    bulkApproveInvoices: { ...(await only(aManualInvoice(server))), invoiceStatus: 'Approved' },
    bulkAssign: {
      ...(await only(ownConsignment())),
      manifestId: (await aManifest(server, [await ownConsignment()])).uniqueId,
    },
    bulkDelete: await only(aConsignment(server)),
    bulkMailInvoices: await only(aMailableInvoice(server)),
    bulkPay: { ...(await only(aConsignment(server))), paymentReceivedDate: today, isApproved: true },
    bulkPayCargo: { ...(await only(aCargo(server))), paymentDate: today, isApproved: true },
    bulkTrack: await only(aConsignment(server, {}, tracked)),
  };
}

async function importInputs(): Promise<Record<string, Json>> {
  const [begun, added, run] = [
    (await bookingFile(server)).file(1),
    (await bookingFile(server)).file(2),
    (await bookingFile(server)).file(2),
  ];
  return {
    addImportRows: { uniqueId: (await start(server.admin, 'Bookings', added)).uniqueId, from: 2, rows: added.rows },
    runImport: { uniqueId: (await checked(server.admin, 'Bookings', run)).uniqueId },
    saveImportProfile: {
      kind: 'Bookings',
      customerId: String((await aCustomer(server)).id),
      vendorId: '35',
      name: 'Default',
      columns: [{ header: 'No', field: 'awbNo' }],
      constants: [{ field: 'packet', value: '1' }],
    },
    startImport: { kind: 'Bookings', fileName: 'bookings.csv', fileHash: hashOf(begun), headers: begun.headers },
  };
}

const aVendorBill = (number: number) => ({
  vendorId: '12',
  billNo: `Bill ${number}`,
  billDate: '2026-07-15',
  periodFrom: '2026-07-01',
  periodTo: '2026-07-15',
  taxable: 10,
  total: 11.8,
  lines: [{ rowNo: 2, awb: `Q${number}`, amount: 10 }],
});

async function rateInputs(): Promise<Record<string, Json>> {
  const number = unused();
  const card = async () => ({
    side: 'Customer',
    name: `Card ${number}`,
    customerId: (await aCustomer(server)).id,
    schemeId,
    validFrom: '2026-01-01',
  });
  const { uniqueId } = await aRateCard(server, await card());
  return {
    copyRateCard: { uniqueId, validFrom: '2026-06-01' },
    createRateCard: await card(),
    createVendorBill: aVendorBill(number),
    rerateConsignments: { apply: true, items: (await only(aConsignment(server))).items },
    saveEwayLimit: { kind: 'InterState', amount: 60_000, validFrom: '2027-04-01' },
    saveTolerance: {
      uniqueId: (await server.admin.rest('POST', 'vendorbills', aVendorBill(unused()))).body.resultObject.uniqueId,
      grams: 0.1,
      amount: 1,
      windowDays: 7,
    },
    saveWeightRule: { vendorId: (await aVendor(server)).id, serviceType: 'Air', divisor: 5000 },
    saveZoneScheme: { ...indiaScheme, name: `Scheme ${number}` },
  };
}

const keyed = () =>
  Object.values(server.app.schema.getMutationType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ name }) => name === 'clientRequestId'),
  );

/** Of answers that are no record. */
const leastOf: Readonly<Record<string, string>> = {
  rerateConsignments: '{ rowCount }',
  saveTolerance: '{ version }',
};

/** Answered by lines, which hold the records. */
const isBulk = (name: string): boolean => {
  const type = getNullableType(keyed().find((each) => each.name === name)?.type);
  const line = getNamedType(type);
  return isListType(type) && isObjectType(line) && 'record' in line.getFields();
};

async function create(name: string, input: Json, key: string, selection?: string): Promise<Json> {
  const field = keyed().find((each) => each.name === name);
  const inputType = getNullableType(field?.args.find((arg) => arg.name === 'input')?.type);
  const type = getNamedType(field?.type);
  if (!isInputObjectType(inputType) || !isObjectType(type)) throw new Error(name);
  // The records of a bulk change are in its lines.
  const all = selectionOf(type, isBulk(name) ? 2 : 1);
  const { data, errors } = await server.admin.graphql(
    `mutation($input: ${inputType.name}!, $key: String) { ${name}(input: $input, clientRequestId: $key) ${selection ?? all} }`,
    { input, key },
  );
  expect([name, errors]).toEqual([name, undefined]);
  return data[name];
}

test('a repeated call gets every field that it asks for, whatever the first one asked for', async () => {
  const [forFull, forRepeated] = [await inputs(), await inputs()];
  const names = keyed().map(({ name }) => name);
  expect(Object.keys(forFull).sort()).toEqual([...names].sort());
  for (const name of names) {
    const full = await create(name, forFull[name], `full ${name}`);
    const least = isBulk(name) ? '{ ok version record { id } }' : (leastOf[name] ?? '{ id }');
    const first = await create(name, forRepeated[name], `twice ${name}`, least);
    if (isBulk(name)) expect([name, first]).toEqual([name, [expect.objectContaining({ ok: true })]]);
    const repeated = await create(name, forRepeated[name], `twice ${name}`);
    expect([name, emptyPaths(repeated)]).toEqual([name, emptyPaths(full)]);
    expect([name, repeated]).toMatchObject([name, first]);
    expect(await create(name, forRepeated[name], `twice ${name}`)).toEqual(repeated);
  }
});

test('through the other API too', async () => {
  const body = await bookingOf(server);
  const { id } = await create('bookConsignment', asGraphql(body), 'other api', '{ id }');
  const again = await server.admin.rest('POST', 'consignments', body, { 'idempotency-key': 'other api' });
  expect(again).toMatchObject({
    status: 200,
    body: {
      resultObject: {
        id,
        createdBy: { firstName: 'Asha', lastName: 'Nair' },
        vendor: { name: 'DTDC' },
        consignmentHistories: [{ deliveryStatus: 1 }],
      },
    },
  });
  const vendor = { cityId: 64, contactNumber: '1', contactPerson: 'K', name: `Vendor ${unused()}` };
  await create('createVendor', vendor, 'vendor', '{ id city { id } }');
  const {
    body: { resultObject },
  } = await server.admin.rest('POST', 'vendors', vendor, { 'idempotency-key': 'vendor' });
  expect(resultObject.city).toEqual({ id: 64, name: expect.any(String) });
});

test('what was asked for then stays as it was then', async () => {
  const input = asGraphql(await bookingOf(server));
  const shown = '{ uniqueId version deliveryStatus consignmentHistories { deliveryStatus } }';
  const first = await create('bookConsignment', input, 'then', shown);
  await server.member.rest('POST', `consignments/${first.uniqueId}/histories`, {
    action: 'Left',
    city: 'Pune',
    deliveryStatus: 2,
  });
  const repeated = await create(
    'bookConsignment',
    input,
    'then',
    '{ uniqueId version deliveryStatus consignmentHistories { deliveryStatus } vendor { name } }',
  );
  expect(repeated).toEqual({ ...first, vendor: { name: 'DTDC' } });
});

test('no secret of a record is stored', async () => {
  const rows = await server.app.database.reader.getRepository(RequestKey).find();
  expect(rows.length).toBeGreaterThan(10);
  expect(JSON.stringify(rows.map(({ answer }) => answer))).not.toMatch(/password|token|argon/i);
});
