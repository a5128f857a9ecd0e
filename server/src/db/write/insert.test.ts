import { RequestKey } from '../../core/operation/requestKey.entity';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { bulkInsert } from './insert';
import { inTransaction } from './transaction';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('rows with more values than one statement takes are all inserted', async () => {
  const row = { scope: 'many', bodyHash: '', answer: null, createdOn: server.app.clock.now() };
  const rows = Array.from({ length: 8_000 }, (_, at) => ({ ...row, requestKey: String(at) }));
  await inTransaction(server.app, (db) => bulkInsert(db.internal, RequestKey, rows));
  expect(await server.app.database.reader.manager.countBy(RequestKey, { scope: 'many' })).toBe(rows.length);
});
