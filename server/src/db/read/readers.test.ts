import { startTestServer, type TestServer } from '../../testing/testServer';
import { observeStatements } from './statements';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const slow = {
  embedded: 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000) SELECT COUNT(*) FROM n',
  server: 'SELECT SLEEP(1)',
};

/** Reads as a client; `ended` tells the clients whose reads have ended, in their order. */
function readsOf(kind: 'read' | 'readReserved') {
  const { database } = server.app;
  const ended: string[] = [];
  const read = (client: string, sql: string) =>
    observeStatements({ client, statement: () => undefined }, async () => {
      await database[kind](sql, []);
      ended.push(client);
    });
  const readSlowly = (client: string) => read(client, database.embedded ? slow.embedded : slow.server);
  return { ended, read, readSlowly };
}

test("one client's slow statements, however many, leave a reader to others", async () => {
  const { ended, read, readSlowly } = readsOf('read');
  const slowOnes = Array.from({ length: 12 }, () => readSlowly('user 1'));
  for (const client of ['user 2', 'user 3', 'user 2']) await read(client, 'SELECT 1');
  expect(ended).toEqual(['user 2', 'user 3', 'user 2']);
  await Promise.all(slowOnes);
  expect(ended).toHaveLength(15);
});

test("one session's many look-ups leave a reserved connection to others and to readiness", async () => {
  const { ended, read, readSlowly } = readsOf('readReserved');
  const many = Array.from({ length: 3 }, () => readSlowly('token 1'));
  await read('token 2', 'SELECT 1');
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  expect(ended).toEqual(['token 2']);
  await Promise.all(many);
});
