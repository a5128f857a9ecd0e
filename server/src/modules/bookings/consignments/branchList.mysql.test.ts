/** How the database finds the page of whoever sees one branch of many. */
import { observeStatements } from '../../../db/read/statements';
import { holderOf } from '../../../domain/policy';
import { aCall } from '../../../testing/aCall';
import { aBranch } from '../../../testing/branches';
import { aConsignment } from '../../../testing/factories';
import { startTestServer, type Json, type TestServer } from '../../../testing/testServer';
import { ConsignmentSearch } from './consignment.search';
import { consignments } from './consignment.service';

let server: TestServer;
let branchId = 0;
beforeAll(async () => {
  server = await startTestServer();
  branchId = (await server.admin.rest('POST', 'branches', aBranch())).body.resultObject.id;
  await aConsignment(server);
  const { writer } = server.app.database;
  const columns: Json[] = await writer.query(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = 'consignment'
     AND extra NOT LIKE '%auto_increment%' AND extra NOT LIKE '%GENERATED%' ORDER BY ordinal_position`,
  );
  const names = columns.map(({ name }) => String(name));
  const others: Readonly<Record<string, string>> = {
    unique_id: 'UUID()',
    awb_no: "CONCAT('T', UUID_SHORT())",
    live_awb_no: "CONCAT('T', UUID_SHORT())",
    branch_id: `IF(RAND() < 0.05, ${branchId}, 1)`,
    booking_date: 'booking_date - INTERVAL FLOOR(RAND() * 5) DAY',
  };
  const copied = names.map((name) => others[name] ?? name).join(', ');
  for (let doubled = 0; doubled < 12; doubled += 1)
    await writer.query(`INSERT INTO consignment (${names.join(', ')}) SELECT ${copied} FROM consignment`);
  await writer.query('ANALYZE TABLE consignment');
});
afterAll(() => server.close());

test('the page of one branch of several is read along the index of the branch', async () => {
  const sent: string[] = [];
  const observer = { statement: (sql: string) => void sent.push(sql) };
  const operation = <T>(_: string, work: () => Promise<T>) => observeStatements(observer, work);
  const user = {
    id: 1,
    uniqueId: 'u',
    sessionId: 's',
    ...holderOf('Member'),
    mustSetUpSecondFactor: false,
    branchId,
    seesBranches: [branchId],
    referenceVersion: 0,
  } as const;
  const call = aCall(server, { user, fields: { rows: { id: {}, awbNo: {} } } });
  const search = Object.assign(new ConsignmentSearch(), { take: 20 });
  const { rows } = await consignments(search, Object.assign(call, { observation: { operation } }));
  expect(rows).toHaveLength(20);
  const page = sent.find((sql) => sql.includes(`branch_id IN (${branchId})`)) ?? '';
  const marks = page.split('?').slice(1);
  const plan: Json[] = await server.app.database.reader.query(
    `EXPLAIN FORMAT=TRADITIONAL ${page}`,
    marks.map(() => 20),
  );
  const found = plan.filter(({ table }) => table === 'consignment').map(({ key, type }) => [type, key]);
  expect(found.sort()).toEqual([
    ['eq_ref', 'PRIMARY'],
    ['ref', 'ix_consignment__branch_id__deleted_on__booking_date__id'],
  ]);
});
