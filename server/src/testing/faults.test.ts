/**
 * Injects database faults at the statements of every command. After each fault, acknowledged changes must exist
 * completely, refused ones not at all, no transaction may stay open, and the server must work. Of a bulk command that
 * ended without an answer some rows may be done, each of them whole; sending it again does the others, and none twice.
 * `npm run faults -- --seed 7 --rounds 1000` tests more.
 */
import { decodeRows, text } from '../db/read/rawRows';
import { openApp } from '../app';
import type { Database } from '../db/database.types';
import { openDatabase } from '../db/dataSource';
import { aVendor as aSource, says, type FakeVendor } from '../gateways/tracking/testing/fakeVendor';
import { trackingWith } from '../gateways/tracking/testing/trackingWith';
import { restTable } from '../registry';
import { random } from '../seed/data/random';
import { aCustomer, aVendor, bookingOf } from './factories';
import type { FaultPlan } from './faults/faultPlan';
import { changesBetween, fingerprintOf, fingerprintStatement, type Fingerprint } from './faults/fingerprint';
import { faultyPool } from './faults/mysqlFaults';
import { observe, type Observer } from './faults/observer';
import { bulkRows } from './faults/bulkScenarios';
import type { Request, Scenario } from './faults/requests';
import { anAddress, scenariosOf } from './faults/scenarios';
import { faultySqlite } from './faults/sqliteFaults';
import { rollups } from './rollup';
import { createFromTemplate } from './templateDatabase';
import { freshDatabase, startTestServer, type TestServer } from './testServer';

const seed = Number(process.env.FAULT_SEED ?? 1);
/** One kind of fault at the COMMIT of each command rather than all of them. */
const isShort = process.env.TEST_LENGTH === 'short';
/** Faults at random statements per command, in addition to those at its COMMIT. */
const rounds = Number(process.env.FAULT_ROUNDS ?? (isShort ? 0 : 3));
const choice = random(seed);
const unlimited = 3_600_000;

let place: Awaited<ReturnType<typeof freshDatabase>>;
let server: TestServer;
let source: FakeVendor;
let faults: FaultPlan;
let returnedInTransaction = () => 0;
let observer: Observer;
let scenarios: Readonly<Record<string, Scenario>>;
let senderId: number;
let statement: string;
const booked: string[] = [];
const counts = { faults: 0, acknowledged: 0, refused: 0, unknown: 0, completed: 0 };

async function openFaulty(...[config, model]: Parameters<typeof openDatabase>): Promise<Database> {
  if (config.databaseUrl) {
    const database = await openDatabase(config, model);
    const pool = faultyPool(database);
    [faults, returnedInTransaction] = [pool, pool.returnedInTransaction];
    return database;
  }
  const sqlite = faultySqlite();
  faults = sqlite.faults;
  return sqlite.open(config, model);
}

beforeAll(async () => {
  place = await freshDatabase(createFromTemplate);
  server = await startTestServer(
    {
      dataDir: place.dataDir,
      databaseUrl: place.databaseUrl,
      trustProxy: '127.0.0.1',
      tracking: trackingWith({ TRACKING_ALLOW_PRIVATE: '1' }),
    },
    { open: openFaulty },
  );
  source = await aSource(
    says([{ actionDate: '2026-01-02T10:00:00Z', city: 'Mumbai', deliveryStatus: 2, action: 'Left Mumbai' }]),
  );
  scenarios = scenariosOf((await aVendor(server, { url: `${source.url}/track/{awb}` })).id);
  senderId = (await aCustomer(server)).id;
  observer = await observe(server.app);
  statement = fingerprintStatement(server.app.database);
});
afterAll(async () => {
  console.log(
    `Faults, seed ${seed}, ${server.app.database.embedded ? 'SQLite' : 'MySQL'}: ${JSON.stringify(counts)}, ${booked.length} bookings after them`,
  );
  await observer.close();
  await source.close();
  await place.drop();
});

const fingerprint = async (): Promise<Fingerprint> => fingerprintOf(await observer.rows(statement));

