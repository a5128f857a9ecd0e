import { request } from 'node:http';
import { unused } from '../../../testing/factories';
import { lastMailTo, mailsTo, type ReceivedMail } from '../../../testing/mailbox';
import { anInvitedUser, aUser, ownPassword } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ appUrl: 'https://office.waybill.test', trustProxy: '127.0.0.1' });
});
afterEach(() => server.setNow(null));
afterAll(() => server.close());

const invalid = { status: 400, body: { errors: ['This link is not valid or has expired'] } };
const done = { status: 200, body: { resultObject: true, hasErrors: false, errors: [] } };
const password = 'a new password';
const hour = 60 * 60 * 1000;

const forget = (emailAddress: string) => server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress });
const verify = (resetlink: unknown, path = 'accountrecovery/resetpassword') =>
  server.nobody.rest('POST', path, { resetlink });
const submit = (resetlink: unknown, path = 'accountrecovery/resetpassword', more: object = {}) =>
  server.nobody.rest('PUT', path, { resetlink, password, ...more });

async function forgotten(): Promise<ReceivedMail & { email: string }> {
  const { user } = await aUser(server);
  await forget(user.emailAddress);
  return { ...(await lastMailTo(server, user.emailAddress)), email: user.emailAddress };
}

async function invited(): Promise<ReceivedMail & { email: string }> {
  const { emailAddress } = await anInvitedUser(server);
  return { ...(await lastMailTo(server, emailAddress)), email: emailAddress };
}

