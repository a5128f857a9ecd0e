import { migrations } from '../db/migrations';
import { startTestServer, type TestServer } from './testServer';

let server: TestServer;
beforeAll(async () => {
  // Nothing is seeded, so the one user there is stands for both.
  server = await startTestServer({ seed: 'none', adminEmail: 'member@waybill.test' });
});
afterAll(() => server.close());

async function tables(): Promise<string[]> {
  const { writer, embedded } = server.app.database;
  const rows: { name: string }[] = await writer.query(embedded
    ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    : 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()');
  return rows.map(({ name }) => name).sort();
}

/** What TypeORM would change to make the tables what the entities say. */
async function drift(): Promise<string[]> {
  const { upQueries } = await server.app.database.writer.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query);
}

describe('the migrations', () => {
  test('make exactly what the entities say', async () => {
    expect(await drift()).toEqual([]);
  });

  test('go all the way down and up again, and leave no drift', async () => {
    const { writer } = server.app.database;
    const before = await tables();
    for (let step = 0; step < migrations.length; step += 1) await writer.undoLastMigration({ transaction: 'each' });
    expect(await tables()).toEqual(['migration']);
    await writer.runMigrations({ transaction: 'each' });
    expect(await tables()).toEqual(before);
    expect(await drift()).toEqual([]);
  });

  test('stand in the order of their dates, each with a name of its own', () => {
    const dates = migrations.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0]));
    expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
  });
});
