/** Tests of all REST request bodies, over the whole table of routes. */
import { getNullableType, GraphQLInputObjectType } from 'graphql';
import { mayDoInField } from '../../domain/policy';
import { restTable } from '../../registry';
import { inputTypeName } from '../graphql/schema';
import { aCity, aConsignment, aCustomer, bookingOf, cargoOf, incomingOf } from '../../testing/factories';
import { startTestServer, type Json, type RestAnswer, type TestServer } from '../../testing/testServer';
import type { Route } from '../../core/module/route';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface TakenField {
  route: Route;
  name: string;
  type: string;
}

const pathNames = ({ path }: Route) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** All body fields of the routes, with their types. */
function bodyFields(ofType: (type: string) => boolean): TakenField[] {
  return (
    restTable
      .filter(({ method, upload, bodyAs }) => ['POST', 'PUT'].includes(method) && !upload && !bodyAs)
      // What the phone in the street sends, no user may send.
      .filter(({ run }) => !mayDoInField(run.action))
      .flatMap((route) => {
        const type = server.app.schema.getType(inputTypeName(route.run.input as new () => object));
        const fields = type instanceof GraphQLInputObjectType ? Object.values(type.getFields()) : [];
        return fields
          .filter(({ name }) => !pathNames(route).includes(name))
          .map((field) => ({ route, name: field.name, type: getNullableType(field.type).toString() }))
          .filter((field) => ofType(field.type));
      })
  );
}

const someId = '00000000-0000-4000-8000-000000000000';
const somethingFor = (name: string) => (name === 'validFrom' ? '2026-04-01' : someId);
const send = ({ method, path }: Route, body?: unknown): Promise<RestAnswer> =>
  server.admin.rest(
    method,
    path.replace(/:(\w+)/g, (_, name: string) => somethingFor(name)),
    body,
  );
const saidBy = ({ status, body }: RestAnswer) => ({ status, errors: body.errors });

