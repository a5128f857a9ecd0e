import { bookingOf } from '../../testing/factories';
import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const me = '{ profile { uniqueId } }';
const profileOf = async (role: 'admin' | 'member'): Promise<string> =>
  (await server[role].graphql(me)).data.profile.uniqueId;

describe('a request for a user', () => {
  test('is refused once another one has signed in, and does nothing', async () => {
    const body = await bookingOf(server);
    const headers = { 'for-user': await profileOf('admin') };
    expect(await server.member.rest('POST', 'consignments', body, headers)).toMatchObject({
      status: 409,
      body: { errors: ['Another user has signed in'] },
    });
    const { errors } = await server.member.graphql(me, {}, headers);
    expect(errors?.[0]?.extensions.code).toBe('OTHER_USER');
    const found = await server.member.rest('GET', `consignments?awbNo=${String(body.awbNo)}`);
    expect(found.body.rowCount).toBe(0);
  });

  test('is answered for that user', async () => {
    const headers = { 'for-user': await profileOf('member') };
    expect((await server.member.rest('POST', 'consignments', await bookingOf(server), headers)).status).toBe(200);
  });
});
