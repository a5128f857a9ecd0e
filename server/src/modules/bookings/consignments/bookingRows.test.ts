/** How many rows a booking adds, of all tables. Those that it updates in place are sums and the number of the receipt book. */
import { decodeRows, integer } from '../../../db/read/rawRows';
import { aCustomer, bookingOf } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function rowsOfTables(): Promise<Record<string, number>> {
  const { reader } = server.app.database;
  const counts: Record<string, number> = {};
  for (const { tableName } of reader.entityMetadatas) {
    const rows: unknown[] = await reader.query(`SELECT COUNT(*) AS n FROM \`${tableName}\``);
    counts[tableName] = decodeRows(rows, { n: integer })[0]?.n ?? 0;
  }
  return counts;
}

test.each([
  ['from the receipt book', { vendorId: 32, autofillAwb: true, awbNo: undefined }],
  ['with a number typed in', {}],
])('a booking %s adds at most four rows beside its own', async (title, given) => {
  const senderId = (await aCustomer(server)).id;
  const book = async (key: string) => {
    const body = { ...(await bookingOf(server, { ...given, senderId })), autofillAwb: 'autofillAwb' in given };
    const { status } = await server.member.rest('POST', 'consignments', body, { 'idempotency-key': `${title} ${key}` });
    expect(status).toBe(200);
  };
  // The first of the day makes the rows of sums, and marks vendor and sender as active.
  await book('first');
  await book('second');
  const before = await rowsOfTables();
  await book('third');
  const after = await rowsOfTables();
  const added = Object.entries(after)
    .map(([table, n]) => [table, n - (before[table] ?? 0)] as const)
    .filter(([, n]) => n !== 0);
  expect(Object.fromEntries(added)).toEqual({
    ...{ consignment: 1, consignment_history: 1 },
    ...{ change_record: 2, request_key: 1 },
  });
});
