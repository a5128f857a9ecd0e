import { buildHttp } from '../api/http/server';
import { requestContexts } from '../api/http/context';
import { NoInput, query } from '../core/operation/operation';
import { mountRest } from '../api/rest/mount';
import { route, value } from '../core/module/route';
import { aConsignment, aCustomer, bookingOf } from './factories';
import { rawRequest } from './rawRequest';
import { startTestServer, type Json, type TestServer } from './testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const refusal = (status: number, ...errors: string[]) => ({
  status,
  body: { resultObject: null, hasErrors: true, errors },
});

const json = { 'content-type': 'application/json' };
const asMember = () => ({ authorization: `Bearer ${server.member.token}` });

async function send(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const { status, text } = await rawRequest(
    server.origin,
    method,
    `/api/1.0/${path}`,
    { ...asMember(), ...headers },
    body,
  );
  return { status, body: JSON.parse(text) as Json };
}

describe('the envelope', () => {
  test('a list carries rowCount, one record does not', async () => {
    const { uniqueId } = await aCustomer(server);
    const list = await server.member.rest('GET', 'customers?take=1');
    expect(list).toMatchObject({ status: 200, body: { hasErrors: false, errors: [] } });
    expect(list.body.rowCount).toBeGreaterThan(0);
    const one = await server.member.rest('PUT', `customers/${uniqueId}`, { name: 'A', company: 'B', contact: '1' });
    expect(Object.keys(one.body).sort()).toEqual(['errors', 'hasErrors', 'resultObject']);
  });

  test('malformed JSON and a body that is no object are 400', async () => {
    expect(await send('POST', 'customers', '{"name": "A",', json)).toEqual(refusal(400, 'The body is not valid JSON'));
    expect(await send('POST', 'customers', '"text"', json)).toEqual(refusal(400, 'The body must be a JSON object'));
    expect(await send('POST', 'customers', '[]', json)).toEqual(refusal(400, 'The body must be a JSON object'));
    expect(await send('POST', 'customers', '{"__proto__": {"role": 1}}', json)).toEqual(
      refusal(400, 'The body is not valid JSON'),
    );
  });

  test('a spec client calls everything JSON, the empty body too', async () => {
    const { uniqueId } = await aConsignment(server);
    expect((await send('DELETE', `consignments/${uniqueId}`, undefined, json)).status).toBe(200);
    expect((await send('GET', 'customers', undefined, json)).status).toBe(200);
    const other = await aConsignment(server);
    const admin = { ...json, authorization: `Bearer ${server.admin.token}` };
    expect((await send('PUT', `consignments/${other.uniqueId}/approve`, '', admin)).status).toBe(200);
  });

  test('too large a body is 413, another kind of body 415', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(6 * 1024 * 1024) });
    expect(await send('POST', 'customers', large, json)).toEqual(refusal(413, 'The request is too large'));
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      expect(await send('POST', 'customers', 'name=A', { 'content-type': type })).toEqual(
        refusal(415, 'The body must be JSON'),
      );
    }
  });

  test('an unknown path is 404 for everybody, without its query; a known one without a session 401', async () => {
    const unknown = refusal(404, 'API /api/1.0/warehouses/7 not found');
    expect(await server.nobody.rest('GET', 'warehouses/7?skip=1')).toMatchObject(unknown);
    expect(await server.admin.rest('GET', 'warehouses/7')).toMatchObject(unknown);
    expect(await send('GET', '%zz')).toEqual(refusal(400, 'Bad request'));
    const long = `consignments/${'x'.repeat(300)}`;
    expect(await send('GET', `${long}?take=1`)).toEqual(refusal(404, `API /api/1.0/${long} not found`));
    expect(await server.nobody.rest('GET', 'consignments')).toMatchObject(refusal(401, 'Please sign in'));
    expect(await server.nobody.rest('POST', 'consignments', { no: 1 })).toMatchObject(refusal(401, 'Please sign in'));
    expect(await server.member.rest('GET', 'autocompletes/users')).toMatchObject(
      refusal(403, 'You are not authorized'),
    );
  });

  test('an unknown record is 404 by its name', async () => {
    expect(await server.member.rest('GET', 'consignments/nothing')).toMatchObject(
      refusal(404, 'Consignment not found'),
    );
    expect(await server.member.rest('DELETE', 'customers/0')).toMatchObject(refusal(404, 'Customer not found'));
    const { uniqueId } = await aConsignment(server);
    expect(await server.member.rest('DELETE', `consignments/${uniqueId}/histories/nothing`)).toMatchObject(
      refusal(404, 'Consignment history not found'),
    );
  });

  test('fields that the product does not know are refused, whatever they are called', async () => {
    const body = await bookingOf(server);
    for (const name of ['creditLimit', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(await server.member.rest('POST', 'consignments', { ...body, [name]: 1 })).toMatchObject(
        refusal(400, `Unknown field ${name}`),
      );
    }
    expect(await server.member.rest('GET', 'consignments?__proto__=1')).toMatchObject(
      refusal(400, 'Unknown field __proto__'),
    );
    expect(await server.member.rest('GET', 'receiptbooks?page=2')).toMatchObject(refusal(400, 'Unknown field page'));
  });

  test('values that the wire cannot hold are refused by their field, all at once', async () => {
    const body = await bookingOf(server, {
      vendorAmount: 1.234,
      actualWeight: '1.2345',
      bookingDate: '2026-02-30',
      paymentMode: 9,
      packet: 1.5,
    });
    expect(await server.member.rest('POST', 'consignments', body)).toMatchObject(
      refusal(
        400,
        'bookingDate: Date must be a calendar date YYYY-MM-DD',
        'paymentMode: must be one of 1, 2, 3, 4',
        'actualWeight: Weight has too many decimals or is not a number',
        'vendorAmount: Amount has too many decimals or is not a number',
        'packet: must be a whole number',
      ),
    );
    for (const senderId of [-1, 1.5, 'a b', { id: 1 }, true]) {
      const answer = await server.member.rest('POST', 'consignments', { ...body, senderId });
      expect(answer.body.errors).toContain('senderId: Reference must be an id or a uniqueId');
    }
  });

  test('paging and sorting are checked', async () => {
    const { uniqueId } = await aCustomer(server, { company: 'Aa First' });
    const first = (query: string) => server.member.rest('GET', `customers?take=1&${query}`);
    for (const spelled of ['sortBy=company&sortOrder=ASC', 'sortBy=COMPANY&sortDirection=asc', 'orderBy=Company']) {
      expect((await first(spelled)).body.resultObject[0].uniqueId).toBe(uniqueId);
    }
    const refused: Record<string, string> = {
      'sortBy=password': 'sortBy must be one of name, company, contact, gst, address, lastActiveDate, createdOn',
      'sortOrder=UP': 'sortOrder: must be one of ASC, DESC',
      'skip=-1': 'skip must be 0 or more',
      'skip=1.5': 'skip: must be a whole number',
      'take=0': 'take must be 1 or more',
      'take=200001': 'take must be 200000 or less',
    };
    for (const [text, error] of Object.entries(refused)) {
      expect(await server.member.rest('GET', `customers?${text}`)).toMatchObject(refusal(400, error));
    }
    const { errors } = await server.member.graphql('{ customers(search: { take: 5001 }) { rowCount } }');
    expect(errors?.[0]?.extensions.messages).toEqual(['take must be 5000 or less']);
  });

  test('what breaks inside is 500 with a request id, and tells nothing', async () => {
    const lines: string[] = [];
    const broken = query({
      action: 'company',
      input: NoInput,
      run: async () => {
        throw new Error('SELECT password_hash FROM user');
      },
    });
    const http = await buildHttp(server.app, { logLevel: 'error', logStream: { write: (line) => lines.push(line) } });
    mountRest(
      http,
      server.app,
      [route('GET', 'broken', { run: broken, answer: value(() => true) })],
      requestContexts(server.app),
    );
    const answer = await rawRequest(await http.listen({ port: 0, host: '127.0.0.1' }), 'GET', '/api/1.0/broken');
    const requestId = answer.headers['x-request-id'];
    expect(answer.status).toBe(500);
    expect(JSON.parse(answer.text)).toEqual({
      resultObject: null,
      hasErrors: true,
      errors: ['Something went wrong'],
      requestId,
    });
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines.map((line) => JSON.parse(line) as Json)).toEqual([
      expect.objectContaining({
        reqId: requestId,
        err: expect.objectContaining({ message: 'SELECT password_hash FROM user' }),
      }),
    ]);
    await http.close();
  });
});
