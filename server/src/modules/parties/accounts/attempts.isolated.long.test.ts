import * as argon2 from '@node-rs/argon2';
import { unused } from '../../../testing/factories';
import { demoPassword } from '../../../config';
import { aUser, ownPassword } from '../../../testing/people';
import { startTestServer, type Client, type TestServer } from '../../../testing/testServer';

/** Counts the calls of the real hash function, and how many run concurrently. */
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});
const { verify: realVerify } = jest.requireActual<typeof argon2>('@node-rs/argon2');
const verify = jest.mocked(argon2.verify);

let server: TestServer;
beforeAll(async () => {
  // The test's address is trusted as a proxy, so that clients can have different addresses.
  server = await startTestServer({ trustProxy: '127.0.0.1' });
});
afterEach(() => {
  server.setNow(null);
  verify.mockImplementation(realVerify);
});
afterAll(() => server.close());

const minute = 60 * 1000;
const member = 'member@waybill.test';
const refused = { status: 401, body: { errors: ['Invalid email address or password'] } };
const tooMany = { status: 429, body: { errors: ['Too many failed sign-ins; please try again in 15 minutes'] } };

const tryFrom = (address: string, emailAddress: string, password: string, cookie = '') =>
  server.nobody.rest(
    'POST',
    'account/authenticate',
    { emailAddress, password },
    { 'x-forwarded-for': address, ...(cookie && { cookie }) },
  );
const failTimes = async (times: number, email: string, addressOf: (n: number) => string, cookie?: string) => {
  for (let n = 0; n < times; n += 1) expect(await tryFrom(addressOf(n), email, 'wrong', cookie)).toMatchObject(refused);
};
const isSignedIn = async (client: Client) => (await client.rest('GET', 'users/profile')).status === 200;

