/**
 * Whoever sees the own branch only is given sums over its rows. What the rows of Pune add to the figures of an admin is what the
 * figures of Pune are, and those of all branches add up to the company's.
 */
import { getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { observeStatements } from '../db/read/statements';
import { holderOf } from '../domain/policy';
import { grants } from '../domain/policy/nounPolicy';
import { allBranches, isGiven } from '../domain/policy/roles';
import { billingTrend } from '../modules/insight/dashboard/billing.service';
import { bookingTrend, dashboardSummary } from '../modules/insight/dashboard/summary.service';
import { DashboardSearch } from '../modules/insight/dashboard/summary.inputs';
import { ReportSearch } from '../modules/insight/reports/report.inputs';
import { consignmentTotals } from '../modules/insight/reports/report.service';
import { RollupsOfBranches1797650000200 } from '../modules/parties/branches/20261128-rollupsOfBranches.migration';
import { databaseModel } from '../registry';
import { aCall } from './aCall';
import { aBranch } from './branches';
import { aCreditNote } from './creditNotes';
import { everything } from './everything';
import { everyOperation } from './everyOperation';
import { aConsignment, aCustomer } from './factories';
import { inconsistenciesOf } from './inconsistencies';
import { aUser } from './people';
import { aBill, paid, writeOff } from './receivables';
import { startTestServer, type Client, type Json, type TestServer } from './testServer';

let server: TestServer;
let manager: Client;
let there: TestServer;
let pune: Json;
beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
  const { body } = await server.admin.rest('POST', 'branches', aBranch());
  pune = body.resultObject;
  const branchId = pune.id;
  const { client } = await aUser(server, { role: 1, branchId });
  there = { ...server, admin: client, member: client };
  const actions = [...grants.keys()].filter((permission) => isGiven(permission) && permission !== allBranches);
  const role = await server.admin.rest('POST', 'roles', { name: 'Reader of a branch', actions });
  manager = (await aUser(server, { branchId, roleId: role.body.resultObject.id })).client;
});
afterAll(() => server.close());

const asked = [
  'ageing',
  'billingSummary',
  'billingTrend',
  'bookingTrend',
  'cargoTotals',
  'consignmentTotals',
  'dashboardSummary',
  'earnings',
  'invoiceTotals',
  'monthFigures',
  'paymentTotals',
  'receivablesSummary',
  'tdsQuarters',
];

/** What may be asked of some branches. */
const askedByBranch = asked.filter((name) => name !== 'earnings');

/** Averages do not add up. */
const isSum = (path: string) => !/(Id|^id|version|rowCount|days|oldestDays)$|\[Per booking,/i.test(path);

/** Numbers by where they stand: rows of a list are told apart by their texts. */
function* figuresIn(value: unknown, path: string): Generator<readonly [string, number]> {
  if (typeof value === 'number' && isSum(path)) yield [path, value];
  if (Array.isArray(value)) {
    for (const [at, each] of (value as unknown[]).entries()) {
      const texts =
        typeof each === 'object' && each !== null ? Object.values(each).filter((one) => typeof one === 'string') : [at];
      yield* figuresIn(each, `${path}[${texts.join()}]`);
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, each] of Object.entries(value)) yield* figuresIn(each, `${path}.${name}`);
  }
}

async function figuresOf(client: Client, names = asked, branchId?: unknown): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const search = branchId === undefined ? '' : `(search: { branchId: ["${String(branchId)}"] })`;
  for (const { field } of everyOperation.filter(({ field: { name } }) => names.includes(name))) {
    const { data, errors }: Json = await client.graphql(
      `{ ${field.name} ${search} ${everything(getNamedType(field.type))} }`,
    );
    expect([field.name, errors]).toEqual([field.name, undefined]);
    for (const [path, number] of figuresIn(data[field.name], field.name)) found.set(path, number);
  }
  return found;
}

