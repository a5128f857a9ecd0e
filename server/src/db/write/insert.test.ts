import { RequestKey } from '../../core/operation/requestKey.entity';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { bulkInsert, bulkInsertStatements } from './insert';
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

test('rows of long texts are divided among statements, in their order; one that is longer has its own', async () => {
  const row = { scope: 'long', bodyHash: '', createdOn: server.app.clock.now() };
  const rows = Array.from({ length: 100 }, (_, at) => ({
    ...row,
    requestKey: String(at),
    answer: { text: 'x'.repeat(at === 50 ? 300_000 : 4_000) },
  }));
  await inTransaction(server.app, async (db) => {
    const statements = bulkInsertStatements(db.internal, RequestKey, rows);
    const answersOf = statements.map(({ parameters }) =>
      parameters.map(String).filter((value) => value.startsWith('{')),
    );
    expect(answersOf.flat()).toEqual(rows.map(({ answer }) => JSON.stringify(answer)));
    for (const answers of answersOf) expect(answers.length === 1 || answers.join('').length < 125_000).toBe(true);
    expect(statements.length).toBeLessThan(8);
    await bulkInsert(db.internal, RequestKey, rows);
  });
  expect(await server.app.database.reader.manager.countBy(RequestKey, { scope: 'long' })).toBe(rows.length);
});