/** The known-device cookie set by signing in. */
async function deviceOf(email: string, address: string, password = ownPassword): Promise<string> {
  const answer = await fetch(`${server.origin}/api/1.0/account/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ emailAddress: email, password }),
  });
  const cookie = answer.headers
    .getSetCookie()
    .find((each) => each.startsWith('device-'))
    ?.split(';')[0];
  if (!cookie) throw new Error('No device cookie was set');
  return cookie;
}

const accounts: [string, () => Promise<string>][] = [
  ['an account', async () => (await aUser(server)).user.emailAddress],
  ['no account', async () => `nobody${unused()}@waybill.test`],
];

describe('strangers', () => {
  test.each(accounts)(
    'ten failures for %s from one address: 429 there even for the right password',
    async (_, account) => {
      const email = await account();
      await failTimes(10, email, () => '10.1.0.1');
      const answer = await tryFrom('10.1.0.1', email, ownPassword);
      expect(answer).toMatchObject(tooMany);
      expect(answer.headers['retry-after']).toBe('900');
      expect(await tryFrom('10.1.0.1', email.toUpperCase(), ownPassword)).toMatchObject(tooMany);
      expect((await tryFrom('10.1.0.2', email, 'wrong')).status).toBe(401);
    },
  );

  test('GraphQL refuses with the same code, and an IPv6 client is its /64', async () => {
    const {
      user: { emailAddress },
    } = await aUser(server);
    await failTimes(10, emailAddress, (n) => `2001:db8:1:2::${n + 1}`);
    const input = { emailAddress, password: ownPassword };
    const answer = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '2001:db8:1:2:ffff::1' },
      body: JSON.stringify({
        query: 'mutation($input: AuthenticateInput!) { authenticate(input: $input) { token } }',
        variables: { input },
      }),
    });
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
    expect((await tryFrom('2001:db8:1:3::1', emailAddress, ownPassword)).status).toBe(200);
  });

  test('elsewhere do not keep the owner out, open sessions go on, and after 15 minutes all is well', async () => {
    const start = new Date('2026-11-20T06:00:00Z');
    server.setNow(start);
    const {
      user: { emailAddress },
      client,
    } = await aUser(server);
    await failTimes(10, emailAddress, () => '10.1.1.1');
    expect(await isSignedIn(client)).toBe(true);
    expect((await tryFrom('10.1.1.2', emailAddress, ownPassword)).status).toBe(200);
    server.setNow(new Date(start.getTime() + 15 * minute - 1000));
    expect(await tryFrom('10.1.1.1', emailAddress, ownPassword)).toMatchObject(tooMany);
    server.setNow(new Date(start.getTime() + 15 * minute + 1000));
    expect((await tryFrom('10.1.1.1', emailAddress, ownPassword)).status).toBe(200);
  });

  test('from ever new addresses have a hundred tries at one account', async () => {
    const email = `nobody${unused()}@waybill.test`;
    await failTimes(100, email, (n) => `10.2.${n}.1`);
    expect(await tryFrom('10.2.200.1', email, 'wrong')).toMatchObject(tooMany);
  });

  test('a hundred from one address, over many accounts: 429 there, and nowhere else', async () => {
    for (let batch = 0; batch < 10; batch += 1) {
      const ten = Array.from({ length: 10 }, (_, n) => tryFrom('10.3.0.1', `a${batch}x${n}@waybill.test`, 'x'));
      for (const answer of await Promise.all(ten)) expect(answer.status).toBe(401);
    }
    expect(await tryFrom('10.3.0.1', member, demoPassword)).toMatchObject(tooMany);
    expect((await tryFrom('10.3.0.2', member, demoPassword)).status).toBe(200);
  });
});

describe('a known device', () => {
  test('signs in although strangers, also behind its own address, have used up theirs', async () => {
    const {
      user: { emailAddress },
    } = await aUser(server);
    const device = await deviceOf(emailAddress, '10.4.0.1');
    await failTimes(10, emailAddress, () => '10.4.0.1');
    await failTimes(90, emailAddress, (n) => `10.4.1.${n}`);
    expect(await tryFrom('10.4.0.1', emailAddress, ownPassword)).toMatchObject(tooMany);
    expect(await tryFrom('10.4.2.1', emailAddress, ownPassword)).toMatchObject(tooMany);
    expect((await tryFrom('10.4.0.1', emailAddress, ownPassword, device)).status).toBe(200);
  });

  test("has ten tries of its own, which leave a stranger's untouched", async () => {
    const {
      user: { emailAddress },
    } = await aUser(server);
    const device = await deviceOf(emailAddress, '10.5.0.1');
    await failTimes(10, emailAddress, (n) => `10.5.0.${n}`, device);
    expect(await tryFrom('10.5.0.99', emailAddress, ownPassword, device)).toMatchObject(tooMany);
    expect((await tryFrom('10.5.0.1', emailAddress, ownPassword)).status).toBe(200);
  });

  test.each(["another account's", 'a forged', 'a cut'])('%s cookie makes no device known', async (kind) => {
    const {
      user: { emailAddress },
    } = await aUser(server);
    const own = await deviceOf(emailAddress, '10.6.0.1');
    const other = await deviceOf(member, '10.6.0.1', demoPassword);
    const [name = '', value = ''] = own.split('=');
    const cookie = {
      "another account's": `${name}=${other.split('=')[1]}`,
      'a forged': `${name}=x${value}`,
      'a cut': `${name}=${value.slice(0, -5)}`,
    }[kind];
    await failTimes(10, emailAddress, () => '10.6.0.2');
    expect(await tryFrom('10.6.0.2', emailAddress, ownPassword, cookie)).toMatchObject(tooMany);
  });

  test('is unknown after a change of password, but for the one that changed it', async () => {
    const {
      user: { emailAddress },
      client,
    } = await aUser(server);
    const device = await deviceOf(emailAddress, '10.7.0.1');
    const answer = await fetch(`${server.origin}/api/1.0/account/changepassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.token}` },
      body: JSON.stringify({ oldPassword: ownPassword, newPassword: 'another password' }),
    });
    const changed = answer.headers.getSetCookie()[0]?.split(';')[0];
    await failTimes(10, emailAddress, () => '10.7.0.2');
    expect(await tryFrom('10.7.0.2', emailAddress, 'another password', device)).toMatchObject(tooMany);
    expect((await tryFrom('10.7.0.2', emailAddress, 'another password', changed)).status).toBe(200);
  });
});

describe('many at the same moment', () => {
  test.each(accounts)('for %s: no more passwords are checked than the limit allows', async (_, account) => {
    const email = await account();
    verify.mockClear();
    const answers = await Promise.all(Array.from({ length: 400 }, () => tryFrom('10.8.0.1', email, 'wrong')));
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    // On a loaded machine some requests are refused with 503.
    expect(count(401) + count(429) + count(503)).toBe(400);
    expect([count(401) <= 10, count(401) > 0, verify.mock.calls.length <= 10]).toEqual([true, true, true]);
  });

  test('at many accounts: few are checked at once, a bounded number waits, the rest is told to come back uncounted', async () => {
    let [running, most] = [0, 0];
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    verify.mockImplementation(async () => {
      most = Math.max(most, (running += 1));
      await held;
      running -= 1;
      return false;
    });
    let busy = 0;
    const all = Promise.all(
      Array.from({ length: 120 }, async (_, n) => {
        const answer = await tryFrom(`10.9.0.${n}`, `many${n}@waybill.test`, 'wrong');
        if (answer.status === 503) busy += 1;
        // Once the last refusable request was refused, the pending ones continue.
        if (busy === 120 - 64 - most) release();
        return answer;
      }),
    );
    const answers = await all;
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(64 + most);
    expect(answers.find(({ status }) => status === 503)?.body.errors).toEqual(['The server is busy; please try again']);
    expect(most).toBeLessThanOrEqual(2);
    const [row] = await server.app.database.reader.query(
      "SELECT COUNT(*) AS n FROM refused_sign_in WHERE client_network LIKE '10.9.%'",
    );
    expect(Number(row.n)).toBe(64 + most);
  });
});
