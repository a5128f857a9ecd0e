/** A newer program has changed the database beside this one. */
import { writeVersion, readVersion } from '../db/versions/versionTable';
import { startTestServer, type TestServer } from './testServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const query = (sql: string, parameters: unknown[]) => server.app.database.writer.query(sql, parameters);

async function changeDatabase(minProgram: string): Promise<void> {
  const before = await readVersion(query);
  if (!before) throw new Error('The database has no version');
  await writeVersion(query, { ...before, minProgram, changedBy: '0.4.0', backupOn: '2026-11-20' });
}

const sentence =
  'This database was changed by Waybill 0.4.0; start that version or newer, or restore the backup of 2026-11-20';

test('the request that learns it is refused, then all are, on both APIs, and readiness fails', async () => {
  await changeDatabase('0.4.0');
  const refused = await server.admin.rest('GET', 'users/profile');
  expect([refused.status, refused.body.errors]).toEqual([503, [sentence]]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const anonymous = await server.nobody.rest('POST', 'account/authenticate', {
    emailAddress: 'a@b.test',
    password: 'x',
  });
  expect([anonymous.status, anonymous.body.errors]).toEqual([503, [sentence]]);
  const graphql = await fetch(`${server.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ company { name } }' }),
  });
  expect([graphql.status, graphql.headers.has('retry-after')]).toEqual([503, true]);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
});

test('without sessions a look tells it, and whoever waits for that once', async () => {
  const told: string[] = [];
  server.app.contract.onBroken((refusal) => told.push(refusal));
  await changeDatabase('0.4.0');
  const looks = async () => {
    while (!server.app.contract.isBroken) await server.app.contract.look().catch(() => undefined);
  };
  await looks();
  expect(told).toEqual([sentence]);
});

test('a newer program that only expanded lets this one go on', async () => {
  await changeDatabase('0.3.0');
  expect((await server.admin.rest('GET', 'users/profile')).status).toBe(200);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});
