import { lastMailTo, mailsTo } from '../../../testing/mailbox';
import { anInvitedUser, aUser, putOf, ownPassword } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = `mutation($input: CreateUserInput!, $key: String) {
  createUser(input: $input, clientRequestId: $key) { uniqueId firstName emailAddress role isActive imagePath }
}`;

const block = 'mutation($input: BlockUserInput!) { blockUser(input: $input) { isActive } }';

describe('a new user', () => {
  test('without a role is a Member, is not active yet, and is told by mail; the address is trimmed', async () => {
    const body = { firstName: ' Priya ', lastName: 'Shah', emailAddress: '  Priya.Shah@Waybill.test ', gender: 2 };
    const {
      body: { resultObject },
    } = await server.admin.rest('POST', 'users', body);
    expect(resultObject).toMatchObject({
      firstName: 'Priya',
      emailAddress: 'Priya.Shah@Waybill.test',
      role: 2,
      isActive: false,
      imagePath: null,
    });
    expect(await lastMailTo(server, 'Priya.Shah@Waybill.test')).toMatchObject({
      subject: 'Activate your Waybill account',
    });
  });

  test('may be made an Admin; the same through GraphQL, once per key', async () => {
    const names = { firstName: 'Amit', lastName: 'Rao', emailAddress: 'amit@waybill.test' };
    const input = { ...names, gender: 'Male', role: 'Admin' };
    const first = await server.admin.graphql(create, { input, key: 'amit' });
    expect(first.data.createUser).toMatchObject({ role: 'Admin', isActive: false });
    expect((await server.admin.graphql(create, { input, key: 'amit' })).data).toEqual(first.data);
    expect(await mailsTo(server, 'amit@waybill.test')).toHaveLength(1);
  });

  test('both APIs name what is missing, in the order of the form', async () => {
    const messages = [
      'Please enter first name',
      'Please enter last name',
      'Please enter email address',
      'Please select gender',
    ];
    expect((await server.admin.rest('POST', 'users', {})).body.errors).toEqual(messages);
    const { errors } = await server.admin.graphql(create, { input: { firstName: ' ' } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', messages });
  });

  test.each([
    'no-at.test',
    'a@b',
    'a b@c.test',
    'a@b.test, c@d.test',
    'a@b.test\r\nBcc: x@y.test',
    'é@waybill.test',
    'a..b@waybill.test',
    `${'a'.repeat(180)}@waybill.test`,
  ])('the address %j is refused', async (emailAddress) => {
    const body = { firstName: 'A', lastName: 'B', emailAddress, gender: 1 };
    expect((await server.admin.rest('POST', 'users', body)).status).toBe(400);
  });

  test('an address belongs to one live user, whatever its case; deleting frees it', async () => {
    const user = await anInvitedUser(server, { emailAddress: 'same@waybill.test' });
    const again = { firstName: 'A', lastName: 'B', emailAddress: 'SAME@waybill.test', gender: 1 };
    expect(await server.admin.rest('POST', 'users', again)).toMatchObject({
      status: 409,
      body: { errors: ['Email address is already taken'] },
    });
    expect(
      (await server.admin.graphql(create, { input: { ...again, gender: 'Male' } })).errors?.[0]?.extensions.code,
    ).toBe('CONFLICT');
    expect((await server.admin.rest('DELETE', `users/${user.uniqueId}`)).status).toBe(200);
    expect((await server.admin.rest('POST', 'users', again)).status).toBe(200);
  });

  test('of two created at once with one address, one gets it, and one mail goes out', async () => {
    const body = { firstName: 'A', lastName: 'B', emailAddress: 'race@waybill.test', gender: 1 };
    const answers = await Promise.all([1, 2, 3].map(() => server.admin.rest('POST', 'users', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await mailsTo(server, 'race@waybill.test')).toHaveLength(1);
  });
});

describe('the list of users', () => {
  test('shows twenty, oldest first, and counts all', async () => {
    for (let n = 0; n < 20; n += 1) await anInvitedUser(server);
    const { body } = await server.admin.rest('GET', 'users');
    expect(body.resultObject).toHaveLength(20);
    expect(body.rowCount).toBeGreaterThan(20);
    expect(body.resultObject[0].emailAddress).toBe('admin@waybill.test');
    const dates = body.resultObject.map((row: { createdOn: string }) => row.createdOn);
    expect(dates).toEqual([...dates].sort());
    expect(JSON.stringify(body)).not.toMatch(/password|liveEmail|argon2/i);
  });

  test('is searched by names and e-mail, as one types them', async () => {
    await anInvitedUser(server, { firstName: 'Meenakshi', lastName: 'Iyer', emailAddress: 'm.iyer@waybill.test' });
    for (const text of ['meenakshi', 'IYER', 'm.iyer@', 'Meenakshi Iyer']) {
      const find = 'query($search: UserSearch) { users(search: $search) { rowCount rows { lastName } } }';
      const found = await server.admin.graphql(find, { search: { searchText: text } });
      expect(found.data.users).toEqual({ rowCount: 1, rows: [{ lastName: 'Iyer' }] });
    }
    expect((await server.admin.rest('GET', 'users?searchText=100%25')).body.rowCount).toBe(0);
  });

  test('shows deleted users only when asked', async () => {
    const user = await anInvitedUser(server, { lastName: 'Departed' });
    await server.admin.rest('DELETE', `users/${user.uniqueId}`);
    expect((await server.admin.rest('GET', 'users?searchText=departed')).body.rowCount).toBe(0);
    const { body } = await server.admin.rest('GET', 'users?searchText=departed&includeDeleted=true');
    expect(body.resultObject).toEqual([
      expect.objectContaining({ lastName: 'Departed', deletedOn: expect.any(String) }),
    ]);
  });

  test('sorts by any column', async () => {
    const { body } = await server.admin.rest('GET', 'users?sortBy=lastName&sortOrder=DESC&take=100');
    const names = body.resultObject.map((row: { lastName: string }) => row.lastName.toLowerCase());
    expect(names).toEqual([...names].sort().reverse());
    expect((await server.admin.rest('GET', 'users?sortBy=passwordHash')).status).toBe(400);
  });

  test('is for admins only, as is everything here', async () => {
    const { user } = await aUser(server);
    for (const [method, path, body] of [
      ['GET', 'users', undefined],
      ['POST', 'users', {}],
      ['PUT', `users/${user.uniqueId}`, {}],
      ['DELETE', `users/${user.uniqueId}`, undefined],
    ] as const) {
      expect((await server.member.rest(method, path, body)).status).toBe(403);
      expect((await server.nobody.rest(method, path, body)).status).toBe(401);
    }
    const input = { uniqueId: user.uniqueId, isActive: false };
    expect((await server.member.graphql(block, { input })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('changing a user', () => {
  test('changes names, gender, address and role; without role and isActive they stay', async () => {
    const { user } = await aUser(server, { role: 1 });
    const body = { firstName: 'New', lastName: 'Name', emailAddress: `new.${user.emailAddress}`, gender: 1 };
    const changed = await server.admin.rest('PUT', `users/${user.uniqueId}`, body);
    expect(changed.body.resultObject).toMatchObject({ ...body, role: 1, isActive: true });
    expect((await server.signIn(`new.${user.emailAddress}`, ownPassword)).token).toEqual(expect.any(String));
    await expect(server.signIn(user.emailAddress, ownPassword)).rejects.toThrow('Invalid email address or password');
  });

  test('an older version and a taken address are refused', async () => {
    const { user } = await aUser(server);
    const other = await anInvitedUser(server);
    expect(await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { version: 1 }))).toMatchObject({
      status: 409,
      body: { errors: ['This record was changed by someone else'] },
    });
    expect(
      await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { emailAddress: other.emailAddress })),
    ).toMatchObject({ status: 409, body: { errors: ['Email address is already taken'] } });
    expect((await server.admin.rest('PUT', 'users/nobody', putOf(user, { uniqueId: 'nobody' }))).status).toBe(404);
  });

  test('a new role counts at the next request', async () => {
    const { user, client } = await aUser(server);
    expect((await client.rest('GET', 'users')).status).toBe(403);
    await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { role: 1 }));
    expect((await client.rest('GET', 'users')).status).toBe(200);
    await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { role: 2 }));
    expect((await client.rest('GET', 'users')).status).toBe(403);
  });

  test('a change of address ends a recovery link and sends an activation anew', async () => {
    const { user } = await aUser(server);
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: user.emailAddress });
    const { resetlink } = await lastMailTo(server, user.emailAddress);
    const email = `moved.${user.emailAddress}`;
    await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { emailAddress: email }));
    const moved = { ...resetlink, email };
    for (const link of [resetlink, moved]) {
      expect((await server.nobody.rest('POST', 'accountrecovery/resetpassword', { resetlink: link })).status).toBe(400);
    }
    const invited = await anInvitedUser(server, { emailAddress: 'tyop@waybill.test' });
    await server.admin.rest(
      'PUT',
      `users/${invited.uniqueId}`,
      putOf(invited, { emailAddress: 'typo@waybill.test', isActive: undefined }),
    );
    expect(await mailsTo(server, 'tyop@waybill.test')).toEqual([]);
    const mail = await lastMailTo(server, 'typo@waybill.test');
    expect((await server.nobody.rest('POST', 'accountactivation', { resetlink: mail.resetlink })).status).toBe(200);
  });

  test('the change log tells who changed what, and no secret', async () => {
    const { user } = await aUser(server);
    await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { role: 1, lastName: 'Logged' }));
    const { body } = await server.admin.rest('GET', `audit/changelog?entityName=User&primaryKey=${user.uniqueId}`);
    expect(body.resultObject).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          propertyName: 'role',
          oldValue: 'Member',
          newValue: 'Admin',
          createdBy: { firstName: 'Asha', lastName: 'Nair' },
        }),
        expect.objectContaining({ propertyName: 'isActive', oldValue: 'false', newValue: 'true' }),
      ]),
    );
    expect(JSON.stringify(body)).not.toMatch(/password|argon2|liveEmail/i);
  });
});

