/** Requests that are refused before any work: too large, too deep, too slow, or without a session. */
import { connect } from 'node:net';
import { getIntrospectionQuery } from 'graphql';
import { jsonLimit, uploadLimit } from '../core/operation/inputLimits';
import { rawRequest } from './rawRequest';
import { startTestServer, type Json, type TestServer } from './testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await rawRequest(server.origin, 'POST', path, { ...json, ...headers }, text);
  return { ...answer, body: JSON.parse(answer.text) as Json };
};
const asMember = () => ({ authorization: `Bearer ${server.member.token}` });
const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`unknown${at}`, 1]));
const ids = (count: number) => Array.from({ length: count }, (_, at) => ({ uniqueId: String(at).padStart(36, '0') }));
const enquire = 'mutation($input: SubmitEnquiryInput!) { submitEnquiry(input: $input) { uniqueId } }';

describe('failures', () => {
  test('an object with more fields than its type is refused unread', async () => {
    const variables = { input: unknownFields(10_000) };
    const { status, body } = await post('/graphql', { query: enquire, variables }, asMember());
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ message: 'input: has too many fields' })]]);
    expect(await server.nobody.rest('POST', 'enquiries', unknownFields(500))).toMatchObject({
      status: 400,
      body: { errors: ['Too many fields'] },
    });
  });

  test('after twenty of them nobody looks for more', async () => {
    const search = { vendorId: Array.from({ length: 5_000 }, () => '!') };
    const query = 'query($search: ConsignmentSearch) { consignments(search: $search) { rowCount } }';
    const { errors } = await server.member.graphql(query, { search });
    expect(errors?.[0]?.extensions.messages).toEqual(
      Array.from({ length: 20 }, () => 'vendorId: Reference must be an id or a uniqueId'),
    );
    const { body } = await server.member.rest('POST', 'consignments', unknownFields(25));
    expect(body.errors).toHaveLength(20);
    const fields = Array.from({ length: 25 }, (_, at) => `unknown${at}`).join(' ');
    const wrong = await server.member.graphql(`{ company { ${fields} } }`);
    expect(wrong.errors).toHaveLength(20);
  });

  test('nobody is told how a field might have been spelled', async () => {
    const { errors } = await server.nobody.graphql('{ company { nam } }');
    expect(errors?.map(({ message }) => message)).toEqual(['Cannot query field "nam" on type "Company".']);
  });

  test('names that every object has are unknown like all others', async () => {
    const query = 'query($__proto__: Int, $constructor: String) { company { name @include(if: true) } }';
    expect((await server.nobody.graphql(query)).status).toBe(400);
    const search = { toString: 1, constructor: 1, hasOwnProperty: null };
    const { errors } = await server.member.graphql(
      'query($search: CustomerSearch, $valueOf: Int) { customers(search: $search) { rowCount @skip(if: false) } states(search: { take: $valueOf }) { rowCount } }',
      { search },
    );
    expect(errors?.[0]?.extensions.messages).toEqual([
      'Unknown field toString',
      'Unknown field constructor',
      'Unknown field hasOwnProperty',
    ]);
  });
});

