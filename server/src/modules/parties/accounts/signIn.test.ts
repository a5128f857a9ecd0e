import jwt from 'jsonwebtoken';
import { demoPassword } from '../../../config';
import { anInvitedUser, aUser, ownPassword, putOf } from '../../../testing/people';
import { clientOf, startTestServer, type Client, type TestServer } from '../../../testing/testServer';
import { Session } from './session.entity';

let server: TestServer;
beforeAll(async () => {
  // The test's address is trusted as a proxy, so that clients can have different addresses.
  server = await startTestServer({ trustProxy: '127.0.0.1' });
});
afterEach(() => server.setNow(null));
afterAll(() => server.close());

const hour = 60 * 60 * 1000;
const member = 'member@waybill.test';
const refused = { status: 401, body: { errors: ['Invalid email address or password'] } };

const tryFrom = (address: string, emailAddress: string, password: string) =>
  server.nobody.rest('POST', 'account/authenticate', { emailAddress, password }, { 'x-forwarded-for': address });
const signIn = (password: string, emailAddress = member) => tryFrom('10.0.0.1', emailAddress, password);
const isSignedIn = async (client: Client) => (await client.rest('GET', 'users/profile')).status === 200;

const authenticate = `mutation($input: AuthenticateInput!) {
  authenticate(input: $input) { token user { firstName role lastLoginDate } }
}`;
const logout = 'mutation { logout }';