/** Books, and checks the booking from another connection. */
async function expectBookingToSucceed(): Promise<void> {
  const body = await bookingOf(server, { senderId });
  const {
    status,
    body: { errors },
  } = await server.admin.rest('POST', 'consignments', body);
  expect({ status, errors }).toEqual({ status: 200, errors: [] });
  expect(await observer.rows('SELECT COUNT(*) AS n FROM consignment WHERE awb_no = ?', [String(body.awbNo)])).toEqual([
    { n: 1 },
  ]);
  booked.push(String(body.awbNo));
}

/** Changes and number of statements of a run without faults. */
async function undisturbed(scenario: Scenario, rows?: number) {
  const request = await scenario(server, rows);
  const before = await fingerprint();
  const statements = await faults.statementsOf(async () =>
    expect(await request(anAddress())).toEqual({ status: 200, errors: [] }),
  );
  faults.disarm();
  return { statements, changes: changesBetween(before, await fingerprint()) };
}

type Changes = Record<string, string>;

/** Bulk commands run each row in a separate transaction (`core/operation/bulk.ts`). */
const isBulk = (action: string) => action.startsWith('bulk');

/** The changes of a bulk command of which 1, 2, … rows are done, but not all. */
async function partsOf(action: string, scenario: Scenario): Promise<Changes[]> {
  const parts: Changes[] = [];
  for (let rows = 1; isBulk(action) && rows < bulkRows; rows += 1)
    parts.push((await undisturbed(scenario, rows)).changes);
  return parts;
}

/** A mail that is queued again replaces the one that has not been sent. */
const isRepeatable = (action: string) => action === 'bulkMailInvoices';

/** Sends a bulk request again that ended without an answer: rows that are done stay as they are, the others are done. */
async function complete(request: Request, headers: Record<string, string>, refused: number): Promise<void> {
  const { status, errors } = await request(headers);
  if ('idempotency-key' in headers || refused === 0) expect({ status, errors }).toEqual({ status: 200, errors: [] });
  else expect({ status, refused: errors.length }).toEqual({ status: 409, refused });
}

/**
 * Sends a request that meets a fault and checks its effects; returns whether it may be sent again. `parts`: the changes
 * of a command that may be done for some of its rows, without an answer.
 */
async function meetFault(
  request: Request,
  kind: string,
  at: number,
  { action, changes, parts }: { action: string; changes: Changes; parts: readonly Changes[] },
): Promise<'again' | 'done'> {
  const before = await fingerprint();
  const headers = choice.chance(0.5) ? { ...anAddress(), 'idempotency-key': `key ${choice.next()}` } : anAddress();
  faults.arm(kind, at);
  const answer = await request(headers);
  const happened = faults.disarm();
  let after = await fingerprint();
  const isUnchanged = JSON.stringify(after) === JSON.stringify(before);
  const isPartly = parts.length > 0 && answer.status !== 200 && !isUnchanged;
  if (isPartly) {
    const possible = [...parts, changes].map((part) => JSON.stringify(part));
    const done = possible.indexOf(JSON.stringify(changesBetween(before, after))) + 1;
    expect({ kind, at, answer, possible: done > 0 }).toEqual({ kind, at, answer, possible: true });
    await complete(request, headers, isRepeatable(action) ? 0 : done);
    after = await fingerprint();
  }
  const isUnknown = answer.errors.some((message) => message.startsWith('The outcome is not known'));
  const isWritten = answer.status === 200 || isPartly || (isUnknown && !isUnchanged);
  const context = { kind, at, answer };
  if (isWritten) expect({ ...context, changes: changesBetween(before, after) }).toEqual({ ...context, changes });
  else expect({ ...context, state: after }).toEqual({ ...context, state: before });
  if (answer.status !== 200) expect({ ...context, happened }).not.toEqual({ ...context, happened: 0 });
  counts.faults += happened;
  counts[isPartly ? 'completed' : isUnknown ? 'unknown' : isWritten ? 'acknowledged' : 'refused'] += 1;
  expect({ ...context, isOpen: await observer.hasOpenTransaction() }).toEqual({ ...context, isOpen: false });
  expect(returnedInTransaction()).toBe(0);
  await expectBookingToSucceed();
  return isWritten ? 'done' : 'again';
}