describe('blocking and deleting', () => {
  test('blocking ends the sessions at once, and unblocking does not bring them back', async () => {
    const { user, client } = await aUser(server);
    const blocked = await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { isActive: false }));
    expect(blocked.body.resultObject.isActive).toBe(false);
    expect((await client.rest('GET', 'users/profile')).status).toBe(401);
    await expect(server.signIn(user.emailAddress, ownPassword)).rejects.toThrow('Invalid email address or password');
    const { data } = await server.admin.graphql(block, { input: { uniqueId: user.uniqueId, isActive: true } });
    expect(data.blockUser.isActive).toBe(true);
    expect((await client.rest('GET', 'users/profile')).status).toBe(401);
    expect((await (await server.signIn(user.emailAddress, ownPassword)).rest('GET', 'users/profile')).status).toBe(200);
  });

  test('a blocked user gets no recovery mail, and an older link does not open the account', async () => {
    const { user } = await aUser(server);
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: user.emailAddress });
    const before = await mailsTo(server, user.emailAddress);
    const input = { uniqueId: user.uniqueId, isActive: false };
    expect((await server.admin.graphql(block, { input })).data.blockUser.isActive).toBe(false);
    await server.nobody.rest('POST', 'accountrecovery/forgetpassword', { emailAddress: user.emailAddress });
    expect(await mailsTo(server, user.emailAddress)).toHaveLength(before.length);
    const { resetlink } = before.at(-1)!;
    const body = { resetlink, password: 'a new password' };
    expect((await server.nobody.rest('PUT', 'accountrecovery/resetpassword', body)).status).toBe(400);
  });

  test('a deleted user is signed out, gone, and cannot sign in', async () => {
    const { user, client } = await aUser(server);
    const remove = 'mutation($input: RecordInput!) { deleteUser(input: $input) { deletedOn } }';
    const { data } = await server.admin.graphql(remove, { input: { uniqueId: user.uniqueId } });
    expect(data.deleteUser.deletedOn).toEqual(expect.any(String));
    expect((await client.rest('GET', 'users/profile')).status).toBe(401);
    await expect(server.signIn(user.emailAddress, ownPassword)).rejects.toThrow('Invalid email address or password');
    expect(await server.admin.rest('DELETE', `users/${user.uniqueId}`)).toMatchObject({
      status: 404,
      body: { errors: ['User not found'] },
    });
  });

  test('nobody blocks, demotes or deletes themself', async () => {
    const { user, client } = await aUser(server, { role: 1 });
    const path = `users/${user.uniqueId}`;
    expect(await client.rest('PUT', path, putOf(user, { isActive: false }))).toMatchObject({
      status: 409,
      body: { errors: ['You cannot block yourself'] },
    });
    expect(await client.rest('PUT', path, putOf(user, { role: 2 }))).toMatchObject({
      status: 409,
      body: { errors: ['You cannot give up your own Admin role'] },
    });
    expect(await client.rest('DELETE', path)).toMatchObject({
      status: 409,
      body: { errors: ['You cannot delete yourself'] },
    });
    expect((await client.rest('PUT', path, putOf(user, { lastName: 'Still here' }))).status).toBe(200);
  });
});
