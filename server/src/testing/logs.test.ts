import { once } from 'node:events';
import { connect } from 'node:net';
import { demoPassword } from '../config';
import { requestContexts } from '../api/http/context';
import { buildHttp } from '../api/http/server';
import { command, NoInput } from '../core/operation/operation';
import { mountRest } from '../api/rest/mount';
import { route, value } from '../core/module/route';
import { rawRequest } from './rawRequest';
import { inTheStreet, parcelsOf, tokenOf } from './runSheets';
import { startTestServer, type TestServer } from './testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the log tells what happened, and no password, token, cookie, query or value', async () => {
  let log = '';
  const failing = command({
    action: 'company',
    input: NoInput,
    run: ({ db }) => db.query('SELECT * FROM no_such_table WHERE password = ?', ['Sesame-1234']),
  });
  const http = await buildHttp(server.app, { logLevel: 'trace', logStream: { write: (line) => void (log += line) } });
  mountRest(
    http,
    server.app,
    [route('POST', 'failing', { run: failing, answer: value(() => true) })],
    requestContexts(server.app),
  );
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });
  const json = { 'content-type': 'application/json' };
  const send = (method: string, path: string, headers: Record<string, string>, body?: unknown) =>
    rawRequest(origin, method, path, headers, body === undefined ? undefined : JSON.stringify(body));

  const signIn = { emailAddress: 'member@waybill.test', password: demoPassword };
  const { text } = await send('POST', '/api/1.0/account/authenticate', json, signIn);
  const { token } = JSON.parse(text).resultObject;
  await send('POST', '/api/1.0/account/authenticate', json, { ...signIn, password: 'Wrong-Sesame-1234' });
  await send('GET', '/api/1.0/customers?searchText=Sesame-1234', { authorization: `Bearer ${token}` });
  await send('GET', '/api/1.0/customers', { cookie: `session=${token}; other=Sesame-1234` });
  await send('GET', '/reset-password/?EmailAddress=a@b.c&Guid=Sesame-1234&Id=1', {});
  await send('POST', '/graphql', json, {
    query: 'mutation($i: AuthenticateInput!) { authenticate(input: $i) { token } }',
    variables: { i: signIn },
  });
  await send('POST', '/graphql', json, {
    query: 'mutation { authenticate(input: { emailAddress: "Sesame-1234", password: 7 }) { token } }',
  });
  await send(
    'POST',
    '/api/1.0/account/changepassword',
    { ...json, authorization: `Bearer ${token}` },
    { oldPassword: demoPassword, newPassword: 'x' },
  );
  const failed = await send('POST', '/api/1.0/failing', { ...json, 'idempotency-key': 'Sesame-1234' });
  expect(failed.status).toBe(500);
  await http.close();

  const paths = log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).req?.path)
    .filter(Boolean);
  expect(paths).toEqual(
    expect.arrayContaining(['/api/1.0/account/authenticate', '/api/1.0/customers', '/reset-password/', '/graphql']),
  );
  expect(log).toContain('QueryFailedError');
  expect(log).not.toContain('Sesame');
  expect(log).not.toContain(demoPassword);
  expect(log).not.toContain(token);
  expect(log).not.toContain(token.split('.')[2]);
  expect(log).not.toMatch(/argon2|session=|Bearer/);
});

test('the log has neither the link of a run sheet nor its PIN', async () => {
  let log = '';
  const http = await buildHttp(server.app, { logLevel: 'trace', logStream: { write: (line) => void (log += line) } });
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });
  const { url, pin } = await inTheStreet(server, await parcelsOf(server, 1));
  const token = tokenOf(url);
  const wrong = pin === '0000' ? '0001' : '0000';
  const post = (path: string, body: object) =>
    rawRequest(origin, 'POST', path, { 'content-type': 'application/json' }, JSON.stringify(body));
  const statuses = [];
  for (const given of [pin, wrong]) statuses.push((await post(`/api/1.0/run/${token}/open`, { pin: given })).status);
  const document = 'mutation($i: OpenRunInput!) { openRun(input: $i) { token } }';
  await post('/graphql', { query: document, variables: { i: { token, pin } } });
  await post('/graphql', { query: `mutation { openRun(input: { token: "${token}", pin: ${pin} }) { token } }` });
  for (const path of [`/run/${token}`, `/run/${token}/none`, `/api/1.0/run/${token}`, `/run/${token}?pin=${pin}`])
    await rawRequest(origin, 'GET', path);
  await http.close();
  expect(statuses).toEqual([200, 401]);
  expect(log).toContain('"path":"/api/1.0/run/.../open"');
  expect(log).toContain('"path":"/run/..."');
  expect(log).not.toContain(token);
  expect(log).not.toMatch(new RegExp(`["' ]${pin}["' \\\\]`));
});

describe('what is logged of a call that fails', () => {
  const answer = value(() => true);
  const run = command({
    action: 'company',
    input: NoInput,
    run: () => Promise.reject(new Error('database or disk is full')),
  });

  async function logging() {
    const lines: { level: number; msg: string; reqId?: string; err?: { message: string } }[] = [];
    const told = new EventTarget();
    const write = (line: string) => {
      lines.push(JSON.parse(line));
      told.dispatchEvent(new Event('line'));
    };
    const http = await buildHttp(server.app, { logLevel: 'info', logStream: { write } });
    const routes = (['GET', 'POST', 'PUT', 'DELETE'] as const).map((method) =>
      route(method, 'failing', { run, answer }),
    );
    mountRest(http, server.app, routes, requestContexts(server.app));
    return { http, lines, told, origin: await http.listen({ port: 0, host: '127.0.0.1' }) };
  }

  test.each(['GET', 'POST', 'PUT', 'DELETE'])('%s: an error, with the id that the client was given', async (method) => {
    const { http, lines, origin } = await logging();
    const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
    const { status, text } = await rawRequest(
      origin,
      method,
      '/api/1.0/failing',
      body ? { 'content-type': 'application/json' } : {},
      body,
    );
    await http.close();
    expect(status).toBe(500);
    expect(lines.filter(({ level }) => level >= 40)).toEqual([
      expect.objectContaining({
        level: 50,
        msg: 'request failed',
        reqId: JSON.parse(text).requestId,
        err: expect.objectContaining({ message: 'database or disk is full' }),
      }),
    ]);
    expect(lines.map(({ msg }) => msg)).not.toContain('the client left');
  });

  test('a client that leaves before its request is whole is no error', async () => {
    const { http, lines, told, origin } = await logging();
    const { port } = new URL(origin);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    const begun = once(told, 'line');
    socket.write(
      'POST /api/1.0/account/authenticate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"email',
    );
    await begun;
    socket.destroy();
    while (!lines.some(({ msg }) => msg === 'the client left')) await once(told, 'line');
    await http.close();
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });

  test('a client that resets its connection at once is no error', async () => {
    const { http, lines, origin } = await logging();
    for (const path of ['/api/1.0/customers', '/graphql', '/dynamic/images/profile']) {
      await Promise.all(
        Array.from({ length: 40 }, async () => {
          const socket = connect(Number(new URL(origin).port), '127.0.0.1');
          await once(socket, 'connect');
          socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\ncookie: session=none\r\n\r\n`, () =>
            socket.resetAndDestroy(),
          );
          await once(socket, 'close');
        }),
      );
    }
    expect((await rawRequest(origin, 'GET', '/healthz', {})).status).toBe(200);
    await http.close();
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });
});
