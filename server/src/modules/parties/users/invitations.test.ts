import { lastMailTo, mailsTo } from '../../../testing/mailbox';
import { anInvitedUser, aUser, putOf, type MadeUser } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const [invitedCode, activeCode, blockedCode] = [1, 2, 3];
const invalid = { status: 400, body: { errors: ['This link is not valid or has expired'] } };
const password = 'a new password';

const setActive = (user: MadeUser, isActive: boolean) =>
  server.admin.graphql('mutation($input: BlockUserInput!) { blockUser(input: $input) { state isActive } }', {
    input: { uniqueId: user.uniqueId, isActive },
  });
const resend = (user: MadeUser) => server.admin.rest('POST', `users/${user.uniqueId}/invitation`);
const activate = (resetlink: unknown) => server.nobody.rest('PUT', 'accountactivation', { resetlink, password });
const forget = (emailAddress: string) => server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress });
const linkOf = async (user: MadeUser) => (await lastMailTo(server, user.emailAddress)).resetlink;
const mailCount = async (user: MadeUser) => (await mailsTo(server, user.emailAddress)).length;

test('a user is invited, active once the link was used, and blocked; both APIs say so', async () => {
  const user = await anInvitedUser(server);
  expect(user).toMatchObject({ state: invitedCode, isActive: false });
  expect((await activate(await linkOf(user))).status).toBe(200);
  const list = await server.admin.rest('GET', `users?searchText=${user.emailAddress}`);
  expect(list.body.resultObject).toEqual([expect.objectContaining({ state: activeCode, isActive: true })]);
  expect((await setActive(user, false)).data.blockUser).toEqual({ state: 'Blocked', isActive: false });
  expect((await setActive(user, true)).data.blockUser).toEqual({ state: 'Active', isActive: true });
});

describe('blocking somebody who has not activated yet', () => {
  const ways: [string, (user: MadeUser) => Promise<unknown>][] = [
    ['by the button', (user) => setActive(user, false)],
    [
      'by an update that says inactive',
      (user) => server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { isActive: false })),
    ],
  ];

  test.each(ways)('%s ends the link, and no further one is sent', async (_, blockIt) => {
    const user = await anInvitedUser(server);
    const link = await linkOf(user);
    await blockIt(user);
    const { body } = await server.admin.rest('GET', `users?searchText=${user.emailAddress}`);
    expect(body.resultObject[0]).toMatchObject({ state: blockedCode, isActive: false });
    expect(await activate(link)).toMatchObject(invalid);
    await expect(server.signIn(user.emailAddress, password)).rejects.toThrow('Invalid email address or password');
    const before = await mailCount(user);
    await forget(user.emailAddress);
    expect(await mailCount(user)).toBe(before);
    expect(await resend(user)).toMatchObject({ status: 409 });
  });

  test('before the mail was sent: it is not sent', async () => {
    const user = await anInvitedUser(server);
    await setActive(user, false);
    expect(await mailCount(user)).toBe(0);
  });

  test('and unblocking invites again: nobody but the owner makes the account active', async () => {
    const user = await anInvitedUser(server);
    const link = await linkOf(user);
    await setActive(user, false);
    expect((await setActive(user, true)).data.blockUser).toEqual({ state: 'Invited', isActive: false });
    expect(await activate(link)).toMatchObject(invalid);
    expect((await activate(await linkOf(user))).status).toBe(200);
    expect((await server.signIn(user.emailAddress, password)).token).toEqual(expect.any(String));
  });
});

describe('an invitation', () => {
  test('can be sent again; the earlier link stays good', async () => {
    const user = await anInvitedUser(server);
    const first = await linkOf(user);
    expect(await resend(user)).toMatchObject({
      status: 200,
      body: { resultObject: { uniqueId: user.uniqueId, state: invitedCode } },
    });
    const mail = await lastMailTo(server, user.emailAddress);
    expect(mail.subject).toBe('Activate your Waybill account');
    expect(mail.resetlink.guid).not.toBe(first.guid);
    expect((await activate(first)).status).toBe(200);
    expect(await activate(mail.resetlink)).toMatchObject(invalid);
  });

  test('is refused for who is active already', async () => {
    const { user } = await aUser(server);
    const { errors } = await server.admin.graphql(
      'mutation($input: RecordInput!) { resendInvitation(input: $input) { id } }',
      { input: { uniqueId: user.uniqueId } },
    );
    expect(errors?.[0]).toMatchObject({
      message: 'Only a user who has not activated the account gets an invitation',
      extensions: { code: 'CONFLICT' },
    });
    expect((await resend(user)).status).toBe(409);
  });
});
