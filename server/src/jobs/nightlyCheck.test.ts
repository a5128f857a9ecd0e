import { inTransaction } from '../db/write/transaction';
import type { ConsistencyCheck } from '../core/module/consistency';
import { ConsistencyRun } from '../modules/system/consistency/consistencyRun.entity';
import { consistencyChecks } from '../registry';
import { secondApp } from '../testing/secondServer';
import { startTestServer, type TestServer } from '../testing/testServer';
import { nightlyCheck } from './nightlyCheck';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
});
afterAll(() => server.close());
beforeEach(() => inTransaction(server.app, (db) => db.internal.clear(ConsistencyRun)));

const never = new AbortController().signal;
const run = (checks: readonly ConsistencyCheck[] = consistencyChecks) => nightlyCheck(server.app, checks, never);
/** Local time in Asia/Kolkata. */
const at = (day: string, time: string) => server.setNow(new Date(`${day}T${time}:00+05:30`));
const lie: ConsistencyCheck = {
  rule: 'One is two',
  sql: "SELECT 'here' AS place_name, 1 AS stored_value, 2 AS actual",
};
/** Sessions end within a day, so one is begun at the set time. */
const admin = () => server.signIn('admin@waybill.test');
const shown = async () => (await (await admin()).rest('GET', 'consistency/runs')).body;

test('runs once in the night, in the time zone of the company, and finds nothing in the demonstration data', async () => {
  at('2026-11-23', '02:59');
  expect(await run()).toBe(false);
  at('2026-11-23', '03:00');
  expect(await run()).toBe(true);
  expect(await run()).toBe(false);
  expect((await shown()).resultObject).toEqual([
    expect.objectContaining({ day: '2026-11-23', differences: 0, findings: [], finishedOn: expect.any(String) }),
  ]);
  at('2026-11-24', '06:00');
  expect(await run()).toBe(false);
});

test('several servers run it once between them', async () => {
  at('2026-11-23', '03:01');
  const others = await Promise.all([1, 2].map(() => secondApp(server, server.app.clock)));
  const ran = await Promise.all([server.app, ...others].map((app) => nightlyCheck(app, consistencyChecks, never)));
  await Promise.all(others.map((app) => app.close()));
  expect(ran.filter(Boolean)).toHaveLength(1);
  expect((await shown()).rowCount).toBe(1);
});

test('a run that failed is not finished, and the next night has its own', async () => {
  at('2026-11-23', '03:00');
  await expect(run([{ rule: 'None', sql: 'SELECT 1 FROM nowhere' }])).rejects.toThrow(/nowhere/);
  expect(await run()).toBe(false);
  at('2026-11-24', '03:00');
  expect(await run()).toBe(true);
  const runs = (await shown()).resultObject;
  expect(runs.map(({ day, differences }: ConsistencyRun) => [day, differences])).toEqual([
    ['2026-11-24', 0],
    ['2026-11-23', null],
  ]);
});

test('a run that a shutdown interrupts is left to another server', async () => {
  at('2026-11-23', '03:00');
  expect(await nightlyCheck(server.app, consistencyChecks, AbortSignal.abort())).toBe(false);
  expect((await shown()).resultObject).toMatchObject([{ finishedOn: null, differences: null }]);
  const other = await secondApp(server, server.app.clock);
  expect(await nightlyCheck(other, consistencyChecks, never)).toBe(true);
  await other.close();
});

test('servers take turns, and no step is done twice', async () => {
  at('2026-11-23', '03:00');
  const other = await secondApp(server, server.app.clock);
  const checks = ['One', 'Two', 'Three'].map((rule) => ({ ...lie, rule }));
  const ended = [];
  // A turn of no length has one step.
  for (const app of [server.app, other, server.app, other]) ended.push(await nightlyCheck(app, checks, never, 0));
  await other.close();
  expect(ended).toEqual([false, false, true, false]);
  const [run] = (await shown()).resultObject;
  expect(run).toMatchObject({ differences: 3, finishedOn: expect.any(String) });
  expect(run.findings.map(({ rule }: { rule: string }) => rule)).toEqual(['One', 'Two', 'Three']);
});

test('keeps the first 200 differences, and 30 days', async () => {
  at('2026-10-01', '03:00');
  await run([]);
  at('2026-11-23', '03:00');
  await run(Array.from({ length: 210 }, () => lie));
  const { resultObject } = await shown();
  expect(resultObject).toHaveLength(1);
  expect(resultObject[0].differences).toBe(210);
  expect(resultObject[0].findings).toHaveLength(200);
  expect(resultObject[0].findings[0]).toEqual({
    rule: 'One is two',
    place: 'place_name here',
    stored: '1',
    actual: '2',
  });
});

test('is shown to admins by GraphQL too, and to nobody else', async () => {
  at('2026-11-23', '03:00');
  await run([lie]);
  const query =
    '{ consistencyRuns { rowCount rows { day startedOn finishedOn differences findings { rule place } } } }';
  const { data } = await (await admin()).graphql(query);
  expect(data.consistencyRuns.rows).toEqual([
    {
      day: '2026-11-23',
      startedOn: '2026-11-22T21:30:00.000Z',
      finishedOn: '2026-11-22T21:30:00.000Z',
      differences: 1,
      findings: [{ rule: 'One is two', place: 'place_name here' }],
    },
  ]);
  const member = await server.signIn('member@waybill.test');
  const refused = await member.graphql(query);
  expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await member.rest('GET', 'consistency/runs')).status).toBe(403);
});
