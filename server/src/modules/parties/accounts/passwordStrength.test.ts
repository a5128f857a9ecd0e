import { unused } from '../../../testing/factories';
import { lastMailTo } from '../../../testing/mailbox';
import { anInvitedUser, aUser, ownPassword } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const easy = (reason: string) => ({ status: 400, body: { errors: [`Password is too easy to guess: ${reason}`] } });
const personal = 'it contains your name, your email address or the company';
const asha = { firstName: 'Ashalata', lastName: 'Kelkar' };

describe('a password that is easy to guess is refused', () => {
  test.each([
    ['password', 'many people use it'],
    ['12345678', 'many people use it'],
    ['P@ssw0rd', 'many people use one like it'],
    ['Waybill@2026', personal],
    ['Ashalata2026', personal],
    ['ASHALATA.KELKAR', personal],
    ['Kelkar/Ashalata/1999', personal],
    ['kelkar123', personal],
    ['aaaaaaaaaaaa', 'it repeats itself'],
    ['cdefghij', 'it is a sequence such as abc or 123'],
    ['x'.repeat(200), 'it repeats itself'],
  ])('%s, when it is changed, and by a link', async (password, reason) => {
    const emailAddress = `ashalata@${unused()}.waybill.test`;
    const { client } = await aUser(server, { ...asha, emailAddress });
    const body = { oldPassword: ownPassword, newPassword: password };
    expect(await client.rest('POST', 'account/changepassword', body)).toMatchObject(easy(reason));
    const invited = await anInvitedUser(server, { ...asha, emailAddress: `ashalata.${emailAddress}` });
    const { resetlink } = await lastMailTo(server, invited.emailAddress);
    const byLink = () => server.nobody.rest('PUT', 'accountactivation', { resetlink, password });
    expect(await byLink()).toMatchObject(easy(reason));
    // The link is not used up.
    const again = await server.nobody.rest('PUT', 'accountactivation', { resetlink, password: ownPassword });
    expect(again.status).toBe(200);
  });

  test('GraphQL names the field', async () => {
    const { client } = await aUser(server);
    const input = { oldPassword: ownPassword, newPassword: 'iloveyou1' };
    const change = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) }';
    const { errors } = await client.graphql(change, { input });
    expect(errors?.[0]).toMatchObject({
      message: 'Password is too easy to guess: many people use it',
      extensions: { code: 'BAD_USER_INPUT', fields: { newPassword: expect.any(Array) } },
    });
  });

  test('but not to who does not know the old one, who would learn nothing', async () => {
    const { client } = await aUser(server);
    const body = { oldPassword: 'wrong', newPassword: 'password' };
    const answer = await client.rest('POST', 'account/changepassword', body);
    expect(answer).toMatchObject({ status: 400, body: { errors: ['Old password is not correct'] } });
  });

  test('and counts as no wrong password', async () => {
    const { client } = await aUser(server);
    const change = (newPassword: string) =>
      client.rest('POST', 'account/changepassword', { oldPassword: ownPassword, newPassword });
    for (let n = 0; n < 12; n += 1) expect((await change('password')).status).toBe(400);
    expect((await change('quite another Station 78')).status).toBe(200);
  });
});

test.each([
  'correct horse battery',
  'Tr0ub4dor&3',
  '\u092a\u093e\u0938\u0935\u0930\u094d\u0921 \u092e\u0947\u0930\u093e',
])('%s is taken', async (newPassword) => {
  const { client, user } = await aUser(server);
  const { status } = await client.rest('POST', 'account/changepassword', { oldPassword: ownPassword, newPassword });
  expect(status).toBe(200);
  expect((await server.signIn(user.emailAddress, newPassword)).token).toEqual(expect.any(String));
});
