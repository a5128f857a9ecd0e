import { aUser, ownPassword } from '../../../testing/people';
import { clientOf, startTestServer, type Client, type TestServer } from '../../../testing/testServer';

const minute = 60 * 1000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ trustProxy: '127.0.0.1' });
});
afterEach(() => server.setNow(null));
afterAll(() => server.close());

const isSignedIn = async (client: Client) => (await client.rest('GET', 'users/profile')).status === 200;
const sessionsOf = async (client: Client) => (await client.rest('GET', 'users/profile/sessions')).body.resultObject;

/** The time is written beside the request. Asks until it is, or the test takes too long. */
async function becomes<T>(read: () => Promise<T>, wanted: T): Promise<boolean> {
  while ((await read()) !== wanted);
  return true;
}

async function signInFrom(emailAddress: string, headers: Record<string, string>): Promise<Client> {
  const body = { emailAddress, password: ownPassword };
  const answer = await server.nobody.rest('POST', 'account/authenticate', body, headers);
  return clientOf(server.origin, answer.body.resultObject.token);
}

describe('the sessions of a user', () => {
  test('are listed, newest first, with device, network and times; this one is marked', async () => {
    const start = new Date('2026-11-20T06:00:00Z');
    server.setNow(start);
    const { user, client } = await aUser(server);
    server.setNow(new Date(start.getTime() + minute));
    await signInFrom(user.emailAddress, { 'user-agent': firefox, 'x-forwarded-for': '2001:db8:1:2:3::1' });
    const [newest, own, ...more] = await sessionsOf(client);
    expect(more).toEqual([]);
    expect(newest).toEqual({
      uniqueId: expect.any(String),
      device: 'Firefox 132, Windows 10',
      network: '2001:db8:1:2::/64',
      createdOn: '2026-11-20T06:01:00.000Z',
      lastSeenOn: '2026-11-20T06:01:00.000Z',
      isCurrent: false,
    });
    expect(own).toMatchObject({ isCurrent: true, createdOn: start.toISOString() });
    const { data } = await client.graphql('{ openSessions { uniqueId isCurrent } }');
    expect(data.openSessions).toEqual([newest, own].map(({ uniqueId, isCurrent }) => ({ uniqueId, isCurrent })));
  });

  test('say when they were last used', async () => {
    const start = new Date('2026-11-20T06:00:00Z');
    server.setNow(start);
    const { client } = await aUser(server);
    const used = new Date(start.getTime() + 5 * minute);
    server.setNow(used);
    await isSignedIn(client);
    const lastSeen = async () => (await sessionsOf(client))[0].lastSeenOn;
    expect(await becomes(lastSeen, used.toISOString())).toBe(true);
  });

  test('are ended one by one, or all but this one', async () => {
    const { user, client } = await aUser(server);
    const open = () => server.signIn(user.emailAddress, ownPassword);
    const [phone, laptop, till] = [await open(), await open(), await open()];
    const own = (await sessionsOf(phone)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
    const { status } = await client.rest('DELETE', `users/profile/sessions/${own.uniqueId}`);
    expect(status).toBe(200);
    expect(await Promise.all([client, phone, laptop, till].map(isSignedIn))).toEqual([true, false, true, true]);
    expect((await client.graphql('mutation { endOtherSessions }')).data).toEqual({ endOtherSessions: true });
    expect(await Promise.all([client, laptop, till].map(isSignedIn))).toEqual([true, false, false]);
    expect(await sessionsOf(client)).toHaveLength(1);
  });

  test("are nobody else's to see or end: another's is not found", async () => {
    const [{ client }, other] = [await aUser(server), await aUser(server)];
    const [{ uniqueId }] = await sessionsOf(client);
    for (const stranger of [other.client, server.admin]) {
      expect(await stranger.rest('DELETE', `users/profile/sessions/${uniqueId}`)).toMatchObject({
        status: 404,
        body: { errors: ['Session not found'] },
      });
    }
    expect(await isSignedIn(client)).toBe(true);
    expect((await server.nobody.rest('GET', 'users/profile/sessions')).status).toBe(401);
  });

  test('are all ended by an admin, and by no member', async () => {
    const { user, client } = await aUser(server);
    const path = `users/${user.uniqueId}/sessions`;
    expect((await server.member.rest('DELETE', path)).status).toBe(403);
    expect(await isSignedIn(client)).toBe(true);
    expect((await server.admin.rest('DELETE', path)).status).toBe(200);
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(server.admin)).toBe(true);
  });
});

test('a sign-in over a session of that browser ends the session it replaces; a refused one does not', async () => {
  const [one, other] = [await aUser(server), await aUser(server)];
  const over = (password: string) =>
    one.client.rest('POST', 'account/authenticate', { emailAddress: other.user.emailAddress, password });
  expect((await over('wrong')).status).toBe(401);
  expect(await isSignedIn(one.client)).toBe(true);
  const { body } = await over(ownPassword);
  expect(await isSignedIn(one.client)).toBe(false);
  expect(await isSignedIn(clientOf(server.origin, body.resultObject.token))).toBe(true);
});

describe('where sessions end when they are not used', () => {
  let idle: TestServer;
  beforeAll(async () => {
    idle = await startTestServer({ sessionIdleMs: 30 * minute });
  });
  afterAll(() => idle.close());

  test('one lasts as long as it is used, and ends after that time', async () => {
    const start = new Date('2026-11-20T06:00:00Z').getTime();
    const at = (minutes: number) => idle.setNow(new Date(start + minutes * minute));
    at(0);
    const client = await idle.signIn('member@waybill.test');
    const lastSeen = async () => {
      const own = (await sessionsOf(client)).find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
      return Date.parse(own.lastSeenOn) - start;
    };
    for (const minutes of [29, 58, 87]) {
      at(minutes);
      expect(await isSignedIn(client)).toBe(true);
      expect(await becomes(lastSeen, minutes * minute)).toBe(true);
    }
    at(117);
    expect(await client.rest('GET', 'users/profile')).toMatchObject({
      status: 401,
      body: { errors: ['Please sign in'] },
    });
    at(116);
    expect(await isSignedIn(client)).toBe(true);
  });
});
