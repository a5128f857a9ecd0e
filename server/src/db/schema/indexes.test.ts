import { startTestServer, type TestServer } from '../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('no index has more than fifteen columns: in the order of sixteen MySQL does not read', () => {
  const indexes = server.app.database.writer.entityMetadatas.flatMap(({ indices }) => indices);
  expect(indexes.length).toBeGreaterThan(100);
  expect(indexes.filter(({ columns }) => columns.length > 15).map(({ name }) => name)).toEqual([]);
});
