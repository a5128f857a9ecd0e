import { demoPassword } from '../../../config';
import { quotas } from '../../../core/limits/quotaUse.entity';
import { inTransaction } from '../../../db/write/transaction';
import { lastMailTo } from '../../../testing/mailbox';
import { anInvitedUser, aUser, ownPassword, putOf } from '../../../testing/people';
import { SecurityEvent } from './securityEvent.entity';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const fields = `kind outcome userId emailAddress operation subject reason exportedRows times address device
  user { firstName } createdBy { firstName }`;

async function events(search = '{}'): Promise<Json[]> {
  const { data } = await server.admin.graphql(`{ securityEvents(search: ${search}) { rows { ${fields} } rowCount } }`);
  return data.securityEvents.rows;
}

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
};
const signIn = (emailAddress: string, password: string, client: Client = server.nobody) =>
  client.rest('POST', 'account/authenticate', { emailAddress, password }, browser);

const told = (rows: Json[]) =>
  rows.map(({ kind, outcome, reason, subject, times }) =>
    [kind, outcome, reason ?? subject, times > 1 ? times : null].filter(Boolean).join(', '),
  );
/** Of a user's account, oldest first. */
const toldOf = async (id: number) => told(await events(`{ userId: ["${id}"], sortBy: "createdOn" }`));

describe('signing in', () => {
  test('leaves who, from where, and that it succeeded', async () => {
    const { user } = await aUser(server);
    await signIn(user.emailAddress, ownPassword);
    expect(await events('{ kind: [SignIn], take: 1 }')).toEqual([
      {
        kind: 'SignIn',
        outcome: 'Done',
        userId: user.id,
        emailAddress: null,
        operation: null,
        subject: null,
        reason: null,
        exportedRows: null,
        times: 1,
        address: '127.0.0.1',
        device: 'Chrome 130, Linux',
        user: { firstName: user.firstName },
        createdBy: { firstName: user.firstName },
      },
    ]);
  });

  test('with a wrong password, of a blocked, an invited and no account leaves the reason that the answer keeps back', async () => {
    const { user } = await aUser(server);
    const invited = await anInvitedUser(server);
    await signIn(user.emailAddress, 'wrong');
    await signIn(user.emailAddress, 'wrong again');
    await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { isActive: false }));
    await signIn(user.emailAddress, ownPassword);
    await signIn(invited.emailAddress, ownPassword);
    await signIn('nobody@waybill.test', ownPassword);
    const refused = await events('{ kind: [SignIn], outcome: [Refused], sortBy: "createdOn" }');
    expect(
      refused.map(({ userId, emailAddress, reason, times, createdBy }) => [
        userId,
        emailAddress,
        reason,
        times,
        createdBy,
      ]),
    ).toEqual([
      [user.id, null, 'Wrong password', 2, null],
      [user.id, null, 'The account is blocked', 1, null],
      [invited.id, null, 'The account is not activated', 1, null],
      [null, 'nobody@waybill.test', 'No such account', 1, null],
    ]);
  });

  test.each([
    'Sesame-1234',
    'Sesame@1234',
    'Sesame@summer.2026',
    'sésame@waybill.test',
    `${'x'.repeat(2000)}@waybill.test`,
  ])('never keeps a password that was typed as the address (%#)', async (text) => {
    await signIn(text, 'wrong');
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: text });
    const rows = await inTransaction(server.app, (db) => db.query('SELECT * FROM security_event'));
    expect(rows.length).toBeGreaterThan(2);
    expect(JSON.stringify(rows)).not.toMatch(/s[eé]same|xxx/i);
  });

  test('beyond the limit leaves that', async () => {
    const { user } = await aUser(server);
    for (let attempt = 0; attempt < 12; attempt += 1) await signIn(user.emailAddress, 'wrong');
    expect((await toldOf(user.id)).slice(-2)).toEqual([
      'SignIn, Refused, Wrong password, 10',
      'SignIn, Refused, Too many attempts, 2',
    ]);
  });

  test('with a wrong link, and asking for more links than the limit, leaves that', async () => {
    const { user } = await aUser(server);
    const resetlink = { id: user.uniqueId, guid: 'Sesame', email: user.emailAddress };
    await server.nobody.rest('PUT', 'accountrecovery/resetpassword', { resetlink, password: ownPassword });
    for (let at = 0; at < 12; at += 1)
      await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: user.emailAddress });
    expect(told(await events('{ kind: [PasswordRecovery], sortBy: "createdOn" }'))).toEqual([
      'PasswordRecovery, Refused, The link is not valid or has expired',
      'PasswordRecovery, Done, 10',
      'PasswordRecovery, Refused, Too many attempts, 2',
    ]);
  });

  test('by strangers leaves a bounded number of rows', async () => {
    const before = (await events()).length;
    const tries = quotas.strangerEvent + 5;
    for (let at = 0; at < tries; at += 1) await signIn(`nobody${at}@waybill.test`, 'wrong');
    const after = await events('{ kind: [SignIn], outcome: [Refused], take: 500 }');
    expect(after.length).toBe(quotas.strangerEvent + 1);
    expect(after.reduce((sum, { times }) => sum + times, 0)).toBe(tries);
    expect(after[0]).toMatchObject({ reason: 'Many attempts', times: 5, address: null, emailAddress: null });
    expect((await events('{ take: 500 }')).length).toBe(before + after.length);
  });
});

