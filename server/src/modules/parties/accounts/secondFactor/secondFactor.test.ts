import { inTransaction } from '../../../../db/write/transaction';
import { aUser, ownPassword } from '../../../../testing/people';
import { anUnconfirmedSecondFactor, appOf, aUserWithSecondFactor } from '../../../../testing/secondFactors';
import { clientOf, startTestServer, type TestServer } from '../../../../testing/testServer';
import { resealSecrets } from './codes';
import { removeSecondFactorOf } from './removeSecondFactorOf';
import { SecondFactor } from './secondFactor.entity';

const start = new Date('2026-11-20T06:00:10Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.setNow(start));
afterAll(() => server.close());

const signIn = (emailAddress: string, code?: string, password = ownPassword) =>
  server.nobody.rest('POST', 'account/authenticate', { emailAddress, password, code });
const said = ({ status, body }: Awaited<ReturnType<typeof signIn>>) => [status, ...body.errors];
const wanted = [401, 'Please enter the code of your authenticator app'];
const wrong = [401, 'The code is not correct, or was used already'];
/** Not a code of any step near: with the last digit moved on it may be one of a neighbouring step. */
const notCodeOf = (code: string) => String((Number(code) + 111_111) % 1_000_000).padStart(6, '0');
const eventsOf = async (id: number) => {
  const { body } = await server.admin.rest('GET', `securityevents?userId=${id}&kind=7`);
  return body.resultObject.map(({ subject, reason }: Record<string, string | null>) => subject ?? reason);
};

describe('signing in with a second factor', () => {
  test('takes a code, told only to who has the password', async () => {
    const { user, app } = await aUserWithSecondFactor(server);
    server.setNow(later(60));
    expect(said(await signIn(user.emailAddress))).toEqual(wanted);
    expect(said(await signIn(user.emailAddress, app.codeAt(later(60)), 'a wrong password'))).toEqual([
      401,
      'Invalid email address or password',
    ]);
    expect(said(await signIn(user.emailAddress, notCodeOf(app.codeAt(later(60)))))).toEqual(wrong);
    const answer = await signIn(user.emailAddress, app.codeAt(later(60)));
    expect(answer.status).toBe(200);
    expect((await clientOf(server.origin, answer.body.resultObject.token).rest('GET', 'users/profile')).status).toBe(
      200,
    );
  });

  test('tells GraphQL by a code of the error', async () => {
    const { user, app } = await aUserWithSecondFactor(server);
    server.setNow(later(60));
    const document =
      'mutation ($input: AuthenticateInput!) { authenticate(input: $input) { token mustSetUpSecondFactor } }';
    const input = { emailAddress: user.emailAddress, password: ownPassword };
    const { errors } = await server.nobody.graphql(document, { input });
    expect(errors?.[0]?.extensions?.code).toBe('CODE_REQUIRED');
    const { data } = await server.nobody.graphql(document, { input: { ...input, code: app.codeAt(later(60)) } });
    expect(data.authenticate).toEqual({ token: expect.any(String), mustSetUpSecondFactor: false });
  });

  test.each([
    ['one step before the clock', -30, 200],
    ['one step after it', 30, 200],
    ['two steps before it', -60, 401],
    ['two steps after it', 60, 401],
  ])('a code of %s', async (_, seconds, status) => {
    const { user, app } = await aUserWithSecondFactor(server);
    server.setNow(later(600));
    expect((await signIn(user.emailAddress, app.codeAt(later(600 + seconds)))).status).toBe(status);
  });

  test('takes each code once, also of two sign-ins at the same time, and none from before the last one', async () => {
    const { user, app } = await aUserWithSecondFactor(server);
    server.setNow(later(90));
    const code = app.codeAt(later(90));
    const answers = await Promise.all([1, 2, 3].map(() => signIn(user.emailAddress, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect(said(await signIn(user.emailAddress, app.codeAt(later(60))))).toEqual(wrong);
    server.setNow(later(120));
    expect((await signIn(user.emailAddress, app.codeAt(later(120)))).status).toBe(200);
  });

  test('takes each recovery code once, however it is written', async () => {
    const { user, recoveryCodes } = await aUserWithSecondFactor(server);
    expect(new Set(recoveryCodes).size).toBe(10);
    const written = ` ${recoveryCodes[0]?.toLowerCase().replaceAll('-', ' ')} `;
    const answers = await Promise.all([1, 2].map(() => signIn(user.emailAddress, written)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(said(await signIn(user.emailAddress, recoveryCodes[0]))).toEqual(wrong);
    expect(await eventsOf(user.id)).toEqual(['A recovery code was used', 'Set up']);
  });

  test("does not take another user's recovery code", async () => {
    const [{ user }, { recoveryCodes }] = [await aUserWithSecondFactor(server), await aUserWithSecondFactor(server)];
    expect(said(await signIn(user.emailAddress, recoveryCodes[0]))).toEqual(wrong);
  });

  test('is refused after ten wrong codes for 15 minutes; the password alone costs no attempt', async () => {
    const { user, app } = await aUserWithSecondFactor(server);
    server.setNow(later(60));
    const bad = notCodeOf(app.codeAt(later(60)));
    for (let n = 0; n < 12; n += 1) expect(said(await signIn(user.emailAddress))).toEqual(wanted);
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(user.emailAddress, bad)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    const tooMany = [429, 'Too many wrong codes; please try again in 15 minutes'];
    expect(said(await signIn(user.emailAddress, app.codeAt(later(60))))).toEqual(tooMany);
    server.setNow(later(60 + 15 * 60));
    expect((await signIn(user.emailAddress, app.codeAt(later(60 + 15 * 60)))).status).toBe(200);
  });

  test('takes recovery codes alone after fifty wrong codes in a row', async () => {
    const { user, app, recoveryCodes } = await aUserWithSecondFactor(server);
    let now = 60;
    const tryWrong = async () => {
      // Attempts of the last quarter of an hour are limited apart from this.
      server.setNow(later((now += 15 * 60)));
      return said(await signIn(user.emailAddress, notCodeOf(app.codeAt(later(now)))));
    };
    for (let n = 1; n < 50; n += 1) expect([n, ...(await tryWrong())]).toEqual([n, ...wrong]);
    const locked = 'Too many wrong codes: please use a recovery code, or ask an admin to reset your second factor';
    expect(await tryWrong()).toEqual([401, locked]);
    server.setNow(later((now += 15 * 60)));
    expect(said(await signIn(user.emailAddress, app.codeAt(later(now))))).toEqual([401, locked]);
    expect((await signIn(user.emailAddress, recoveryCodes[0])).status).toBe(200);
    expect((await signIn(user.emailAddress, app.codeAt(later(now)))).status).toBe(200);
  });
});

describe("one's own second factor", () => {
  test('is set up by the password and the first code; other sessions end', async () => {
    const { user, client } = await aUser(server);
    const elsewhere = await server.signIn(user.emailAddress, ownPassword);
    const refused = await client.rest('POST', 'users/profile/secondfactor', { password: 'a wrong password' });
    expect(said(refused)).toEqual([400, 'The password is not correct']);
    const app = await anUnconfirmedSecondFactor(client);
    expect((await signIn(user.emailAddress)).status).toBe(200);
    const code = app.codeAt(start);
    const mistyped = await client.rest('PUT', 'users/profile/secondfactor', { code: notCodeOf(code) });
    expect(said(mistyped)).toEqual([400, 'The code is not correct; does the phone show the right time?']);
    const { body } = await client.rest('PUT', 'users/profile/secondfactor', { code });
    expect(body.resultObject.recoveryCodes).toHaveLength(10);
    expect((await elsewhere.rest('GET', 'users/profile')).status).toBe(401);
    const state = await client.graphql(
      '{ secondFactor { since recoveryCodesLeft isDemanded } profile { secondFactorOn } }',
    );
    expect(state.data).toEqual({
      secondFactor: { since: start.toISOString(), recoveryCodesLeft: 10, isDemanded: false },
      profile: { secondFactorOn: start.toISOString() },
    });
    const again = await client.rest('POST', 'users/profile/secondfactor', { password: ownPassword });
    expect(said(again)).toEqual([409, 'The second factor is set up already']);
  });

  test('is turned off, and its recovery codes are replaced, by a code alone', async () => {
    const { user, client, app, recoveryCodes } = await aUserWithSecondFactor(server);
    const off = (code: string) => client.rest('DELETE', 'users/profile/secondfactor', { code });
    expect(said(await off('000'))).toEqual(wrong);
    server.setNow(later(60));
    const renewed = await client.rest('POST', 'users/profile/recoverycodes', { code: app.codeAt(later(60)) });
    expect(renewed.body.resultObject.recoveryCodes).toHaveLength(10);
    expect(said(await off(recoveryCodes[1] ?? ''))).toEqual(wrong);
    expect((await off(renewed.body.resultObject.recoveryCodes[1])).status).toBe(200);
    expect((await signIn(user.emailAddress)).status).toBe(200);
    for (let n = 0; n < 12; n += 1)
      expect(said(await off(app.codeAt(later(60))))).toEqual([409, 'The second factor is not set up']);
  });

  test('no secret and no code is stored in the clear, in the change log or in the security log', async () => {
    const { user, client } = await aUser(server);
    const { body } = await client.rest('POST', 'users/profile/secondfactor', { password: ownPassword });
    const { secret } = body.resultObject;
    const code = appOf(secret).codeAt(start);
    const confirmed = await client.rest('PUT', 'users/profile/secondfactor', { code });
    const secrets = [secret, ...confirmed.body.resultObject.recoveryCodes];
    const stored: unknown[] = [];
    for (const { tableName } of server.app.database.reader.entityMetadatas)
      if (/second_factor|recovery_code|change|event|request_key/.test(tableName))
        stored.push(await server.app.database.reader.query(`SELECT * FROM ${tableName}`));
    const text = JSON.stringify(stored);
    expect(text).toContain(`"user_id":${user.id}`);
    expect(secrets.filter((each) => text.includes(each) || text.includes(each.replaceAll('-', '')))).toEqual([]);
  });
});

describe('an admin', () => {
  test('resets the second factor of another user, whose sessions end', async () => {
    const { user, client } = await aUserWithSecondFactor(server);
    const path = `users/${user.uniqueId}/secondfactor`;
    expect(said(await (await aUser(server)).client.rest('DELETE', path))).toEqual([403, 'You are not authorized']);
    expect((await server.admin.rest('DELETE', path)).body.resultObject.secondFactorOn).toBeNull();
    expect((await client.rest('GET', 'users/profile')).status).toBe(401);
    expect((await signIn(user.emailAddress)).status).toBe(200);
    expect(said(await server.admin.rest('DELETE', path))).toEqual([409, 'This user has no second factor']);
    expect(await eventsOf(user.id)).toEqual(['Reset by an admin', 'Set up']);
  });

  test('does not reset their own', async () => {
    const { user, client } = await aUserWithSecondFactor(server, { role: 1 });
    expect(said(await client.rest('DELETE', `users/${user.uniqueId}/secondfactor`))).toEqual([
      409,
      'Your own second factor is turned off in your profile',
    ]);
  });
});

describe('a second factor that is demanded of admins', () => {
  let strict: TestServer;
  beforeAll(async () => {
    strict = await startTestServer({ secondFactorFor: 'admins' });
  });
  afterAll(() => strict.close());
  const refusal = [403, 'Please set up the second factor of your sign-in first'];

  test('is all that an admin without one can set up, from the sign-in on', async () => {
    expect((await strict.member.rest('GET', 'users/profile')).status).toBe(200);
    const { adminEmail: emailAddress, adminPassword: password } = strict.app.config;
    const signedIn = await strict.nobody.graphql(
      'mutation ($input: AuthenticateInput!) { authenticate(input: $input) { mustSetUpSecondFactor } }',
      { input: { emailAddress, password } },
    );
    expect(signedIn.data.authenticate.mustSetUpSecondFactor).toBe(true);
    for (const path of ['users/profile', 'users', 'consignments'])
      expect(said(await strict.admin.rest('GET', path))).toEqual(refusal);
    expect(said(await strict.admin.rest('DELETE', 'users/profile/sessions'))).toEqual(refusal);
    const { errors } = await strict.admin.graphql('{ customers { rowCount } }');
    expect(errors?.[0]?.extensions?.code).toBe('SECOND_FACTOR_REQUIRED');

    const setUp = await strict.admin.rest('POST', 'users/profile/secondfactor', { password });
    const app = appOf(setUp.body.resultObject.secret);
    const code = app.codeAt(strict.app.clock.now());
    expect((await strict.admin.rest('PUT', 'users/profile/secondfactor', { code })).status).toBe(200);
    expect((await strict.admin.rest('GET', 'users')).status).toBe(200);
    const { data } = await strict.admin.graphql('{ securityEvents(search: { kind: [Refusal] }) { rows { reason } } }');
    expect(data.securityEvents.rows).toContainEqual({ reason: refusal[1] });
  });
});

test('a secret is sealed anew when JWT_SECRET has changed; recovery codes need no key', async () => {
  const { user, app, recoveryCodes } = await aUserWithSecondFactor(server);
  const { config } = server.app;
  const sealed = async () =>
    (await server.app.database.reader.manager.findOneByOrFail(SecondFactor, { userId: user.id })).sealedSecret;
  const before = await sealed();
  const [jwtSecret, older] = ['a present secret '.repeat(3), config.jwtSecret];
  await resealSecrets({ ...server.app, config: { ...config, jwtSecret, jwtSecretPrevious: older } });
  const after = await sealed();
  expect(after).not.toBe(before);
  await resealSecrets({ ...server.app, config: { ...config, jwtSecret, jwtSecretPrevious: older } });
  expect(await sealed()).toBe(after);

  // This server has the older secret alone, as if the present one were lost.
  server.setNow(later(60));
  expect(said(await signIn(user.emailAddress, app.codeAt(later(60))))).toEqual(wrong);
  expect((await signIn(user.emailAddress, recoveryCodes[0])).status).toBe(200);
  await inTransaction(server.app, (db) =>
    db.internal.update(SecondFactor, { userId: user.id }, { sealedSecret: before }),
  );
  expect((await signIn(user.emailAddress, app.codeAt(later(60)))).status).toBe(200);
});

test('the operator of the machine turns off a second factor that nobody can pass', async () => {
  const { user, client } = await aUserWithSecondFactor(server);
  expect(await removeSecondFactorOf(server.app, ` ${user.emailAddress.toUpperCase()} `)).toBe(true);
  expect((await client.rest('GET', 'users/profile')).status).toBe(401);
  expect((await signIn(user.emailAddress)).status).toBe(200);
  expect(await eventsOf(user.id)).toEqual(['Turned off at the server', 'Set up']);
  expect(await removeSecondFactorOf(server.app, user.emailAddress)).toBe(false);
  expect(await removeSecondFactorOf(server.app, 'nobody@waybill.test')).toBe(false);
});
