import { demoPassword } from '../../../config';
import { clientOf, startTestServer, type TestServer } from '../../../testing/testServer';

let production: TestServer;
beforeAll(async () => {
  production = await startTestServer({ production: true });
});
afterAll(() => production.close());

const send = (method: string, path: string, cookie = '', body?: object) =>
  fetch(`${production.origin}/api/1.0/${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
const account = { emailAddress: 'member@waybill.test', password: demoPassword };
const signIn = (cookie = '') => send('POST', 'account/authenticate', cookie, account);
const tokenIn = (answer: Response) => /__Host-session=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';
const statusWith = async (cookie: string) => (await send('GET', 'users/profile', cookie)).status;

describe('in production, where the site is served over TLS', () => {
  test('cookies out of reach of scripts are of this host alone', async () => {
    expect((await signIn()).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^signedIn=1; Max-Age=43200; Path=\/; Secure; SameSite=Lax$/),
      expect.stringMatching(
        /^__Host-device-[0-9a-f]{16}=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  test('the earlier name is accepted, but not in place of the present one', async () => {
    const [mine, other] = [tokenIn(await signIn()), tokenIn(await signIn())];
    expect(await statusWith(`session=${mine}`)).toBe(200);
    await clientOf(production.origin, other).rest('PUT', 'account/logout');
    expect(await statusWith(`session=${other}; __Host-session=${mine}`)).toBe(200);
    expect(await statusWith(`session=${mine}; __Host-session=${other}`)).toBe(401);
  });

  test('a sign-in with a cookie of the earlier name replaces its session', async () => {
    const before = tokenIn(await signIn());
    const after = tokenIn(await signIn(`session=${before}`));
    expect(await statusWith(`session=${before}`)).toBe(401);
    expect(await statusWith(`session=${before}; __Host-session=${after}`)).toBe(200);
  });

  test('logout clears both names, and answers that the browser stored, but nothing that waits there', async () => {
    const { headers } = await send('PUT', 'account/logout', `__Host-session=${tokenIn(await signIn())}`);
    const cleared = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    expect(cleared).toEqual(['session=', '__Host-session=', 'signedIn=', '__Host-signedIn=']);
    expect(headers.get('clear-site-data')).toBe('"cache"');
    const byGraphql = await fetch(`${production.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { logout }' }),
    });
    expect(byGraphql.headers.get('clear-site-data')).toBe('"cache"');
  });
});