describe('bodies', () => {
  const large = { text: 'x'.repeat(jsonLimit) };

  test('a list of 5,000 records fits', async () => {
    const manifest = await post('/api/1.0/manifest?courierId=4&cargoId=32', ids(5_000), asMember());
    expect([manifest.status, manifest.body.errors]).toEqual([400, ['Consignment not found']]);
  });

  test('a larger one is 413 in the shape of its API', async () => {
    expect(await post('/api/1.0/customers', large, asMember())).toMatchObject({
      status: 413,
      body: { resultObject: null, hasErrors: true, errors: ['The request is too large'] },
    });
    const messages = ['The request is too large'];
    expect(await post('/graphql', large)).toMatchObject({
      status: 413,
      body: { errors: [{ message: messages[0], extensions: { code: 'TOO_LARGE', messages, fields: {} } }] },
    });
  });

  test("one that says how large it will be is refused before it comes, and nobody's is not waited for either", async () => {
    const announce = (path: string, headers: Record<string, string>) =>
      answerTo(
        [
          `POST ${path} HTTP/1.1`,
          'host: localhost',
          'content-type: application/json',
          'content-length: 5000000',
          ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
          '',
          '',
        ].join('\r\n'),
      );
    expect(await announce('/graphql', {})).toMatch(/^HTTP\/1.1 413 /);
    expect(await announce('/api/1.0/customers', asMember())).toMatch(/^HTTP\/1.1 413 /);
    expect(await announce('/api/1.0/customers', {})).toMatch(/^HTTP\/1.1 401 /);
    const upload = {
      ...asMember(),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(uploadLimit + 2 * jsonLimit),
    };
    const headers = Object.entries(upload).map(([name, value]) => `${name}: ${value}`);
    expect(
      await answerTo(
        ['POST /api/1.0/users/profile/image HTTP/1.1', 'host: localhost', ...headers, '', ''].join('\r\n'),
      ),
    ).toMatch(/^HTTP\/1.1 413 /);
  });

  test('without a session 16 KB are the most, and the length is given', async () => {
    const enquiry = (characters: number) => post('/api/1.0/enquiries', { text: 'x'.repeat(characters) });
    expect((await enquiry(16_000)).status).toBe(400);
    expect(await enquiry(17_000)).toMatchObject({ status: 413, body: { errors: ['The request is too large'] } });
    expect((await post('/api/1.0/customers', { text: 'x'.repeat(17_000) })).status).toBe(401);
    expect((await post('/api/1.0/customers', { text: 'x'.repeat(17_000) }, asMember())).status).toBe(400);
    const unknown = 'host: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked';
    expect(await answerTo(`POST /graphql HTTP/1.1\r\n${unknown}\r\n\r\n`)).toMatch(/^HTTP\/1.1 413 /);
  });

  test('one that is nested deeply is 400', async () => {
    const deep = `${'['.repeat(8_000)}${']'.repeat(8_000)}`;
    const variables = await post('/graphql', `{"query":"{ company { name } }","variables":{"a":${deep}}}`);
    expect([variables.status, variables.body.errors[0].message]).toEqual([400, 'The body is nested too deeply']);
    for (const body of [deep, `{"name":${deep}}`]) {
      expect(await post('/api/1.0/enquiries', body)).toMatchObject({
        status: 400,
        body: { errors: ['The body is nested too deeply'] },
      });
    }
    const nested = encodeURIComponent(`{"a":${'['.repeat(1_000)}${']'.repeat(1_000)}}`);
    const byLink = await rawRequest(
      server.origin,
      'GET',
      `/graphql?query=%7Bcompany%7Bname%7D%7D&variables=${nested}`,
      { 'apollo-require-preflight': '1' },
    );
    expect([byLink.status, (JSON.parse(byLink.text) as Json).errors[0].message]).toEqual([
      400,
      'The variables are nested too deeply',
    ]);
  });

  test('what is no JSON is 400 for GraphQL in its own shape', async () => {
    const answer = await post('/graphql', '{"query":');
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [expect.objectContaining({ message: 'The body is not valid JSON' })],
    ]);
  });

  test('one that comes in drips is closed', async () => {
    const short = await startTestServer({ requestTimeoutMs: 500 });
    const { hostname, port } = new URL(short.origin);
    const socket = connect(Number(port), hostname);
    const drip = setInterval(() => socket.write(' '), 50);
    socket.write(
      'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
    );
    socket.resume().on('error', () => undefined);
    await new Promise((closed) => socket.once('close', closed));
    clearInterval(drip);
    expect(socket.bytesWritten).toBeLessThan(1_000);
    await short.close();
  });

  test('what is no request is refused in the envelope', async () => {
    const long = await answerTo(
      `GET /api/1.0/customers?searchText=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
    );
    expect(long).toMatch(/^HTTP\/1.1 431 /);
    expect(JSON.parse(long.split('\r\n\r\n')[1] ?? '')).toEqual({
      resultObject: null,
      hasErrors: true,
      errors: ['The address or the headers are too long'],
    });
    expect(await answerTo('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*"errors":\["Bad request"\]/);
  });

  test('connections beyond the limit are not taken', async () => {
    const few = await startTestServer({ maxConnections: 20 });
    const { hostname, port } = new URL(few.origin);
    const sockets = Array.from({ length: 40 }, () => connect(Number(port), hostname).on('error', () => undefined));
    await Promise.all(
      sockets.slice(20).map((socket) => new Promise((closed) => socket.resume().once('close', closed))),
    );
    expect(await connections(few)).toBeLessThanOrEqual(20);
    for (const socket of sockets) socket.destroy();
    await few.close();
  });
});

const connections = ({ http }: TestServer) =>
  new Promise<number>((tell) => http.server.getConnections((_, count) => tell(count)));

function answerTo(text: string): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.once('error', reject).once('data', (data: Buffer) => {
      resolve(data.toString());
      socket.destroy();
    });
  });
}

describe('the schema about itself', () => {
  const signIn = {
    status: 401,
    body: { errors: [{ message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } }] },
  };

  test('tells nothing to nobody', async () => {
    for (const query of [
      getIntrospectionQuery(),
      '{ __schema { queryType { name } } }',
      '{ ...A } fragment A on Query { __type(name: "User") { name } }',
    ]) {
      expect(await post('/graphql', { query })).toMatchObject(signIn);
    }
    expect((await server.nobody.graphql('{ __typename company { __typename name } }')).data).toEqual({
      __typename: 'Query',
      company: { __typename: 'Company', name: 'Waybill' },
    });
  });

  test('answers the playground', async () => {
    const { data } = await server.member.graphql(getIntrospectionQuery());
    expect(data.__schema.types.length).toBeGreaterThan(50);
    const spelled = await server.member.graphql(`${getIntrospectionQuery()} `.replace(/\s+/g, ' '));
    expect(spelled.errors?.[0]?.message).toBe('The query is nested deeper than 12 levels');
    const named = await server.member.graphql(
      '{ __type(name: "Customer") { name fields { name type { name kind ofType { name } } } } }',
    );
    expect(named.data.__type.name).toBe('Customer');
  });

  test('is counted: by names, by rows of its lists, by what fragments stand for', async () => {
    const many = (name: string, inside: string) =>
      Array.from({ length: 58 }, (_, at) => `${name}${at}: ${inside}`).join(' ');
    const wide = `{ __schema { types { ${many('a', 'fields { type { ...F } }')} } } } fragment F on __Type { ${many('b', 'fields { name }')} }`;
    expect((await server.admin.graphql(wide)).errors?.[0]?.message).toBe('The query has more than 30 aliases');
    const deep = '{ __schema { types { fields { type { fields { name } } } } } }';
    expect((await server.admin.graphql(deep)).errors?.[0]?.message).toMatch(/^The query costs \d+, more than 100000/);
  });
});

test('without a session a document is small; with a lost one the answer is the same as ever', async () => {
  const long = `{ consignments { rows { ${Array.from({ length: 6 }, (_, at) => `a${at}: awbNo`).join(' ')} } } }`;
  expect(await post('/graphql', { query: long })).toMatchObject({
    status: 401,
    body: { errors: [{ message: 'Please sign in', extensions: { code: 'UNAUTHENTICATED' } }] },
  });
  expect((await server.member.graphql(long)).errors).toBeUndefined();
});
