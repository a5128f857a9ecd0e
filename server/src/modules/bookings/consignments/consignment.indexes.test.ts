import type { SelectQueryBuilder } from 'typeorm';
import type { SortOrder } from '../../../domain/lists/enums';
import { sortFields, type FilterNames } from '../../../core/list/listSpec';
import { indexInOrder, orderOf } from '../../../core/list/listOrder';
import { pageStatement } from '../../../core/list/listPage';
import { decodeRows, nullable, text } from '../../../db/read/rawRows';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { Consignment } from './consignment.entity';
import { consignmentList } from './consignment.list';
import type { ConsignmentSearch } from './consignment.search';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Column = keyof Consignment & string;

/** The columns that each filter tests; a bound (`minActualWeight`) tests that of its name. */
const filterColumns: {
  readonly [Name in Exclude<FilterNames<Required<ConsignmentSearch>>, `${'min' | 'max'}${string}`>]: readonly Column[];
} = {
  searchDateFilter: ['bookingDate', 'createdOn', 'deliveryDate'],
  fromDate: ['bookingDate', 'createdOn', 'deliveryDate'],
  toDate: ['bookingDate', 'createdOn', 'deliveryDate'],
  awbNo: ['liveAwbNo'],
  receiver: ['receiverFolded'],
  senderId: ['senderId'],
  deliveryCityId: ['deliveryCityId'],
  vendorId: ['vendorId'],
  branchId: ['branchId'],
  cargoId: ['manifestId'],
  createdById: ['createdById'],
  serviceType: ['serviceType'],
  parcelType: ['parcelType'],
  paymentMode: ['paymentMode'],
  paymentStatus: ['paymentStatus'],
  deliveryStatus: ['deliveryStatus'],
  isInsurance: ['isInsurance'],
  isVpp: ['isVpp'],
  isPriced: ['customerAmount'],
  isApproved: ['isApproved'],
  awaitsManifest: ['manifestId'],
  awaitsEway: ['manifestId'],
  importJobId: ['bookingDate'],
};
const bounded = Object.keys(consignmentList.filters ?? {}).flatMap((name) => {
  const [, first = '', rest = ''] = /^(?:min|max)([A-Z])(.*)/.exec(name) ?? [];
  return first ? [`${first.toLowerCase()}${rest}`] : [];
});
const filtered = [...new Set<string>([...Object.values(filterColumns).flat(), ...bounded])];
const states = ['deliveryStatus', 'paymentStatus'] as const;
const kinds = ['paymentMode', 'serviceType', 'parcelType', 'isInsurance', 'isVpp'] as const;
const references = ['vendorId', 'senderId', 'deliveryCityId', 'createdById'] as const;
const measures = ['actualWeight', 'chargeableWeight', 'packet', 'vendorAmount', 'customerAmount'] as const;

/** What each index decides without a row, by the column that it begins with. */
const decided: readonly (readonly [begins: Column, columns: readonly Column[]])[] = [
  ...measures.map((measure) => [measure, [...kinds, 'createdOn']] as const),
  ...(['createdOn', 'deliveryDate', ...references] as const).map(
    (column) => [column, [...references, ...states, ...kinds]] as const,
  ),
  ...(['vendorId', 'senderId', 'deliveryCityId'] as const).map((named) => [named, ['createdOn']] as const),
  ...(['paymentMode', 'isInsurance', 'isVpp'] as const).map((kind) => [kind, kinds] as const),
  ['receiverFolded', [...references, ...kinds, 'createdOn']],
  ['liveAwbNo', [...references, ...kinds, 'createdOn', 'receiverFolded']],
];

const rows = () => server.app.database.reader.manager.createQueryBuilder(Consignment, 'r');
const metadata = () => server.app.database.reader.getMetadata(Consignment);
const sorts = sortFields(consignmentList);

test.each(sorts)('the order of %s is the order of an index', (sortBy) => {
  const { index, named } = orderOf(consignmentList, { sortBy }, rows());
  expect(named ? named.index : index).toMatch(/^ix_consignment__/);
});

test.each(filtered)('an index begins with %s, which is filtered', (column) => {
  expect(indexInOrder(metadata(), [`r.${column}`], true)).toMatch(/^ix_consignment__/);
});

test.each(decided)('the index that begins with %s decides by %j', (begins, columns) => {
  const name = indexInOrder(metadata(), [`r.${begins}`, 'r.bookingDate', 'r.id'], true);
  const index = metadata().indices.find((each) => each.name === name);
  expect(index?.columns.map(({ propertyName }) => propertyName)).toEqual(expect.arrayContaining([...columns]));
});

/** What the database says of reading a page by the order's index. */
async function planOf(query: SelectQueryBuilder<Consignment>, sortBy: string, direction: SortOrder) {
  const { keys, index } = orderOf(consignmentList, { sortBy, sortOrder: direction }, query);
  const { embedded, reader } = server.app.database;
  const page = { keys, direction, skip: 0, take: 100, position: null } as const;
  const [sql, parameters] = pageStatement(query, { ...page, index: embedded ? null : index, collected: false });
  const explain = embedded ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN FORMAT=TRADITIONAL';
  const plan = (await reader.query(`${explain} ${sql}`, [...parameters])) as Record<string, unknown>[];
  if (embedded) return plan.map(({ detail }) => String(detail)).join('; ');
  const { key, Extra } = decodeRows(plan, { key: nullable(text), Extra: nullable(text) })[0] ?? {};
  expect(key).toBe(index);
  return Extra ?? '';
}

const directions = ['ASC', 'DESC'] as const;
const ownSorts = sorts.filter((sort) => !(sort in (consignmentList.joinedSort ?? {})));

test.each(ownSorts.flatMap((sort) => directions.map((direction) => [sort, direction] as const)))(
  'a page by %s %s is read by an index, on a server in its order',
  async (sort, direction) => {
    const said = await planOf(rows().where('r.deletedOn IS NULL'), sort, direction);
    // SQLite is not told which index it takes.
    expect(said).not.toMatch(server.app.database.embedded ? /SCAN r(?! USING)/ : /filesort/);
  },
);

test.each(measures.flatMap((measure) => directions.map((direction) => [measure, direction] as const)))(
  'a page by %s %s with all kinds and the entry date filtered reads nothing but the index',
  async (measure, direction) => {
    const query = rows().where('r.deletedOn IS NULL');
    for (const kind of kinds) query.andWhere(`r.${kind} IN (:...${kind})`, { [kind]: ['1'] });
    query.andWhere('r.createdOn < :before', { before: '2026-01-01' });
    const said = await planOf(query, measure, direction);
    expect(said).toMatch(server.app.database.embedded ? /INDEX ix_consignment__/ : /Using index(?! condition)/);
    expect(said).not.toMatch(/filesort/);
  },
);
