import { Consignment } from '../../modules/bookings/consignments/consignment.entity';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { pageStatement } from './listPage';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a page of which all rows are sorted takes no index for its order', async () => {
  const { reader } = server.app.database;
  const indexes = reader.getMetadata(Consignment).indices.map(({ name }) => name);
  const index = indexes.find((name) => name.startsWith('ix_consignment__vendor_id__')) ?? '';
  const query = reader.manager.createQueryBuilder(Consignment, 'r').where('r.vendorId = 1');
  const bounds = { direction: 'ASC', skip: 0, take: 100, position: null } as const;
  const [sql, parameters] = pageStatement(query, { keys: ['r.liveAwbNo'], index, collected: true, ...bounds });
  expect(/FOR JOIN \((.*?)\) IGNORE INDEX FOR ORDER BY \((.*?)\)/.exec(sql)?.slice(1)).toEqual([
    index,
    indexes.join(', '),
  ]);
  const explained: unknown = await reader.query(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, [...parameters]);
  expect(explained).toMatchObject([{ key: index, Extra: expect.stringContaining('filesort') as unknown }]);
});