/** Kinds at the last statement, which is the COMMIT; then random kinds at random statements, or all combinations. */
function placesOf(statements: number): (readonly [kind: string, at: number])[] {
  const all = faults.kinds.flatMap((kind) =>
    Array.from({ length: statements }, (_, index) => [kind, index + 1] as const),
  );
  if (rounds >= all.length) return all;
  const atCommit = isShort ? [choice.pick(faults.kinds)] : faults.kinds;
  return [
    ...atCommit.map((kind) => [kind, statements] as const),
    ...Array.from({ length: rounds }, () => choice.pick(all)),
  ];
}

const commands = [
  ...new Set(restTable.filter(({ run }) => run.kind === 'command').map(({ run }) => String(run.action))),
];

/** Leaves nothing for the others to stand on: `emptyDemo.test.ts` cuts it. */
const triedAlone = ['emptyDemo'];

test('every command has a scenario', () => {
  const mutations = Object.keys(server.app.schema.getMutationType()?.getFields() ?? {});
  const tried = [...Object.keys(scenarios), ...triedAlone];
  expect(tried.sort()).toEqual([...new Set([...commands, ...mutations])].sort());
});

test.each(Object.keys(scenariosOf(0)))(
  '%s is acknowledged and whole, or refused and not there',
  async (action) => {
    const scenario = scenarios[action];
    if (!scenario) throw new Error(`No scenario for ${action}`);
    await undisturbed(scenario);
    const parts = await partsOf(action, scenario);
    const { statements, changes } = await undisturbed(scenario);
    expect(statements).toBeGreaterThan(2);
    let request = await scenario(server);
    for (const [kind, at] of placesOf(statements)) {
      if ((await meetFault(request, kind, at, { action, changes, parts })) === 'done') request = await scenario(server);
    }
    const { kept, counted } = await rollups(server);
    expect(kept).toEqual(counted);
  },
  unlimited,
);

test(
  'no kind of fault at BEGIN leaves a transaction open',
  async () => {
    const scenario = scenarios.bookConsignment;
    if (!scenario) throw new Error('No scenario');
    const { changes } = await undisturbed(scenario);
    for (const kind of faults.kinds) {
      expect(
        await meetFault(await scenario(server), kind, 1, { action: 'bookConsignment', changes, parts: [] }),
      ).toMatch(/again|done/);
    }
  },
  unlimited,
);

test('two transactions whose COMMIT fails in a row cost the next ones nothing', async () => {
  const kind = server.app.database.embedded ? 'full' : 'notPrimary';
  const body = () => bookingOf(server, { senderId });
  const booking: Scenario = async () => {
    const booked = await body();
    return async (headers) => {
      const answer = await server.member.rest('POST', 'consignments', booked, headers);
      return { status: answer.status, errors: answer.body.errors };
    };
  };
  // Once a minute the use of the session is written beside it.
  const runs = [await undisturbed(booking), await undisturbed(booking)];
  const statements = Math.min(...runs.map((run) => run.statements));
  for (let time = 0; time < 2; time += 1) {
    faults.arm(kind, statements);
    await server.member.rest('POST', 'consignments', await body());
    expect(faults.disarm()).toBe(1);
  }
  for (let time = 0; time < 10; time += 1) await expectBookingToSucceed();
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

test(
  'what was acknowledged is there after a restart',
  async () => {
    await server.close();
    const app = await openApp(server.app.config);
    const rows = decodeRows(await app.database.read('SELECT awb_no AS awb FROM consignment', []), { awb: text });
    const there = new Set(rows.map(({ awb }) => awb));
    expect(booked.length).toBeGreaterThan(commands.length * (isShort ? 1 : faults.kinds.length));
    expect(booked.filter((awb) => !there.has(awb))).toEqual([]);
    await app.close();
  },
  unlimited,
);
