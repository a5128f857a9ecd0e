import { corpusRequests, type CorpusRequest } from '../../testing/answerCorpus';
import { aConsignment } from '../../testing/factories';
import { aUser } from '../../testing/people';
import { sessionIn } from '../../modules/parties/accounts/session.service';
import { sessionStatement } from '../../modules/parties/accounts/sessionStatement';
import { startTestServer, type Client, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
});
afterAll(() => server.close());

const userIdOf = async (client: Client): Promise<number> => (await client.graphql('{ me { id } }')).data.me.id;
/** As through another process, of which this one hears nothing. */
const elsewhere = (sql: string, values: readonly unknown[]) => server.app.database.writer.query(sql, [...values]);

async function answerTo({ path, body }: CorpusRequest, token: string | null) {
  const answer = await fetch(`${server.origin}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
}

test('no query of either API answers whoever had a session at the last request, and has none now', async () => {
  const { client } = await aUser(server, { role: 1 });
  const { sid } = JSON.parse(Buffer.from(client.token?.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
  const { sql, parameters } = sessionStatement(sid);
  const lastRead = await server.app.database.readReserved(sql, parameters);
  await elsewhere('UPDATE user_session SET ended_on = ? WHERE session_id = ?', ['2026-11-27 06:00:00.000', sid]);
  const answered: string[] = [];
  let refused = 0;
  for (const request of corpusRequests()) {
    expect(sessionIn(server.app, sid, lastRead)).not.toBeNull();
    const { status, text } = await answerTo(request, client.token);
    if (status === 401 || text.includes('"UNAUTHENTICATED"')) refused += 1;
    else if (text !== (await answerTo(request, null)).text)
      answered.push(`${request.name}: ${status} ${text.slice(0, 200)}`);
  }
  expect(answered).toEqual([]);
  expect(refused).toBeGreaterThan(500);
});

describe('what changes through another process counts at the next request', () => {
  const page = 'consignments?take=5';

  test.each([
    ['the user is blocked', 'UPDATE user SET is_active = 0 WHERE id = ?', 401],
    ['the user is deleted', "UPDATE user SET deleted_on = '2026-11-27 06:00:00.000' WHERE id = ?", 401],
    ['the role allows less', "UPDATE user SET role = 'Member' WHERE id = ?", 403],
  ])('%s', async (_, sql, status) => {
    const { client } = await aUser(server, { role: 1 });
    const id = await userIdOf(client);
    for (let n = 0; n < 2; n += 1) expect((await client.rest('GET', 'users?take=5')).status).toBe(200);
    await elsewhere(sql, [id]);
    expect((await client.rest('GET', 'users?take=5')).status).toBe(status);
    const { errors } = await client.graphql('{ users { rowCount } }');
    expect(errors?.[0]?.extensions.code).toBe(status === 401 ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  });

  test('a role that allows more, also where the last request was refused', async () => {
    const { client } = await aUser(server);
    const id = await userIdOf(client);
    for (let n = 0; n < 2; n += 1) expect((await client.rest('GET', 'users?take=5')).status).toBe(403);
    await elsewhere("UPDATE user SET role = 'Admin' WHERE id = ?", [id]);
    expect((await client.rest('GET', 'users?take=5')).status).toBe(200);
  });

  test('a name that every row shows', async () => {
    const { vendorId } = (await server.admin.rest('GET', page)).body.resultObject[0];
    const shown = async () =>
      (await server.admin.rest('GET', `consignments?take=1&vendorId=${vendorId}`)).body.resultObject[0].vendor.name;
    await shown();
    const name = await shown();
    await elsewhere('UPDATE vendor SET name = ? WHERE id = ?', [`${name} anew`, vendorId]);
    await elsewhere("UPDATE serial SET value = value + 1 WHERE name = 'references'", []);
    expect(await shown()).toBe(`${name} anew`);
  });
});

test('a session that was read for an earlier request is read with the first statement of a query', async () => {
  await aConsignment(server);
  const alone = jest.spyOn(server.app.database, 'readReserved');
  const together = jest.spyOn(server.app.database, 'readAll');
  await server.admin.rest('GET', 'consignments?take=1');
  await server.admin.graphql('{ consignments(search: { take: 1 }) { rows { awbNo } } }');
  const sessions = together.mock.calls.filter(([[first]]) => first?.sql.includes('FROM user_session'));
  expect([alone.mock.calls.length, sessions.length]).toEqual([0, 2]);
  jest.restoreAllMocks();
});

test('what fails together with that statement is read again, and so is the session', async () => {
  await server.admin.rest('GET', 'consignments?take=1');
  const { database } = server.app;
  const lost = Object.assign(new Error('lost'), { code: 'PROTOCOL_CONNECTION_LOST' });
  jest.spyOn(database, 'readAll').mockRejectedValueOnce(lost);
  expect((await server.admin.rest('GET', 'consignments?take=1')).body.resultObject).toHaveLength(1);
  jest.restoreAllMocks();
});
