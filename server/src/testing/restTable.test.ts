import { getMetadataStorage } from 'type-graphql';
import { buildAppSchema } from '../api/graphql/schema';
import { restTable } from '../registry';
import { startTestServer, type Json, type TestServer } from './testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Section 7 of the specification, row by row; then this product's additions. */
const specified = `
POST account/authenticate
PUT account/logout
POST accountrecovery/forgetpassword
POST accountrecovery/resetpassword
PUT accountrecovery/resetpassword
POST accountrecovery/accountactivation
PUT accountrecovery/accountactivation
POST accountactivation
PUT accountactivation
POST account/changepassword
GET users
POST users
PUT users/:
DELETE users/:
GET users/profile
PUT users/profile/:
POST users/profile/image
GET enquiries
PUT enquiries/:
GET counter
GET states
POST states
PUT states/:
DELETE states/:
GET cities
POST cities
PUT cities/:
DELETE cities/:
GET vendors
POST vendors
PUT vendors/:
DELETE vendors/:
GET customers
POST customers
PUT customers/:
DELETE customers/:
GET receiptbooks
GET autocompletes/vendors
GET autocompletes/customers
GET autocompletes/cities
GET autocompletes/receivers
GET autocompletes/users
GET consignments
GET consignments/:
POST consignments
PUT consignments/:
DELETE consignments/:
PUT consignments/:/approve
PUT consignments/:/track
POST consignments/:/histories
PUT consignments/:/histories/:
DELETE consignments/:/histories/:
PUT consignments/:/payment
GET audit/changelog
POST manifest
POST manifest/incoming
GET manifest
GET manifest/:
PUT manifest/:
DELETE manifest/:
POST invoices
GET invoices
GET invoices/:
POST invoices/manual
PUT invoices/:
PUT invoices/:/approve
DELETE invoices/:
GET dashboard/summary
GET dashboard/billingsummary
GET trackhistories
GET notifications
POST notifications
PUT notifications/:
DELETE notifications/:
GET expenses
POST expenses
PUT expenses/:
DELETE expenses/:
GET consignment/cargo
GET consignment/cargo/:
POST consignment/cargo
PUT consignment/cargo/:
DELETE consignment/cargo/:
PUT consignment/cargo/:/approve
PUT consignment/cargo/:/payment
POST enquiries
POST counter
GET tracking/:
GET users/profile/sessions
DELETE users/profile/sessions
DELETE users/profile/sessions/:
DELETE users/:/sessions
POST users/:/invitation
`
  .trim()
  .split('\n');

const paths = restTable.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);

describe('the REST table', () => {
  test('serves every call of the specification', () => {
    expect(specified.filter((row) => !paths.includes(row))).toEqual([]);
  });

  test('is described by OpenAPI, each row with its input and its answer', async () => {
    const answer = await fetch(`${server.origin}/api/1.0/openapi.json`);
    const document = (await answer.json()) as Json;
    for (const { method, path } of restTable) {
      const operation = document.paths[`/${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
      expect([method, path, operation?.responses[200].content['application/json'].schema.properties.hasErrors]).toEqual(
        [method, path, { type: 'boolean' }],
      );
    }
    const booking = document.paths['/consignments'].post.requestBody.content['application/json'].schema;
    expect(booking.additionalProperties).toBe(false);
    expect(booking.properties).toMatchObject({
      paymentMode: { type: 'integer', enum: [1, 2, 3, 4] },
      vendorAmount: { multipleOf: 0.01 },
    });
    expect(
      Object.keys(
        document.paths['/consignments/{uniqueId}/payment'].put.requestBody.content['application/json'].schema
          .properties,
      ),
    ).toContain('paymentRecivedDate');
  });

  test('has a page that shows it, from files of our own', async () => {
    const page = await (await fetch(`${server.origin}/api/docs`)).text();
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect(file).toMatch(/^\/api\/docs\//);
      const answer = await fetch(`${server.origin}${file}`);
      expect([answer.status, (await answer.text()).length > 100]).toEqual([200, true]);
    }
  });
});

test('the fields of every route are known to the schema that decodes them', () => {
  const { inputTypes } = getMetadataStorage();
  const schema = buildAppSchema();
  const unknown = restTable.filter(({ run }) => {
    const type = inputTypes.find(({ target }) => target === run.input);
    return type && !schema.getType(type.name);
  });
  expect(unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('the template of an import names its columns', async () => {
  const { status, body } = await server.member.rest('GET', 'imports/template?kind=1');
  expect([status, body.resultObject.columns[0]]).toEqual([200, expect.objectContaining({ header: 'Awb No' })]);
});