describe('signing in', () => {
  test('REST answers the four fields and the token; the address in any case, with spaces', async () => {
    const { body } = await signIn(demoPassword, ' Member@WAYBILL.test ');
    expect(body.resultObject).toEqual({
      firstName: 'Rohan',
      imagePath: null,
      role: 2,
      uniqueId: expect.any(String),
      token: expect.any(String),
    });
    expect(await isSignedIn(clientOf(server.origin, body.resultObject.token))).toBe(true);
  });

  test('GraphQL answers the user and the token, and keeps the time', async () => {
    const now = new Date('2026-11-20T10:00:00Z');
    server.setNow(now);
    const input = { emailAddress: member, password: demoPassword };
    const { data } = await server.nobody.graphql(authenticate, { input });
    expect(data.authenticate).toEqual({
      token: expect.any(String),
      user: { firstName: 'Rohan', role: 'Member', lastLoginDate: now.toISOString() },
    });
  });

  test('sets a session cookie out of reach of scripts, and one that tells the web of it', async () => {
    const { headers } = await rawSignIn();
    const cookies = headers.getSetCookie();
    expect(cookies).toEqual([
      expect.stringMatching(/^session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^signedIn=1; Max-Age=43200; Path=\/; SameSite=Lax$/),
      expect.stringMatching(/^device-[0-9a-f]{16}=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('both APIs name what is missing', async () => {
    const messages = ['Please enter email address', 'Please enter password'];
    expect((await server.nobody.rest('POST', 'account/authenticate', {})).body.errors).toEqual(messages);
    const { errors } = await server.nobody.graphql(authenticate, { input: { emailAddress: ' ' } });
    expect(errors?.[0]?.extensions.messages).toEqual(messages);
  });

  test('a wrong address, a wrong password, a blocked and a waiting account are refused in the same words', async () => {
    const { user } = await aUser(server);
    await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { isActive: false }));
    await anInvitedUser(server, { emailAddress: 'waits@waybill.test' });
    expect(await signIn(demoPassword, 'nobody@waybill.test')).toMatchObject(refused);
    expect(await signIn('not the password')).toMatchObject(refused);
    expect(await signIn(ownPassword, user.emailAddress)).toMatchObject(refused);
    expect(await signIn(demoPassword, 'waits@waybill.test')).toMatchObject(refused);
    const input = { emailAddress: member, password: 'wrong' };
    expect((await server.nobody.graphql(authenticate, { input })).errors?.[0]).toMatchObject({
      message: 'Invalid email address or password',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  test('an address that only looks like another one is another one', async () => {
    expect(await signIn(demoPassword, 'mémber@waybill.test')).toMatchObject(refused);
    expect((await signIn(demoPassword, 'member@waybill.test\u0000')).status).toBe(400);
  });

  test('an idempotency key keeps no token: each sign-in is a new one', async () => {
    const body = { emailAddress: member, password: demoPassword };
    const once = () => server.nobody.rest('POST', 'account/authenticate', body, { 'idempotency-key': 'same' });
    expect((await once()).body.resultObject.token).not.toBe((await once()).body.resultObject.token);
  });
});

describe('a session', () => {
  test('lasts twelve hours', async () => {
    const start = new Date('2026-11-20T06:00:00Z');
    server.setNow(start);
    const client = await server.signIn(member);
    server.setNow(new Date(start.getTime() + 12 * hour - 1000));
    expect(await isSignedIn(client)).toBe(true);
    server.setNow(new Date(start.getTime() + 12 * hour + 1000));
    expect(await isSignedIn(client)).toBe(false);
  });

  test.each([
    ['no token', () => ''],
    ['rubbish', () => 'rubbish'],
    ['a token with another secret', () => jwt.sign({ sid: 'x' }, 'another secret that is long enough for it')],
    [
      'a token without a signature',
      (token: string) => {
        const payload = token.split('.')[1];
        return `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
      },
    ],
    ['a token for no session', () => jwt.sign({ sid: 'x' }, server.app.config.jwtSecret)],
    ['a token whose claim is not a text', () => jwt.sign({ sid: { $ne: null } }, server.app.config.jwtSecret)],
  ])('%s is nobody: 401', async (_, make) => {
    expect(await isSignedIn(clientOf(server.origin, make(server.member.token ?? '')))).toBe(false);
  });

  test('is ended by logout on the server, and only that one', async () => {
    const open = () => server.signIn(member);
    const [here, there, third] = [await open(), await open(), await open()];
    expect((await here.rest('PUT', 'account/logout')).status).toBe(200);
    expect((await third.graphql(logout)).data).toEqual({ logout: true });
    expect(await Promise.all([here, there, third].map(isSignedIn))).toEqual([false, true, false]);
  });

  test('logout takes an empty body under any name, again and again, and clears both cookies', async () => {
    const client = await server.signIn(member);
    const headers = {
      authorization: `Bearer ${client.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'x',
    };
    for (const body of [undefined, '', '{}']) {
      const answer = await fetch(`${server.origin}/api/1.0/account/logout`, { method: 'PUT', headers, body });
      expect(await answer.json()).toEqual({ resultObject: true, hasErrors: false, errors: [] });
      expect(answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual(['session=', 'signedIn=']);
    }
    expect(await isSignedIn(client)).toBe(false);
  });

  test('the cookie counts from our own page, and never across sites', async () => {
    const cookie = (await rawSignIn()).headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${server.origin}/api/1.0/users/profile`, { headers: { cookie, ...headers } })).status;
    expect(await statusWith({})).toBe(200);
    expect(await statusWith({ origin: server.origin })).toBe(200);
    expect(await statusWith({ origin: server.app.config.appUrl })).toBe(200);
    expect(await statusWith({ origin: 'https://evil.test' })).toBe(401);
    expect(await statusWith({ origin: 'null' })).toBe(401);
    expect(await statusWith({ 'sec-fetch-site': 'cross-site' })).toBe(401);
  });

  test('its row holds no token', async () => {
    const rows = await server.app.database.reader.manager.find(Session);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(server.member.token);
  });
});

describe('the client address', () => {
  test("is the socket's where no balancer is named: a header cannot change it", async () => {
    const direct = await startTestServer();
    const body = { emailAddress: member, password: 'x' };
    for (const address of ['10.0.0.1', '10.0.0.2']) {
      await direct.nobody.rest('POST', 'account/authenticate', body, { 'x-forwarded-for': address });
    }
    const rows = await direct.app.database.reader.query(
      'SELECT DISTINCT client_network AS network FROM refused_sign_in',
    );
    await direct.close();
    expect(rows).toEqual([{ network: '127.0.0.1' }]);
  });

  test('a forged address of any length is no error', async () => {
    expect(await tryFrom('x'.repeat(500), member, 'wrong')).toMatchObject({ status: expect.any(Number) });
    expect((await tryFrom('x'.repeat(500), member, 'wrong')).status).toBe(401);
  });
});

async function rawSignIn(): Promise<Response> {
  return fetch(`${server.origin}/api/1.0/account/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailAddress: member, password: demoPassword }),
  });
}
