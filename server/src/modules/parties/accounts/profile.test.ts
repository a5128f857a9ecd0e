import { aUser, ownPassword } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newPassword = 'another password';

describe('changing the password', () => {
  const change = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) }';

  test('keeps this session, ends the others, and takes the place of the old one', async () => {
    const { user, client } = await aUser(server);
    const other = await server.signIn(user.emailAddress, ownPassword);
    const { status, body } = await client.rest('POST', 'account/changepassword', {
      newPassword,
      oldPassword: ownPassword,
    });
    expect({ status, body }).toEqual({ status: 200, body: { resultObject: true, hasErrors: false, errors: [] } });
    expect((await client.rest('GET', 'users/profile')).status).toBe(200);
    expect((await other.rest('GET', 'users/profile')).status).toBe(401);
    await expect(server.signIn(user.emailAddress, ownPassword)).rejects.toThrow('Invalid email address or password');
    expect((await server.signIn(user.emailAddress, newPassword)).token).toEqual(expect.any(String));
    const { data } = await client.graphql(change, { input: { newPassword: ownPassword, oldPassword: newPassword } });
    expect(data).toEqual({ changePassword: true });
  });

  test('names what is missing, in the order of the form', async () => {
    const messages = ['Please enter new password', 'Please enter old password'];
    expect((await server.member.rest('POST', 'account/changepassword', {})).body.errors).toEqual(messages);
    const { errors } = await server.member.graphql(change, { input: { newPassword: '  ', oldPassword: '' } });
    expect(errors?.[0]?.extensions.messages).toEqual(messages);
    const short = await server.member.rest('POST', 'account/changepassword', {
      newPassword: 'short',
      oldPassword: ownPassword,
    });
    expect(short).toMatchObject({ status: 400, body: { errors: ['Password must have at least 8 characters'] } });
  });

  test('a wrong old password is refused; after ten more are not checked; signing in goes on', async () => {
    const { user, client } = await aUser(server);
    const wrong = () => client.rest('POST', 'account/changepassword', { newPassword, oldPassword: 'wrong' });
    for (let n = 0; n < 10; n += 1) {
      expect(await wrong()).toMatchObject({ status: 400, body: { errors: ['Old password is not correct'] } });
    }
    expect(await wrong()).toMatchObject({
      status: 429,
      body: { errors: ['Too many wrong passwords; please try again in 15 minutes'] },
    });
    expect((await server.signIn(user.emailAddress, ownPassword)).token).toEqual(expect.any(String));
    expect((await client.rest('GET', 'users/profile')).status).toBe(200);
  });

  test('of two at the same moment, one holds', async () => {
    const { user, client } = await aUser(server);
    const answers = await Promise.all(
      ['first password', 'second password'].map((each) =>
        client.rest('POST', 'account/changepassword', { newPassword: each, oldPassword: ownPassword }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const holds = answers[0]?.status === 200 ? 'first password' : 'second password';
    expect((await server.signIn(user.emailAddress, holds)).token).toEqual(expect.any(String));
  });

  test('a password is the same however its letters were composed, and may be of any script', async () => {
    const { user, client } = await aUser(server);
    const typed = 'caf\u00e9 \u091a\u093e\u092f \u{1f375}';
    await client.rest('POST', 'account/changepassword', { newPassword: typed, oldPassword: ownPassword });
    expect((await server.signIn(user.emailAddress, 'cafe\u0301 \u091a\u093e\u092f \u{1f375}')).token).toEqual(
      expect.any(String),
    );
  });

  test('needs a session', async () => {
    const body = { newPassword, oldPassword: ownPassword };
    expect((await server.nobody.rest('POST', 'account/changepassword', body)).status).toBe(401);
  });
});

describe('the profile', () => {
  test("is one's own, without secrets", async () => {
    const { body } = await server.member.rest('GET', 'users/profile');
    expect(body.resultObject).toMatchObject({
      firstName: 'Rohan',
      lastName: 'Deshmukh',
      gender: 1,
      role: 2,
      imagePath: null,
    });
    expect(Object.keys(body.resultObject).filter((name) => /password|live/i.test(name))).toEqual([]);
    const { data } = await server.member.graphql('{ profile { firstName emailAddress } me { firstName } }');
    expect(data).toEqual({
      profile: { firstName: 'Rohan', emailAddress: 'member@waybill.test' },
      me: { firstName: 'Rohan' },
    });
    expect((await server.nobody.graphql('{ me { firstName } }')).data).toEqual({ me: null });
    expect((await server.nobody.graphql('{ profile { firstName } }')).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('takes new names, and the unchanged address that clients send along', async () => {
    const { user, client } = await aUser(server);
    const { uniqueId, emailAddress } = user;
    const changed = await client.rest('PUT', `users/profile/${uniqueId}`, {
      uniqueId,
      firstName: ' Kavya ',
      lastName: 'Menon',
      emailAddress,
    });
    expect(changed.body.resultObject).toMatchObject({ uniqueId, firstName: 'Kavya', lastName: 'Menon', emailAddress });
    const update = 'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { firstName } }';
    const { data } = await client.graphql(update, { input: { uniqueId, firstName: 'Divya', lastName: 'Menon' } });
    expect(data.updateProfile.firstName).toBe('Divya');
  });

  test('does not move to another address', async () => {
    const {
      user: { uniqueId, firstName, lastName },
      client,
    } = await aUser(server);
    const body = { uniqueId, firstName, lastName, emailAddress: 'elsewhere@waybill.test' };
    expect(await client.rest('PUT', `users/profile/${uniqueId}`, body)).toMatchObject({
      status: 400,
      body: { errors: ['Only an admin can change the email address'] },
    });
  });

  test("gives nobody a role or another's profile", async () => {
    const { user: other } = await aUser(server);
    const {
      user: { uniqueId, firstName, lastName },
      client,
    } = await aUser(server);
    const names = { firstName, lastName };
    expect(
      await client.rest('PUT', `users/profile/${other.uniqueId}`, { ...names, uniqueId: other.uniqueId }),
    ).toMatchObject({ status: 403, body: { errors: ['You are not authorized'] } });
    expect(await client.rest('PUT', `users/profile/${other.uniqueId}`, { ...names, uniqueId })).toMatchObject({
      status: 400,
    });
    expect(await client.rest('PUT', `users/profile/${uniqueId}`, { ...names, role: 1 })).toMatchObject({
      status: 400,
      body: { errors: ['Unknown field role'] },
    });
  });

  test('names what is missing', async () => {
    const { user, client } = await aUser(server);
    expect((await client.rest('PUT', `users/profile/${user.uniqueId}`, {})).body.errors).toEqual([
      'Please enter first name',
      'Please enter last name',
    ]);
  });
});
