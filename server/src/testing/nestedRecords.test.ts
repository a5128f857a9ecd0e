/** Nested records have the same values as in their own queries, at any depth. */
import { decodeRows, text } from '../db/read/rawRows';
import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { asGraphql } from './bothApis';
import { bookingOf } from './factories';
import { startTestServer, type Json, type TestServer } from './testServer';

let server: TestServer;
/** Live records by type and uniqueId, from the list of their type. */
const own = new Map<string, Map<string, Json>>();
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
  for (const [type, list] of Object.entries(lists)) {
    own.set(type, await rowsOf(type, list));
    const { tableName } = server.app.database.reader.getMetadata(type);
    const rows = await server.app.database.read(
      `SELECT unique_id AS uniqueId FROM ${tableName} WHERE created_by_id IS NOT NULL`,
      [],
    );
    authored.set(type, new Set(decodeRows(rows, { uniqueId: text }).map(({ uniqueId }) => uniqueId)));
  }
});
afterAll(() => server.close());

const lists: Readonly<Record<string, string>> = {
  Consignment: 'consignments',
  CargoConsignment: 'cargoConsignments',
  Manifest: 'manifests',
  Invoice: 'invoices',
  Vendor: 'vendors',
  Customer: 'customers',
  City: 'cities',
  State: 'states',
  User: 'users',
};
const maxDepth = 4;
/** Rows by table that name an author; types show only the name. */
const authored = new Map<string, Set<string>>();

const typeNamed = (name: string) => server.app.schema.getType(name) as GraphQLObjectType;
const leavesOf = (type: GraphQLObjectType) =>
  Object.values(type.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && field.name !== 'consignmentJson')
    .map(({ name }) => name);

async function rowsOf(type: string, list: string): Promise<Map<string, Json>> {
  const field = server.app.schema.getQueryType()?.getFields()[list];
  const leaves = leavesOf(typeNamed(type)).join(' ');
  const isPage =
    isObjectType(getNamedType(field?.type as GraphQLOutputType)) &&
    getNamedType(field?.type as GraphQLOutputType).name.endsWith('Page');
  const selected = isPage ? `(search: { take: 5000 }) { rows { ${leaves} } }` : `{ ${leaves} }`;
  const { data, errors } = await server.admin.graphql(`{ ${list} ${selected} }`);
  expect([list, errors]).toEqual([list, undefined]);
  return new Map((data[list].rows ?? data[list]).map((row: Json) => [row.uniqueId, row]));
}

function selectionOf(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).map(({ name, type: fieldType }) => {
    const inner = getNamedType(fieldType);
    if (!isObjectType(inner)) return name === 'consignmentJson' ? '' : name;
    return depth > 1 ? `${name} ${selectionOf(inner, depth - 1)}` : '';
  });
  return `{ ${fields.join(' ')} }`;
}

interface Found {
  compared: number;
  problems: string[];
}

/** Compares the record at `path` and its nested records with their own lists. */
function compare(type: GraphQLObjectType, record: Json, path: string, found: Found): void {
  for (const { name, type: fieldType } of Object.values(type.getFields())) {
    const inner = getNamedType(fieldType);
    if (!isObjectType(inner) || !(name in record)) continue;
    const value = record[name];
    if (value === null) {
      const key = name === 'createdBy' ? authored.get(type.name)?.has(record.uniqueId) || null : record[`${name}Id`];
      if (key !== null && key !== undefined) found.problems.push(`${path}.${name} is null, though ${name}Id is ${key}`);
      continue;
    }
    for (const related of Array.isArray(value) ? value : [value]) {
      compareLeaves(inner, related, `${path}.${name}`, found);
      compare(inner, related, `${path}.${name}`, found);
    }
  }
}

function compareLeaves(type: GraphQLObjectType, record: Json, path: string, found: Found): void {
  const expected = own.get(type.name)?.get(record.uniqueId);
  if (!expected) return;
  found.compared += 1;
  for (const name of leavesOf(type)) {
    if (JSON.stringify(record[name]) !== JSON.stringify(expected[name]))
      found.problems.push(`${path}.${name}: ${record[name]} instead of ${expected[name]}`);
  }
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

test('the state of the city of the vendor of a consignment is there', async () => {
  const { data } = await server.admin.graphql(
    '{ consignments { rows { vendor { city { name state { name } } } deliveryCity { state { name } } } } }',
  );
  expect(data.consignments.rows.length).toBeGreaterThan(0);
  for (const { vendor, deliveryCity } of data.consignments.rows) {
    expect([vendor.city.name, vendor.city.state.name, deliveryCity.state.name]).toEqual(
      Array(3).fill(expect.stringMatching(/./)),
    );
  }
});

test.each(Object.entries(lists))('%s: four levels of records, in the list and one by one', async (typeName, list) => {
  const type = typeNamed(typeName);
  const fields = server.app.schema.getQueryType()?.getFields() ?? {};
  const single = Object.values(fields).find(
    (field) =>
      !isList(field.type) && getNamedType(field.type) === type && field.args.some(({ name }) => name === 'uniqueId'),
  );
  const found: Found = { compared: 0, problems: [] };
  const selection = selectionOf(type, maxDepth);
  const isPage = getNamedType(fields[list]?.type as GraphQLOutputType).name.endsWith('Page');
  const { data, errors } = await server.admin.graphql(
    isPage ? `{ ${list}(search: { take: 40 }) { rows ${selection} } }` : `{ ${list} ${selection} }`,
  );
  expect(errors).toBeUndefined();
  const rows: Json[] = data[list].rows ?? data[list];
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) compare(type, row, typeName, found);
  for (const { uniqueId } of single ? rows.slice(0, 10) : []) {
    const answer = await server.admin.graphql(`{ one: ${single?.name}(uniqueId: "${uniqueId}") ${selection} }`);
    compare(type, answer.data.one, `${typeName} ${uniqueId}`, found);
  }
  expect(found.problems).toEqual([]);
  const hasRelations = Object.values(type.getFields()).some((field) => own.has(getNamedType(field.type).name));
  expect([typeName, found.compared > 0]).toEqual([typeName, hasRelations]);
});

test('the answer to a booking has them too, though the booking has read vendor and cities already', async () => {
  const { data } = await server.admin.graphql(
    'mutation($input: BookConsignmentInput!) { bookConsignment(input: $input) { vendor { city { name } } deliveryCity { state { name } } } }',
    { input: asGraphql(await bookingOf(server)) },
  );
  const name = expect.stringMatching(/./);
  expect(data.bookConsignment).toEqual({ vendor: { city: { name } }, deliveryCity: { state: { name } } });
});
