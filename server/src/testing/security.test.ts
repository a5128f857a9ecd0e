import jwt from 'jsonwebtoken';
import { rawRequest } from './rawRequest';
import { clientOf, startTestServer, type TestServer } from './testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };
const session = () => ({ cookie: `session=${server.member.token}; signedIn=1` });
const get = (path: string, headers: Record<string, string> = {}) => rawRequest(server.origin, 'GET', path, headers);
const post = (path: string, headers: Record<string, string>, body: unknown) =>
  rawRequest(server.origin, 'POST', path, headers, typeof body === 'string' ? body : JSON.stringify(body));

describe('headers', () => {
  const paths = ['/healthz', '/graphql', '/api/1.0/customers', '/api/docs', '/login', '/no/such.file'];
  test.each(paths)('%s is sent with the strict ones', async (path) => {
    const { headers } = await get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(policy.split(';')).toHaveLength(11);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test.each([
    '/graphql',
    '/api/1.0/customers',
    '/api/1.0/openapi.json',
    '/api/docs',
    '/api/docs/start.js',
    '/api/docs/ui/swagger-ui.css',
  ])('%s is kept by no cache', async (path) => {
    expect((await get(path)).headers['cache-control']).toBe('no-store');
  });

  test('in production the browser is told to stay on https, and cookies are Secure', async () => {
    const production = await startTestServer({ production: true });
    const answer = await production.nobody.rest('POST', 'account/authenticate', {
      emailAddress: 'member@waybill.test',
      password: 'Waybill@2026',
    });
    expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
    expect(answer.headers['set-cookie']).toMatch(/Secure/);
    await production.close();
  });
});

describe('other origins', () => {
  test('the REST API is open to them, without credentials', async () => {
    const preflight = await rawRequest(server.origin, 'OPTIONS', '/api/1.0/consignments', {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization',
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    });
    const answer = await get('/api/1.0/customers', {
      origin: 'https://elsewhere.example',
      authorization: `Bearer ${server.member.token}`,
    });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    for (const { headers } of [preflight, answer]) expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('GraphQL and the pages are not', async () => {
    const answer = await post(
      '/graphql',
      { ...json, origin: 'https://elsewhere.example' },
      { query: '{ company { name } }' },
    );
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const page = await get('/', { origin: 'https://elsewhere.example' });
    expect(page.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('a cookie counts from our own pages only', async () => {
    const status = async (headers: Record<string, string>) =>
      (await get('/api/1.0/customers', { ...session(), ...headers })).status;
    const own = { host: new URL(server.origin).host };
    expect(await status({})).toBe(200);
    expect(await status({ ...own, origin: server.origin })).toBe(200);
    expect(await status({ origin: server.app.config.appUrl })).toBe(200);
    expect(await status({ origin: 'https://elsewhere.example' })).toBe(401);
    expect(await status({ origin: 'null' })).toBe(401);
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(401);
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  });

  test('a foreign page cannot make the browser of a clerk write through GraphQL', async () => {
    const query = 'mutation { logout }';
    const foreign = await post(
      '/graphql',
      { ...json, ...session(), origin: 'https://elsewhere.example' },
      { query: '{ me { firstName } }' },
    );
    expect(JSON.parse(foreign.text)).toMatchObject({ data: { me: null } });
    // Content types that a page can send without a preflight request.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain']) {
      const answer = await post('/graphql', { ...session(), 'content-type': type }, JSON.stringify({ query }));
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.text).not.toContain('data');
    }
    expect((await get(`/graphql?query=${encodeURIComponent('{ company { name } }')}`, session())).status).toBe(400);
    const knowing = await get(`/graphql?query=${encodeURIComponent('{ company { name } }')}`, {
      'apollo-require-preflight': '1',
    });
    expect(JSON.parse(knowing.text)).toEqual({ data: { company: { name: 'Waybill' } } });
    const byLink = await get(`/graphql?query=${encodeURIComponent(query)}`, {
      ...session(),
      'apollo-require-preflight': '1',
    });
    expect(byLink.status).toBe(405);
    expect((await server.member.rest('GET', 'customers?take=1')).status).toBe(200);
  });
});

describe('tokens', () => {
  const withToken = (token: string) => clientOf(server.origin, token).rest('GET', 'customers?take=1');

  test('only ours are believed', async () => {
    const { jwtSecret } = server.app.config;
    const claims = jwt.verify(server.member.token ?? '', jwtSecret) as { sid: string };
    expect((await withToken(server.member.token ?? '')).status).toBe(200);
    const forged = [
      jwt.sign({ sid: claims.sid }, 'another secret, also long enough to be one', { expiresIn: 60 }),
      jwt.sign({ sid: claims.sid }, jwtSecret, { expiresIn: -1 }),
      jwt.sign({ sid: 'no such session' }, jwtSecret, { expiresIn: 60 }),
      jwt.sign({ sub: '1' }, jwtSecret, { expiresIn: 60 }),
      jwt.sign({ sid: claims.sid }, '', { algorithm: 'none' }),
      'not a token',
    ];
    for (const token of forged) {
      expect(await withToken(token)).toMatchObject({ status: 401, body: { errors: ['Please sign in'] } });
    }
  });

  test('a broken Authorization header is not healed by a cookie', async () => {
    expect((await get('/api/1.0/customers', { ...session(), authorization: 'Basic abc' })).status).toBe(401);
  });
});
