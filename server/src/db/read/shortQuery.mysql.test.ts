import { backgroundReader } from '../../core/observation/backgroundReader';
import { startTestServer, type TestServer } from '../../testing/testServer';
import type { Reader } from './reader';
import { observeStatements } from './statements';

let server: TestServer;
let db: Reader;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  db = backgroundReader(server.app);
});

async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  await observeStatements({ statement: (sql) => void sent.push(sql) }, work);
  return sent;
}

test('short queries are sent with the next query of the same turn, and each has its own rows', async () => {
  const sent = await sentBy(async () => {
    const rows = await Promise.all([
      db.shortQuery('SELECT ? AS word', ['one']),
      db.shortQuery("SELECT ? AS word UNION SELECT 'three'", ['two']),
      db.query('SELECT ? AS word', ['four']),
      db.query('SELECT ? AS word', ['five']),
    ]);
    expect(rows).toEqual([
      [{ word: 'one' }],
      [{ word: 'two' }, { word: 'three' }],
      [{ word: 'four' }],
      [{ word: 'five' }],
    ]);
  });
  // Each on a connection of its own, in whichever order the pool gives them.
  expect(sent.toSorted()).toEqual([
    'SELECT ? AS word',
    "SELECT ? AS word; SELECT ? AS word UNION SELECT 'three'; SELECT ? AS word",
  ]);
});

test('without another query they are sent when the turn is over', async () => {
  const sent = await sentBy(async () => {
    expect(await db.shortQuery("SELECT 'one' AS word", [])).toEqual([{ word: 'one' }]);
    const both = [db.shortQuery("SELECT 'two' AS word", []), db.shortQuery("SELECT 'three' AS word", [])];
    expect(await Promise.all(both)).toEqual([[{ word: 'two' }], [{ word: 'three' }]]);
  });
  expect(sent).toEqual(["SELECT 'one' AS word", "SELECT 'two' AS word; SELECT 'three' AS word"]);
});

test('what fails fails for both, and not for the next', async () => {
  const both = [db.shortQuery("SELECT 'one' AS word", []), db.query('SELECT word FROM no_table')];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await db.query("SELECT 'one' AS word")).toEqual([{ word: 'one' }]);
});

test('a query that has a time limit is sent alone', async () => {
  const columns = 'information_schema.columns';
  const endless = `SELECT COUNT(*) AS n FROM ${columns} a, ${columns} b, ${columns} c`;
  const answers = await Promise.all([db.shortQuery("SELECT 'one' AS word", []), db.queryWithin(30, endless, [])]);
  expect(answers).toEqual([[{ word: 'one' }], null]);
});
