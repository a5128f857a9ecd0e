import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Consignment } from '../../modules/bookings/consignments/consignment.entity';
import { Vendor } from '../../modules/parties/vendors/vendor.entity';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { statementOf } from './statement';

type Query = SelectQueryBuilder<ObjectLiteral>;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const base = () =>
  server.app.database.reader.manager
    .createQueryBuilder(Consignment, 'r')
    .select('r.id', 'id')
    .where('r.vendorId IN (:...vendors)', { vendors: [1, 2] }) as unknown as Query;

/** Each differs from `base` in one part, and in one further value of it. */
const variants: Readonly<Record<string, (query: Query) => Query>> = {
  base: (query) => query,
  'another column': (query) => query.addSelect('r.packet', 'packet'),
  'another name of it': (query) => query.addSelect('r.packet', 'n'),
  'other values': (query) => query.setParameters({ vendors: [7, 8, 9] }),
  condition: (query) => query.andWhere('r.packet > :packet', { packet: 3 }),
  'its other value': (query) => query.andWhere('r.packet > :packet', { packet: 4 }),
  alternative: (query) => query.orWhere('r.packet > :packet', { packet: 3 }),
  'nothing of the condition': (query) => query.where('r.deletedOn IS NULL'),
  order: (query) => query.orderBy('r.packet', 'ASC'),
  'the other direction': (query) => query.orderBy('r.packet', 'DESC'),
  group: (query) => query.groupBy('r.vendorId'),
  'condition of the group': (query) => query.groupBy('r.vendorId').having('COUNT(*) > 1'),
  limit: (query) => query.limit(10),
  'another limit': (query) => query.limit(11),
  offset: (query) => query.limit(10).offset(5),
  join: (query) => query.leftJoin('r.vendor', 'named').addSelect('named.name', 'name'),
  'join of those that exist': (query) => query.innerJoin('r.vendor', 'named').addSelect('named.name', 'name'),
  'join of another relation': (query) => query.leftJoin('r.sender', 'named').addSelect('named.name', 'name'),
  'join of a record': (query) => query.leftJoin(Vendor, 'named', 'named.id = r.vendorId'),
  'its other condition': (query) => query.leftJoin(Vendor, 'named', 'named.id = r.senderId'),
  'distinct, which is not kept': (query) => query.distinct(true),
  'subquery, which is not kept': (query) => {
    query.expressionMap.subQuery = true;
    return query;
  },
};

it.each(Object.keys(variants))('writes what TypeORM writes: %s', (name) => {
  const made = () => variants[name]?.(base()) ?? base();
  const [sql, parameters] = made().getQueryAndParameters();
  // The first time it is written, the second time it is known; all variants before it are known, too.
  expect(statementOf(made())).toEqual([sql, parameters]);
  expect(statementOf(made())).toEqual([sql, parameters]);
});

it('writes a query that is of no record', () => {
  const query = () => server.app.database.reader.manager.createQueryBuilder().select('1', 'n').from('vendor', 'v');
  expect(statementOf(query())).toEqual(query().getQueryAndParameters());
});
