import { demoPassword } from '../config';
import { requestContexts } from '../http/context';
import { buildHttp } from '../http/server';
import { command, NoInput } from '../operation';
import { mountRest } from '../rest/mount';
import { route, value } from '../rest/route';
import { rawRequest } from './rawRequest';
import { startTestServer, type TestServer } from './testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the log tells what happened, and no password, token, cookie, query or value', async () => {
  let log = '';
  const failing = command({
    action: 'company', input: NoInput,
    run: ({ db }) => db.query('SELECT * FROM no_such_table WHERE password = ?', ['Sesame-1234']),
  });
  const http = await buildHttp(server.app, { logLevel: 'trace', logStream: { write: (line) => void (log += line) } });
  mountRest(http, server.app, [route('POST', 'failing', { run: failing, answer: value(() => true) })],
    requestContexts(server.app));
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
  await send('POST', '/graphql', json,
    { query: 'mutation($i: AuthenticateInput!) { authenticate(input: $i) { token } }', variables: { i: signIn } });
  await send('POST', '/graphql', json,
    { query: 'mutation { authenticate(input: { emailAddress: "Sesame-1234", password: 7 }) { token } }' });
  await send('POST', '/api/1.0/account/changepassword', { ...json, authorization: `Bearer ${token}` },
    { oldPassword: demoPassword, newPassword: 'x' });
  const failed = await send('POST', '/api/1.0/failing', { ...json, 'idempotency-key': 'Sesame-1234' });
  expect(failed.status).toBe(500);
  await http.close();

  const paths = log.split('\n').filter(Boolean).map((line) => JSON.parse(line).req?.path).filter(Boolean);
  expect(paths).toEqual(expect.arrayContaining(['/api/1.0/account/authenticate', '/api/1.0/customers',
    '/reset-password/', '/graphql']));
  expect(log).toContain('QueryFailedError');
  expect(log).not.toContain('Sesame');
  expect(log).not.toContain(demoPassword);
  expect(log).not.toContain(token);
  expect(log).not.toContain(token.split('.')[2]);
  expect(log).not.toMatch(/argon2|session=|Bearer/);
});