/** What is in the second and not in the first, in paise. */
function added(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  const all = [...new Set([...before.keys(), ...after.keys()])].map(
    (path) => [path, Math.round(((after.get(path) ?? 0) - (before.get(path) ?? 0)) * 100)] as const,
  );
  return Object.fromEntries(all.filter(([, number]) => number !== 0).sort());
}

test('case 5: the sums of a branch are what its rows add to those of the company', async () => {
  const [company, empty] = [await figuresOf(server.admin), await figuresOf(manager)];
  // Opening balances are of no branch.
  expect(Object.keys(added(new Map(), empty)).filter((path) => !/^(ageing|receivablesSummary)/.test(path))).toEqual([]);
  const { id: customerId } = await aCustomer(server);
  await aConsignment(there, {}, { senderId: customerId, customerAmount: 123, paymentMode: 4 });
  await aConsignment(there, { delivered: true }, { customerAmount: 456, paymentMode: 3 });
  await aBill(there, customerId, 1000);
  await paid(there, { customerId, amount: 300 });
  const ofBranch = added(empty, await figuresOf(manager));
  expect(Object.keys(ofBranch).length).toBeGreaterThan(30);
  expect(ofBranch).toEqual(added(company, await figuresOf(server.admin)));

  await aConsignment(server, {}, { senderId: customerId, customerAmount: 789, paymentMode: 4 });
  await aBill(server, customerId, 5000);
  expect(added(empty, await figuresOf(manager))).toEqual(ofBranch);
}, 120_000);

test('whoever sees all branches asks for the figures of one', async () => {
  const ofBranch = async (client: Client, branchId?: unknown) =>
    Object.fromEntries(await figuresOf(client, askedByBranch, branchId));
  const own = await ofBranch(manager);
  expect(await ofBranch(server.admin, pune.uniqueId)).toEqual(own);
  expect(await ofBranch(manager, pune.id)).toEqual(own);
  const unknown = '7ab1c8e0-0000-4000-8000-000000000000';
  for (const nothing of [await ofBranch(manager, 1), await ofBranch(server.admin, unknown)]) {
    const counted = Object.entries(nothing).filter(
      ([path, number]) => /bookings|invoices|total$/.test(path) && number !== 0,
    );
    expect(counted).toEqual([]);
  }
  const { body } = await server.admin.rest('GET', `dashboard/summary?branchId=${pune.id}`);
  const { body: company } = await server.admin.rest('GET', 'dashboard/summary');
  const bookings = (rows: Json) => rows.resultObject[0].total;
  expect(bookings(body)).toBeGreaterThan(0);
  expect(bookings(company)).toBeGreaterThan(bookings(body));
}, 120_000);

interface ListOfBranch {
  name: string;
  isMonthly: boolean;
}

/** Those whose search has the filter. */
const listsByBranch = everyOperation.flatMap(({ kind, field }): ListOfBranch[] => {
  const page = getNamedType(field.type);
  const search = getNamedType(field.args.find(({ name }) => name === 'search')?.type);
  if (kind !== 'query' || !isObjectType(page) || !isInputObjectType(search)) return [];
  const filters = search.getFields();
  return 'rows' in page.getFields() && 'branchId' in filters && 'take' in filters
    ? [{ name: field.name, isMonthly: 'month' in filters }]
    : [];
});