describe('the body of every call', () => {
  test("0 for a record is a missing one, in the product's words", async () => {
    // Without a mapping the check of an import goes on.
    const references = bodyFields((type) => type === 'RecordRef').filter(({ route }) => !route.path.endsWith('/check'));
    expect(references.length).toBeGreaterThan(15);
    for (const { route, name } of references) {
      const label = `${route.method} ${route.path} ${name}`;
      const missing = saidBy(await send(route, { [name]: null }));
      expect({ label, ...saidBy(await send(route, { [name]: 0 })) }).toEqual({ label, ...missing });
      expect(missing.status).toBe(400);
      expect(missing.errors.join()).not.toMatch(/Reference/);
    }
    const withoutSender = { ...(await bookingOf(server)), senderId: 0 };
    expect(await server.member.rest('POST', 'consignments', withoutSender)).toMatchObject({
      status: 400,
      body: { errors: ['Sender is required'] },
    });
    expect(
      await server.member.rest('POST', 'consignment/cargo', { ...(await cargoOf(server)), cargoId: 0, receiverId: 0 }),
    ).toMatchObject({ status: 400, body: { errors: ['Cargo name is required', 'Receiver is required'] } });
    expect(await server.member.rest('POST', 'manifest/incoming', incomingOf(server, { viaCargoId: 0 }))).toMatchObject({
      status: 400,
      body: { errors: ['Please Select Via Cargo'] },
    });
    const booked = await server.member.rest('POST', 'consignments', await bookingOf(server, { bookingCityId: 0 }));
    expect(booked).toMatchObject({ status: 200, body: { resultObject: { bookingCityId: 64 } } });
  });

  test('0 for a record, through GraphQL', async () => {
    const input = { awbNo: 'Z1', vendorId: 35, senderId: 0 };
    const ask = (query: string, variables = {}) => server.member.graphql(query, variables);
    const byVariable = await ask('mutation($input: BookConsignmentInput!) { bookConsignment(input: $input) { id } }', {
      input,
    });
    expect(byVariable.errors?.[0]?.extensions.messages).toContain('Sender is required');
    const literal = await ask('mutation { bookConsignment(input: { awbNo: "Z1", senderId: 0 }) { id } }');
    expect(literal.errors?.[0]?.extensions.messages).toContain('Sender is required');
    const inList = await ask('query($search: ConsignmentSearch!) { consignments(search: $search) { rowCount } }', {
      search: { senderId: [0] },
    });
    expect(inList.errors?.[0]?.extensions.messages).toEqual(['Sender id must not have empty items']);
    expect(
      await server.admin.rest('POST', 'invoices', {
        consignmentIds: [0],
        customerId: 1,
        invoiceDate: '2026-01-01',
        invoiceMonth: '2026-01',
      }),
    ).toMatchObject({ status: 400 });
  });

  test('a number is no text', async () => {
    const texts = bodyFields((type) => type === 'String').filter(({ name }) => name !== 'pinCode');
    expect(texts.length).toBeGreaterThan(60);
    for (const { route, name } of texts) {
      const wire = Object.entries(route.rename).find(([, ours]) => ours === name)?.[0] ?? name;
      expect({ path: route.path, ...saidBy(await send(route, { [wire]: 5 })) }).toEqual({
        path: route.path,
        status: 400,
        errors: [`${wire}: must be a string`],
      });
    }
  });

  test('but a PIN code may be one, and a record may be named by its number', async () => {
    const city: Json = await aCity(server, { pinCode: 400_099 });
    expect(city.pinCode).toBe('400099');
    const consignment: Json = await aConsignment(server, {}, { vendorId: '35' });
    expect(consignment.vendorId).toBe(35);
  });

  test('names the record of its path, or none', async () => {
    const routes = restTable.filter((route) => ['POST', 'PUT'].includes(route.method) && pathNames(route).length > 0);
    expect(routes.length).toBeGreaterThan(20);
    for (const route of routes) {
      for (const name of pathNames(route)) {
        for (const other of ['11111111-0000-4000-8000-000000000000', 7, { toString: 1 }]) {
          expect({ path: route.path, ...saidBy(await send(route, { [name]: other })) }).toEqual({
            path: route.path,
            status: 400,
            errors: [`${name} of the body is not that of the path`],
          });
        }
      }
    }
    const { uniqueId } = await aCustomer(server);
    const change = { uniqueId, name: 'Same', company: 'Same', contact: '1' };
    expect(await server.member.rest('PUT', `customers/${uniqueId}`, change)).toMatchObject({
      status: 200,
      body: { resultObject: { name: 'Same' } },
    });
  });

  test('is not empty where a change is asked for', async () => {
    const whole = [
      'account/logout',
      'cashbook/:uniqueId/confirm',
      'consignments/:uniqueId/approve',
      'consignments/:uniqueId/track',
      'consignment/cargo/:uniqueId/approve',
      'creditnotes/:uniqueId/approve',
      'imports/:uniqueId/check',
      'invoices/:uniqueId/irn/cancel',
      'imports/:uniqueId/run',
      'imports/:uniqueId/cancel',
      'runsheets/:uniqueId/cash',
      'runsheets/:uniqueId/events/:clientEventId',
      'runsheets/:uniqueId/issue',
      'runsheets/:uniqueId/link',
      'scans/:uniqueId/close',
      'vendorbills/:uniqueId/match',
      'views/:uniqueId/default',
      'writeoffs/:uniqueId/approve',
    ];
    const changes = restTable.filter(({ method }) => method === 'PUT');
    for (const route of changes.filter(({ path }) => !whole.includes(path))) {
      for (const body of [
        undefined,
        {},
        Object.fromEntries(pathNames(route).map((name) => [name, somethingFor(name)])),
      ]) {
        const { status, body: answer } = await send(route, body);
        expect({ path: route.path, status, said: answer.errors.length > 0 }).toEqual({
          path: route.path,
          status: 400,
          said: true,
        });
      }
    }
    expect(changes.map(({ path }) => path)).toEqual(expect.arrayContaining(whole));
    const { uniqueId } = await aConsignment(server);
    for (const path of ['track', 'approve'])
      expect((await server.admin.rest('PUT', `consignments/${uniqueId}/${path}`)).status).toBe(200);
  });
});
