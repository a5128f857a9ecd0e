/** What a page of the list sends to its database; on MySQL each is a round trip. */
import { holderOf } from '../../../domain/policy';
import { observeStatements } from '../../../db/read/statements';
import { aCall } from '../../../testing/aCall';
import { aConsignment } from '../../../testing/factories';
import { startTestServer, type TestServer } from '../../../testing/testServer';
import { ConsignmentSearch } from './consignment.search';
import { consignments } from './consignment.service';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await aConsignment(server, {}, { isVpp: true, vppAmount: 100, vppCommission: 1 });
  await aConsignment(server);
});
afterAll(() => server.close());

const user = {
  id: 1,
  uniqueId: 'u',
  sessionId: 's',
  ...holderOf('Admin'),
  mustSetUpSecondFactor: false,
  branchId: 1,
  seesBranches: null,
  referenceVersion: 0,
} as const;
const fields = { rows: { id: {}, awbNo: {} }, rowCount: {} };

async function sentFor(given: Partial<ConsignmentSearch>) {
  const sent: string[] = [];
  const observer = { statement: (sql: string) => void sent.push(sql) };
  const operation = <T>(_: string, work: () => Promise<T>) => observeStatements(observer, work);
  const call = Object.assign(aCall(server, { user, fields }), { observation: { operation } });
  const { rows, rowCount } = await consignments(Object.assign(new ConsignmentSearch(), given), call);
  return { sent, found: rows.length, rowCount };
}

test.each([
  ['without a filter is found and counted in one round trip', {}, 2, 1],
  ['by a filter needs one more, in which its indexes are compared', { isVpp: true }, 1, 2],
])('a page %s', async (_, given, count, roundTrips) => {
  const { sent, found, rowCount } = await sentFor(given);
  expect({ found, rowCount }).toEqual({ found: count, rowCount: count });
  // These numbers may only go down.
  expect(sent).toHaveLength(server.app.database.embedded ? 2 : roundTrips);
});
