import { sortFields } from '../../../core/list/listSpec';
import { fold } from '../../../domain/values/text';
import { inTransaction } from '../../../db/write/transaction';
import { seedConsignments } from '../../../seed/seedConsignments';
import { aCustomer } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { consignmentList } from './consignment.list';
import { rebuildRollup } from './rollup/rebuildRollup';

interface Row {
  id: number;
  [column: string]: string | number | null;
}

let server: TestServer;
/** All live rows with the names that they refer to. */
let all: Row[];

beforeAll(async () => {
  server = await startTestServer();
  // The same name twice, names that differ in case and accents only, and one of a deleted customer.
  for (const company of ['Zürich Exports', 'zurich exports', 'Zurich Exports', 'apex', 'Äpfel & Co', 'Beta', 'BETA 2'])
    await aCustomer(server, { company });
  await inTransaction(server.app, (db, { clock }) =>
    seedConsignments(db.internal, {
      count: 420,
      seed: 23,
      today: clock.today(),
      now: clock.now(),
      timezone: 'Asia/Kolkata',
      days: 60,
    }),
  );
  const { writer } = server.app.database;
  await writer.query("UPDATE customer SET deleted_on = created_on WHERE company = 'Beta'");
  await writer.query('UPDATE consignment SET deleted_on = created_on, live_awb_no = NULL WHERE id % 13 = 0');
  await writer.query('UPDATE consignment SET customer_amount = NULL WHERE id % 7 = 0');
  await writer.query("UPDATE consignment SET receiver = 'Édith', receiver_folded = 'edith' WHERE id % 11 = 0");
  await rebuildRollup(writer.manager);
  all = (await writer.query(
    `SELECT c.*, vendor.name AS vendor_name, sender.company AS sender_name, city.name AS city_name FROM consignment c
     JOIN vendor ON vendor.id = c.vendor_id JOIN customer sender ON sender.id = c.sender_id
     JOIN city ON city.id = c.delivery_city_id WHERE c.deleted_on IS NULL`,
  )) as Row[];
}, 120_000);
afterAll(() => server.close());

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const names: Readonly<Record<string, string>> = {
  vendor: 'vendor_name',
  sender: 'sender_name',
  deliveryCity: 'city_name',
};
const folded = new Set(['receiver', 'vendor_name', 'sender_name', 'city_name']);
const sorts = sortFields(consignmentList);

/** The order of a sort without any index: value, booking date, entry. */
function expected(sortBy: string, rows: readonly Row[]): number[] {
  const column = names[sortBy] ?? snake(sortBy);
  const keysOf = (row: Row) => {
    // MySQL answers amounts as texts.
    const value = column.endsWith('_amount') && row[column] !== null ? Number(row[column]) : (row[column] ?? null);
    return [folded.has(column) ? fold(String(value)) : value, String(row.booking_date), row.id];
  };
  const compare = (a: string | number | null, b: string | number | null) =>
    a === b ? 0 : a === null || (b !== null && a < b) ? -1 : 1;
  const keyed = rows.map((row) => ({ id: row.id, keys: keysOf(row).map(comparable) }));
  keyed.sort((a, b) => {
    for (const [at, key] of a.keys.entries()) {
      const order = compare(key, b.keys[at] ?? null);
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ id }) => id);
}

const comparable = (value: unknown) =>
  value instanceof Date ? value.toISOString() : (value as string | number | null);

const query =
  'query($search: ConsignmentSearch) { consignments(search: $search) { rows { id } rowCount rowCountIfQuick } }';
async function page(search: object): Promise<number[]> {
  const { data, errors } = await server.admin.graphql(query, { search });
  if (errors) throw new Error(errors[0]?.message);
  return data.consignments.rows.map(({ id }: { id: number }) => id);
}

const filters: readonly { name: string; search: object; holds: (row: Row) => boolean }[] = [
  { name: 'no filter', search: {}, holds: () => true },
  { name: 'a state', search: { deliveryStatus: ['Delivered'] }, holds: (row) => row.delivery_status === 'Delivered' },
  { name: 'a reference', search: { vendorId: ['4', '32'] }, holds: (row) => [4, 32].includes(Number(row.vendor_id)) },
  {
    name: 'a text and a flag',
    search: { receiver: 'E', isVpp: false },
    holds: (row) => String(row.receiver_folded).startsWith('e') && Number(row.is_vpp) === 0,
  },
];

describe.each(filters)('with $name', ({ search: filter, holds }) => {
  test.each(sorts.flatMap((sortBy) => [`${sortBy} ASC`, `${sortBy} DESC`]))(
    'the pages by %s are in order',
    async (sort) => {
      const [sortBy = '', sortOrder = ''] = sort.split(' ');
      const search = { ...filter, sortBy, sortOrder };
      const ascending = expected(sortBy, all.filter(holds));
      const order = sortOrder === 'ASC' ? ascending : [...ascending].reverse();
      expect(await page({ ...search, take: 5000 })).toEqual(order);
      const take = Math.ceil(order.length / 3) + 1;
      const [first = 0, last = 0] = [order[0], order.at(-1)];

      const after = [first];
      for (let next = [first]; next.length > 0; after.push(...next))
        next = await page({ ...search, take, after: String(next.at(-1)) });
      expect(after).toEqual(order);

      const before = [last];
      for (let next = [last]; next.length > 0; before.unshift(...next))
        next = await page({ ...search, take, before: String(next[0]) });
      expect(before).toEqual(order);

      const skip = take - 2;
      expect(await page({ ...search, take, skip })).toEqual(order.slice(skip, skip + take));
    },
  );

  test('the quick count is the exact count', async () => {
    const { data } = await server.admin.graphql(query, { search: { ...filter, take: 1 } });
    const count = all.filter(holds).length;
    expect(data.consignments).toMatchObject({ rowCount: count, rowCountIfQuick: count });
  });
});

test('a page behind a row that was deleted meanwhile goes on at its place', async () => {
  const [gone] = (await server.app.database.writer.query(
    'SELECT id, awb_no FROM consignment WHERE deleted_on IS NOT NULL ORDER BY id LIMIT 1',
  )) as { id: number; awb_no: string }[];
  const search = { sortBy: 'awbNo', sortOrder: 'ASC', take: 5000, after: String(gone?.id) };
  const later = expected(
    'awbNo',
    all.filter((row) => String(row.awb_no) > String(gone?.awb_no)),
  );
  expect(await page(search)).toEqual(later);
});