describe('a forgotten password', () => {
  test('brings a mail with a link under APP_URL; the link sets a new password', async () => {
    const { email, url, subject, raw, resetlink } = await forgotten();
    expect(subject).toBe('Reset your Waybill password');
    const [page, query = ''] = url.split('?');
    expect(page).toBe('https://office.waybill.test/reset-password/');
    expect(query).toMatch(/^EmailAddress=person\d+%40waybill\.test&Guid=[\w-]{43}&Id=[0-9a-f-]{36}$/);
    expect(raw).toContain('text/html');
    expect(await verify(resetlink)).toMatchObject(done);
    expect(await submit(resetlink, undefined, { emailAddress: email })).toMatchObject(done);
    await expect(server.signIn(email)).rejects.toThrow('Invalid email address or password');
    expect((await server.signIn(email, password)).token).toEqual(expect.any(String));
  });

  test('is answered alike for an account, a blocked one and none at all; only the account gets a mail', async () => {
    const { user } = await aUser(server);
    const { user: blocked } = await aUser(server);
    const input = { uniqueId: blocked.uniqueId, isActive: false };
    await server.admin.graphql('mutation($input: BlockUserInput!) { blockUser(input: $input) { id } }', { input });
    const before = (await mailsTo(server, blocked.emailAddress)).length;
    for (const address of [user.emailAddress, blocked.emailAddress, 'nobody@waybill.test']) {
      const { status, body } = await forget(address);
      expect({ status, body }).toEqual(done);
    }
    expect(await lastMailTo(server, user.emailAddress)).toMatchObject({ subject: 'Reset your Waybill password' });
    expect(await mailsTo(server, blocked.emailAddress)).toHaveLength(before);
    expect(await mailsTo(server, 'nobody@waybill.test')).toEqual([]);
    const mutation = 'mutation($input: ForgotPasswordInput!) { forgotPassword(input: $input) }';
    const { data } = await server.nobody.graphql(mutation, { input: { emailAddress: 'nobody@waybill.test' } });
    expect(data).toEqual({ forgotPassword: true });
  });

  test('brings at most five mails an hour, however many addresses ask; their links stay good', async () => {
    const {
      user: { emailAddress },
    } = await aUser(server);
    const before = (await mailsTo(server, emailAddress)).length;
    const start = Date.now();
    server.setNow(new Date(start));
    for (let n = 0; n < 8; n += 1) {
      const answer = await server.nobody.rest(
        'POST',
        'accountrecovery/forgetpassword',
        { emailAddress },
        { 'x-forwarded-for': `10.20.${n}.1` },
      );
      expect(answer).toMatchObject(done);
      await mailsTo(server, emailAddress);
    }
    const mails = await mailsTo(server, emailAddress);
    expect(mails).toHaveLength(before + 5);
    for (const { resetlink } of mails.slice(before)) expect(await verify(resetlink)).toMatchObject(done);
    server.setNow(new Date(start + hour + 1000));
    await forget(emailAddress);
    expect(await mailsTo(server, emailAddress)).toHaveLength(before + 6);
  });

  test('needs an address', async () => {
    expect((await forget(' ')).body.errors).toEqual(['Please enter email address']);
  });

  test('may be asked for ten times in 15 minutes, alike for an account and for none', async () => {
    const { user } = await aUser(server);
    for (const address of [user.emailAddress, `nobody${unused()}@waybill.test`]) {
      for (let n = 0; n < 10; n += 1) expect((await forget(address)).status).toBe(200);
      const { status, body } = await forget(address);
      expect({ status, errors: body.errors }).toEqual({
        status: 429,
        errors: ['Too many requests; please try again in 15 minutes'],
      });
    }
    server.setNow(new Date(Date.now() + 16 * 60 * 1000));
    expect((await forget(user.emailAddress)).status).toBe(200);
  });

  test('a forged Host header does not reach the mail', async () => {
    const { user } = await aUser(server);
    const url = new URL(`${server.origin}/api/1.0/accountrecovery/forgetpassword`);
    const headers = {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      origin: 'https://evil.test',
      referer: 'https://evil.test/',
      'content-type': 'application/json',
    };
    const status = await new Promise((resolve, reject) => {
      const call = request(url, { method: 'POST', headers }, (answer) => resolve(answer.resume().statusCode));
      call.on('error', reject).end(JSON.stringify({ emailAddress: user.emailAddress }));
    });
    expect(status).toBe(200);
    const mail = await lastMailTo(server, user.emailAddress);
    expect(mail.url).toMatch(/^https:\/\/office\.waybill\.test\/reset-password\//);
    expect(mail.raw).not.toContain('evil');
  });
});

describe('activating an account', () => {
  test('sets the password and makes the account active', async () => {
    const { email, url, resetlink } = await invited();
    expect(url).toMatch(/^https:\/\/office\.waybill\.test\/account-activation\/\?EmailAddress=/);
    await expect(server.signIn(email, password)).rejects.toThrow('Invalid email address or password');
    expect(await verify(resetlink, 'accountactivation')).toMatchObject(done);
    expect(await submit(resetlink, 'accountactivation')).toMatchObject(done);
    const { body } = await (await server.signIn(email, password)).rest('GET', 'users/profile');
    expect(body.resultObject).toMatchObject({ emailAddress: email, isActive: true });
  });

  test.each(['accountrecovery/resetpassword', 'accountrecovery/accountactivation', 'accountactivation'])(
    'every spelling takes every link: %s',
    async (path) => {
      for (const { resetlink } of [await invited(), await forgotten()]) {
        expect(await verify(resetlink, path)).toMatchObject(done);
        expect(await submit(resetlink, path)).toMatchObject(done);
        expect(await submit(resetlink, path)).toMatchObject(invalid);
      }
    },
  );

  test('a missed activation is sent anew when the password is "forgotten"', async () => {
    const { email, resetlink } = await invited();
    server.setNow(new Date(Date.now() + 48 * hour));
    expect(await verify(resetlink)).toMatchObject(invalid);
    await forget(email);
    const mail = await lastMailTo(server, email);
    expect(mail.subject).toBe('Activate your Waybill account');
    expect(await submit(mail.resetlink)).toMatchObject(done);
  });
});

describe('through GraphQL', () => {
  test('the same link is verified and used', async () => {
    const { resetlink: resetLink, email } = await invited();
    const check = 'query($input: VerifyResetLinkInput!) { verifyResetLink(input: $input) }';
    const use = 'mutation($input: ResetPasswordInput!) { resetPassword(input: $input) }';
    expect((await server.nobody.graphql(check, { input: { resetLink } })).data).toEqual({ verifyResetLink: true });
    expect((await server.nobody.graphql(use, { input: { resetLink } })).errors?.[0]?.extensions.messages).toEqual([
      'Please enter new password',
    ]);
    expect((await server.nobody.graphql(use, { input: { resetLink, password } })).data).toEqual({
      resetPassword: true,
    });
    const again = await server.nobody.graphql(check, { input: { resetLink } });
    expect(again.errors?.[0]).toMatchObject({
      message: 'This link is not valid or has expired',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    expect((await server.signIn(email, password)).token).toEqual(expect.any(String));
  });
});

describe('a link', () => {
  test('works once, also when it is used twice at the same moment', async () => {
    const { resetlink } = await forgotten();
    const answers = await Promise.all([1, 2, 3].map(() => submit(resetlink)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await verify(resetlink)).toMatchObject(invalid);
  });

  test('works for 24 hours', async () => {
    const start = Date.now();
    server.setNow(new Date(start));
    const { resetlink } = await forgotten();
    server.setNow(new Date(start + 24 * hour - 1000));
    expect(await verify(resetlink)).toMatchObject(done);
    server.setNow(new Date(start + 24 * hour + 1000));
    expect(await verify(resetlink)).toMatchObject(invalid);
    expect(await submit(resetlink)).toMatchObject(invalid);
  });

  test('stays good when a stranger asks for another one; use of either ends both', async () => {
    const first = await forgotten();
    await forget(first.email);
    const second = await lastMailTo(server, first.email);
    expect(second.url).not.toBe(first.url);
    expect(await verify(second.resetlink)).toMatchObject(done);
    expect(await submit(first.resetlink)).toMatchObject(done);
    expect(await submit(second.resetlink)).toMatchObject(invalid);
  });

  test('is ended by a change of password', async () => {
    const { email, resetlink } = await forgotten();
    const client = await server.signIn(email, ownPassword);
    await client.rest('POST', 'account/changepassword', { oldPassword: ownPassword, newPassword: password });
    expect(await verify(resetlink)).toMatchObject(invalid);
  });

  test("of one user does not open another's account, and no part may be another's", async () => {
    const [mine, other] = [await forgotten(), await forgotten()];
    for (const resetlink of [
      { ...mine.resetlink, id: other.resetlink.id },
      { ...mine.resetlink, guid: other.resetlink.guid },
      { ...mine.resetlink, email: other.email },
      { ...other.resetlink, guid: mine.resetlink.guid },
      { ...mine.resetlink, guid: '' },
      { ...mine.resetlink, id: '1' },
      { ...mine.resetlink, email: null },
      {},
      null,
      { id: '%' },
    ]) {
      expect(await verify(resetlink)).toMatchObject(invalid);
      expect(await submit(resetlink)).toMatchObject(invalid);
    }
    expect(await submit(mine.resetlink, undefined, { emailAddress: other.email })).toMatchObject(invalid);
    expect(await verify(mine.resetlink)).toMatchObject(done);
  });

  test('takes the address in any case, as mail programs may spell it', async () => {
    const { resetlink } = await forgotten();
    expect(await verify({ ...resetlink, email: resetlink.email.toUpperCase() })).toMatchObject(done);
  });

  test('stays good when the password is refused', async () => {
    const { resetlink } = await forgotten();
    for (const [given, message] of [
      ['', 'Please enter new password'],
      ['         ', 'Please enter new password'],
      ['1234567', 'Password must have at least 8 characters'],
      ['x'.repeat(201), 'Password must have at most 200 characters'],
    ]) {
      const { status, body } = await server.nobody.rest('PUT', 'accountrecovery/resetpassword', {
        resetlink,
        password: given,
      });
      expect({ status, errors: body.errors }).toEqual({ status: 400, errors: [message] });
    }
    expect(await submit(resetlink)).toMatchObject(done);
  });

  test('ends all sessions, and the failures that came before', async () => {
    const { user, client } = await aUser(server);
    for (let n = 0; n < 10; n += 1) await expect(server.signIn(user.emailAddress, 'wrong')).rejects.toThrow();
    await forget(user.emailAddress);
    expect(await submit((await lastMailTo(server, user.emailAddress)).resetlink)).toMatchObject(done);
    expect((await client.rest('GET', 'users/profile')).status).toBe(401);
    expect((await server.signIn(user.emailAddress, password)).token).toEqual(expect.any(String));
  });

  test('is not among the fields that a body may add', async () => {
    expect(
      (await server.nobody.rest('POST', 'accountactivation', { resetlink: { id: 'x', code: 'y' } })).body.errors,
    ).toEqual(['Unknown field code']);
  });
});