describe('an account', () => {
  test('leaves its invitation, activation, changes, new passwords and the end of its sessions', async () => {
    const { user, client } = await aUser(server);
    const path = `users/${user.uniqueId}`;
    await client.rest('POST', 'account/changepassword', {
      oldPassword: 'wrong',
      newPassword: 'yet another Station 78',
    });
    await server.signIn(user.emailAddress, ownPassword);
    await client.rest('POST', 'account/changepassword', {
      oldPassword: ownPassword,
      newPassword: 'yet another Station 78',
    });
    const moved = { firstName: 'Other', role: 1, emailAddress: `new-${user.emailAddress}` };
    const { body } = await server.admin.rest('PUT', path, putOf(user, moved));
    expect(body.errors).toEqual([]);
    await server.admin.rest('DELETE', `${path}/sessions`);
    await server.admin.rest('PUT', path, putOf(user, { ...moved, isActive: false }));
    await server.admin.rest('PUT', path, putOf(user, { ...moved, isActive: true }));
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: moved.emailAddress });
    const { resetlink } = await lastMailTo(server, moved.emailAddress);
    await server.nobody.rest('PUT', 'accountrecovery/resetpassword', { resetlink, password: ownPassword });
    await server.signIn(moved.emailAddress, ownPassword);
    await server.admin.rest('DELETE', path);
    expect(await toldOf(user.id)).toEqual([
      'UserChange, Done, Created as Member',
      'Activation, Done',
      'SignIn, Done',
      'PasswordChange, Refused, Wrong old password',
      'SignIn, Done',
      'PasswordChange, Done',
      'SessionEnd, Done, A new password was set',
      'UserChange, Done, Role Member → Admin, Email address changed',
      'SessionEnd, Done, Ended by an admin',
      'UserChange, Done, Active → Blocked',
      'UserChange, Done, Blocked → Active',
      'PasswordRecovery, Done',
      'PasswordChange, Done, By a mailed link',
      'SignIn, Done',
      'SessionEnd, Done, The user was deleted',
      'UserChange, Done, Deleted',
    ]);
    const byAdmin = await events(`{ userId: ["${user.id}"], kind: [UserChange, SessionEnd], sortBy: "createdOn" }`);
    expect(byAdmin.map(({ createdBy }) => createdBy.firstName)).toEqual(['Asha', 'Other', ...Array(6).fill('Asha')]);
  });

  test('leaves the sessions that its user ends or replaces', async () => {
    const { user, client } = await aUser(server);
    await signIn(user.emailAddress, ownPassword, client);
    const other = await server.signIn(user.emailAddress, ownPassword);
    const another = await server.signIn(user.emailAddress, ownPassword);
    const { data } = await other.graphql('{ openSessions { uniqueId isCurrent } }');
    const [last] = data.openSessions.filter(({ isCurrent }: Json) => !isCurrent);
    await other.rest('DELETE', `users/profile/sessions/${last.uniqueId}`);
    await other.rest('DELETE', 'users/profile/sessions');
    await other.rest('PUT', 'account/logout');
    expect((await another.rest('GET', 'users/profile')).status).toBe(401);
    expect((await toldOf(user.id)).slice(3)).toEqual([
      'SessionEnd, Done, Replaced by another sign-in',
      'SignIn, Done',
      'SignIn, Done',
      'SignIn, Done',
      'SessionEnd, Done, Ended by the user',
      'SessionEnd, Done, Ended by the user',
      'SignOut, Done',
    ]);
  });
});

describe('the list', () => {
  test('is found by user, by whom, kind, outcome, address and day, in pages', async () => {
    const { user } = await aUser(server);
    await signIn(user.emailAddress, 'wrong');
    const today = server.app.clock.today();
    const found = async (search: string) => told(await events(search));
    const account = `userId: ["${user.uniqueId}"]`;
    expect(await found(`{ ${account}, outcome: [Refused] }`)).toEqual(['SignIn, Refused, Wrong password']);
    expect(await found(`{ ${account}, createdById: ["${user.id}"], kind: [SignIn] }`)).toEqual(['SignIn, Done']);
    expect(await found(`{ ${account}, address: "127.0", fromDate: "${today}", toDate: "${today}" }`)).toHaveLength(4);
    expect(await found(`{ ${account}, address: "10." }`)).toEqual([]);
    const { body } = await server.admin.rest('GET', `securityevents?userId=${user.id}&kind=1&take=1`);
    expect(body).toMatchObject({
      rowCount: 2,
      resultObject: [{ kind: 1, outcome: 2, user: { firstName: user.firstName } }],
    });
    const next = await server.admin.rest(
      'GET',
      `securityevents?userId=${user.id}&after=${body.resultObject[0].uniqueId}`,
    );
    expect(next.body.resultObject).toHaveLength(3);
    expect((await server.member.rest('GET', 'securityevents')).status).toBe(403);
    expect((await server.nobody.rest('GET', 'securityevents')).status).toBe(401);
  });

  test('is not in the change log, and refuses what would change it', async () => {
    const [row] = await inTransaction(server.app, (db) => db.findAll(SecurityEvent, { kind: 'SignIn' }));
    const { body } = await server.admin.rest('GET', `audit/changelog?entityName=SecurityEvent&primaryKey=${row?.id}`);
    expect(body).toMatchObject({ rowCount: 0, resultObject: [] });
    const change = inTransaction(server.app, (db) => db.update(row ?? new SecurityEvent(), { reason: 'Another' }));
    await expect(change).rejects.toThrow('The security log is not changed');
  });
});

test('the address is that of the client, past a trusted proxy', async () => {
  const proxied = await startTestServer({ trustProxy: 'loopback' });
  try {
    const member = { emailAddress: 'member@waybill.test', password: demoPassword };
    await proxied.nobody.rest('POST', 'account/authenticate', member, { 'x-forwarded-for': '203.0.113.7' });
    const { body } = await proxied.admin.rest('GET', 'securityevents?address=203.0.113.');
    expect(body.resultObject).toMatchObject([{ address: '203.0.113.7', user: { firstName: 'Rohan' } }]);
  } finally {
    await proxied.close();
  }
});
