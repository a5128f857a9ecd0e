import { migrations } from '../../migrations.generated';
import { startTestServer, type TestServer } from '../../testing/testServer';

const lastContract = 'BigIds1795633860000';
const names = migrations.map(({ name }) => name);
const expansions = names.slice(names.indexOf(lastContract) + 1);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a contract cannot be undone, and the refusal names the restore', async () => {
  await expect(server.app.database.migrateDown('SecondFactor1764050000000')).rejects.toThrow(
    /BigIds1795633860000 cannot be undone, .*: restore the backup/,
  );
  expect((await server.admin.rest('GET', 'users/profile')).status).toBe(200);
});

test('expansions are undone, the newest first, and are made again', async () => {
  const { database } = server.app;
  expect(expansions.length).toBeGreaterThan(0);
  expect(await database.migrateDown(lastContract)).toEqual([...expansions].reverse());
  await database.migrate();
  expect((await database.writer.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
});

test('nothing is undone down to the newest, nor to one that was never run', async () => {
  expect(await server.app.database.migrateDown(names.at(-1) ?? '')).toEqual([]);
  await expect(server.app.database.migrateDown('Nothing1')).rejects.toThrow('has not run a migration Nothing1');
});