test('each list with the filter Branch has the rows that those see who see that branch alone', async () => {
  for (const at of [server, there]) {
    const { id: customerId } = await aCustomer(at);
    await aConsignment(at, {}, { senderId: customerId });
    await aCreditNote(at, { invoiceId: (await aBill(at, customerId, 1000)).id, taxable: 100 });
    await writeOff(at, await aBill(at, customerId, 10));
    const { uniqueId } = await paid(at, { customerId, amount: 50 });
    const refund = { refundedOn: server.app.clock.today(), mode: 4 };
    expect((await at.admin.rest('POST', `payments/${uniqueId}/refunds`, refund)).status).toBe(200);
  }
  const rowsOf = async (client: Client, { name, isMonthly }: ListOfBranch, branchId: string): Promise<Json[]> => {
    const month = isMonthly ? `, month: "${server.app.clock.today().slice(0, 7)}"` : '';
    const search = `{ take: 500, branchId: ["${branchId}"]${month} }`;
    const { data, errors }: Json = await client.graphql(`{ ${name}(search: ${search}) { rows { uniqueId } } }`);
    expect([name, errors]).toEqual([name, undefined]);
    return data[name].rows;
  };
  const filled: string[] = [];
  for (const list of listsByBranch) {
    const own = await rowsOf(manager, list, pune.uniqueId);
    expect([list.name, await rowsOf(server.admin, list, pune.uniqueId)]).toEqual([list.name, own]);
    expect([list.name, await rowsOf(manager, list, '1')]).toEqual([list.name, []]);
    if (own.length > 0) filled.push(list.name);
  }
  expect(filled).toEqual(
    expect.arrayContaining(['consignments', 'creditNotes', 'customerPayments', 'invoices', 'refunds', 'writeOffs']),
  );
}, 120_000);

test('the figures of the branches add up to those of the company', async () => {
  // Opening balances are of no branch.
  const names = askedByBranch.filter((name) => name !== 'ageing' && name !== 'receivablesSummary');
  const { body } = await server.admin.rest('GET', 'branches');
  const ids: number[] = body.resultObject.map(({ id }: Json) => id);
  expect(ids.length).toBeGreaterThan(1);
  const sum = new Map<string, number>();
  for (const id of ids)
    for (const [path, number] of await figuresOf(server.admin, names, id)) sum.set(path, (sum.get(path) ?? 0) + number);
  expect(added(sum, await figuresOf(server.admin, names))).toEqual({});
  expect(await inconsistenciesOf(server)).toEqual([]);
}, 120_000);

test.each([
  ['the summary', dashboardSummary, DashboardSearch],
  ['the bookings of 30 days', bookingTrend, DashboardSearch],
  ['the billing of 30 days', billingTrend, DashboardSearch],
  ['a report without filters', consignmentTotals, ReportSearch],
])('%s of a branch is read from kept sums, and from no booking or invoice', async (_, operation, Search) => {
  const sent: string[] = [];
  const observer = { statement: (sql: string) => void sent.push(sql) };
  const observed = <T>(_name: string, work: () => Promise<T>) => observeStatements(observer, work);
  const user = {
    id: 1,
    uniqueId: 'u',
    sessionId: 's',
    ...holderOf('Admin'),
    mustSetUpSecondFactor: false,
    branchId: pune.id,
    seesBranches: [pune.id],
    referenceVersion: 0,
  } as const;
  const call = Object.assign(aCall(server, { user, fields: {} }), { observation: { operation: observed } });
  await operation(new Search() as DashboardSearch & ReportSearch, call);
  expect(sent.filter((sql) => /\b(consignment_facet|billing_day)\b/.test(sql)).length).toBeGreaterThan(0);
  expect(sent.filter((sql) => /\b(consignment|invoice)\b/.test(sql))).toEqual([]);
});

test('the migration that brings the branch gives each of them what its rows say', async () => {
  const { writer } = server.app.database;
  const ofBranches = () => writer.query('SELECT branch_id FROM billing_day GROUP BY branch_id');
  const before: unknown[] = await ofBranches();
  expect(before.length).toBeGreaterThan(2);
  const { migrations } = databaseModel;
  const steps = migrations.length - migrations.indexOf(RollupsOfBranches1797650000200);
  for (let step = 0; step < steps; step += 1) await writer.undoLastMigration({ transaction: 'each' });
  const [{ n }] = await writer.query('SELECT SUM(bookings) AS n FROM consignment_day');
  await writer.runMigrations({ transaction: 'each' });
  expect(await ofBranches()).toEqual(before);
  expect(await inconsistenciesOf(server)).toEqual([]);
  const [{ live }] = await writer.query('SELECT COUNT(*) AS live FROM consignment WHERE deleted_on IS NULL');
  expect(Number(n)).toBe(Number(live));
}, 120_000);
