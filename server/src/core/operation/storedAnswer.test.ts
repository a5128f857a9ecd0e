import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLObjectType,
} from 'graphql';
import { aVendor as aSource, says, type FakeVendor } from '../../gateways/tracking/testing/fakeVendor';
import { trackingWith } from '../../gateways/tracking/testing/trackingWith';
import { asGraphql } from '../../testing/bothApis';
import { aVendor, bookingOf, unused } from '../../testing/factories';
import { aZoneScheme } from '../../testing/rates';
import { KeyedInputs } from '../../testing/keyedInputs';
import { startTestServer, type Json, type TestServer } from '../../testing/testServer';
import { RequestKey } from './requestKey.entity';

let server: TestServer;
let source: FakeVendor;
let inputs: KeyedInputs;
beforeAll(async () => {
  server = await startTestServer({ tracking: trackingWith({ TRACKING_ALLOW_PRIVATE: '1' }) });
  source = await aSource(
    says([{ actionDate: '2026-01-02T10:00:00Z', city: 'Mumbai', deliveryStatus: 2, action: 'Left Mumbai' }]),
  );
  const trackedVendor = await aVendor(server, { url: `${source.url}/track/{awb}` });
  inputs = new KeyedInputs(server, trackedVendor.id, (await aZoneScheme(server)).id);
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
  const [forFull, forRepeated] = [await inputs.all(), await inputs.all()];
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
