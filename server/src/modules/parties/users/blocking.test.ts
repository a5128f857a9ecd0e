import { aUser, putOf, ownPassword } from '../../../testing/people';
import { clientOf, startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = (emailAddress: string) =>
  server.nobody.rest('POST', 'account/authenticate', { emailAddress, password: ownPassword });

test('a session that is opened while its user is blocked does not come back when the user does', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { user } = await aUser(server);
    const block = async () => server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user, { isActive: false }));
    const [blocked, ...answers] = await Promise.all([
      block(),
      ...Array.from({ length: 4 }, () => signIn(user.emailAddress)),
    ]);
    expect(blocked?.status).toBe(200);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    expect((await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(user))).status).toBe(200);
    for (const { body } of answers.filter(({ status }) => status === 200)) {
      expect((await clientOf(server.origin, body.resultObject.token).rest('GET', 'users/profile')).status).toBe(401);
    }
  }
});
