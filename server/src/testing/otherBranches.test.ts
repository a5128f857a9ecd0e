/**
 * Case 5 of the company: a member of Pune who may not see all branches asks every operation of both APIs for what is of Mumbai, and
 * is answered as if it did not exist. Operations come from the schema and the REST table, kinds from the rules of the branches.
 */
import { randomUUID } from 'node:crypto';
import { branchRules } from '../branchRules';
import { requiredPermissions, type Action } from '../domain/policy';
import { grants } from '../domain/policy/nounPolicy';
import { allBranches, isGiven } from '../domain/policy/roles';
import { restTable } from '../registry';
import { aBranch } from './branches';
import { everyOperation, namesRecords, namingCall, type TextOf } from './everyOperation';
import { aCargo, aConsignment, aCustomer, aManifest } from './factories';
import { aUser } from './people';
import { aBill, paid } from './receivables';
import { createSheet, parcelsOf } from './runSheets';
import { startTestServer, type Client, type Json, type TestServer } from './testServer';

/** In rupees; no sum without the other branch comes near it. */
const recognisable = 50_000_000;

interface Named {
  uniqueId: string;
  number: string;
}

let server: TestServer;
let pune: Client;
let branchId = 0;
/** One of each kind that is of Mumbai. */
const theirs = new Map<string, Named>();
/** Their uniqueIds and numbers. */
const secrets = new Set<string>();

const limited = Object.entries(branchRules).flatMap(([kind, rule]) =>
  rule === 'all' || (typeof rule === 'object' && 'counted' in rule) ? [] : [kind],
);

async function plant(at: TestServer): Promise<void> {
  const today = server.app.clock.today();
  const { id: customerId } = await aCustomer(server);
  const amount = at === server ? recognisable : 100;
  await aConsignment(at, {}, { senderId: customerId, customerAmount: amount, paymentMode: 4 });
  await aConsignment(at, { delivered: true }, { vendorId: 12, paymentMode: 3, customerAmount: amount });
  await aCargo(at, {}, { toPayAmount: amount });
  await aBill(at, customerId, amount);
  await paid(at, { customerId, amount });
  await at.admin.rest('POST', 'expenses', { date: today, amount, remark: 'Rent' });
  await aManifest(at, [await aConsignment(at, {}, { vendorId: 4 })]);
  await createSheet(at, await parcelsOf(at, 1));
}

/** Tables with what names their rows. */
async function collect(): Promise<void> {
  const numbers = ['awb_no', 'invoice_number', 'number', 'manifest_id', 'bill_no'];
  for (const { name, tableName, ownColumns } of server.app.database.writer.entityMetadatas) {
    const columns = ownColumns.map(({ databaseName }) => databaseName);
    if (!limited.includes(name) || !columns.includes('unique_id')) continue;
    const number = numbers.find((column) => columns.includes(column)) ?? 'unique_id';
    const rows: Json[] = await server.app.database.writer.query(
      `SELECT unique_id AS uniqueId, ${number} AS number FROM ${tableName} ORDER BY id`,
    );
    for (const row of rows) {
      theirs.set(name, { uniqueId: row.uniqueId, number: String(row.number ?? row.uniqueId) });
      for (const text of [row.uniqueId, row.number]) if (text !== null) secrets.add(String(text));
    }
  }
}

beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
  await plant(server);
  await collect();
  const { body } = await server.admin.rest('POST', 'branches', aBranch({ name: 'Pune', code: 'PUN' }));
  branchId = body.resultObject.id;
  const { client: admin } = await aUser(server, { role: 1, branchId });
  await plant({ ...server, admin, member: admin });
  const actions = [...grants.keys()].filter((permission) => isGiven(permission) && permission !== allBranches);
  const role = await server.admin.rest('POST', 'roles', { name: 'Everything of the branch', actions });
  pune = (await aUser(server, { branchId, roleId: role.body.resultObject.id })).client;
}, 120_000);
afterAll(() => server.close());

/** What an answer tells: its texts, word by word, and its numbers. */
function* told(value: unknown, name = ''): Generator<string | number> {
  if (typeof value === 'string') yield* [value, ...value.split(/[^\w/.-]+/)];
  else if (typeof value === 'number' && !/id$/i.test(name)) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* told(inner, key);
}

function leaks(answer: unknown, sent: Named): (string | number)[] {
  const own = new Set<unknown>([sent.uniqueId, sent.number]);
  return [...told(answer)].filter((each) =>
    typeof each === 'number' ? each >= recognisable / 2 : secrets.has(each) && !own.has(each),
  );
}

const nobody = (): Named => ({ uniqueId: randomUUID(), number: `NONE${randomUUID().slice(0, 8)}` });

const textFor =
  (kind: string, { uniqueId, number }: Named): TextOf =>
  (field) => {
    if (field === 'entityName') return kind;
    if (field === 'month' || /Month$/.test(field)) return '2026-10';
    if (field === 'code' || /awb|text|number/i.test(field)) return number;
    return namesRecords(field) || field === 'primaryKey' ? uniqueId : 'Something';
  };

/** Beside reads: of the own account, and for anyone. */
const isOwn = (action: string, kind: string): boolean => {
  const permission = requiredPermissions[action as Action];
  return kind !== 'query' && (permission === 'public' || grants.get(permission)?.kind === 'everyone');
};

/** What an operation could take: bookings and papers, and the kinds that its name tells. */
const taken = (action: string) =>
  [...theirs].filter(
    ([kind]) =>
      main.has(kind) || action.toLowerCase().includes(kind.toLowerCase().slice(0, -1)) || action === 'changeLog',
  );
const main = new Set(['Consignment', 'CargoConsignment', 'Invoice', 'CustomerPayment', 'Manifest', 'RunSheet']);

/** With what was sent left out. */
const refusalIn = (errors: unknown, { uniqueId, number }: Named): string =>
  JSON.stringify(errors ?? null)
    .replaceAll(uniqueId, '*')
    .replaceAll(number, '*');

/** Rows of Mumbai, and how often they were changed. */
async function standing(): Promise<Json> {
  const found: Json = {};
  for (const { name, tableName, ownColumns } of server.app.database.writer.entityMetadatas) {
    const columns = ownColumns.map(({ databaseName }) => databaseName);
    if (branchRules[name] !== 'own') continue;
    expect(columns).toContain('branch_id');
    [found[name]] = await server.app.database.writer.query(
      `SELECT COUNT(*) AS n, SUM(version) AS versions, COUNT(deleted_on) AS deleted FROM ${tableName} WHERE branch_id = 1`,
    );
  }
  return JSON.parse(JSON.stringify(found));
}

test('case 5: what is planted is seen by an admin, and the own by the member', async () => {
  expect([...theirs.keys()]).toEqual(
    expect.arrayContaining(['Consignment', 'Invoice', 'CustomerPayment', 'RunSheet', 'Manifest']),
  );
  const list = '{ consignments { rows { uniqueId branchId } } }';
  const [all, own] = [await server.admin.graphql(list), await pune.graphql(list)];
  expect(leaks(all, nobody()).length).toBeGreaterThan(0);
  expect(new Set(own.data.consignments.rows.map((row: Json) => row.branchId))).toEqual(new Set([branchId]));
});

test('case 5: every operation of GraphQL answers as if nothing of Mumbai existed', async () => {
  const before = await standing();
  const tried: string[] = [];
  const notTried: string[] = [];
  const leaked: unknown[] = [];
  const different: unknown[] = [];
  const nowhereOf = new Map<string, string>();
  for (const { kind, field } of everyOperation) {
    if (isOwn(field.name, kind)) {
      notTried.push(field.name);
      continue;
    }
    tried.push(field.name);
    const asked = taken(field.name);
    for (const [of, named] of field.args.length === 0 ? asked.slice(0, 1) : asked) {
      const ask = async (sent: Named) => {
        const { query, variables } = namingCall(kind, field, textFor(of, sent));
        const answer = await pune.graphql(query, variables);
        const found = leaks(answer, sent);
        if (found.length > 0) leaked.push([field.name, of, found.slice(0, 5)]);
        return refusalIn(answer.errors, sent);
      };
      const [there, nowhere] = [await ask(named), nowhereOf.get(field.name) ?? (await ask(nobody()))];
      nowhereOf.set(field.name, nowhere);
      if (there !== nowhere) different.push([field.name, of, there, nowhere]);
    }
    require('fs').writeFileSync(
      '/tmp/vis-graphql.json',
      JSON.stringify({ tried: tried.length, last: field.name, notTried, leaked, different }, null, 1),
    );
  }
  expect({ leaked, different }).toEqual({ leaked: [], different: [] });
  expect(tried.length).toBeGreaterThan(200);
  expect(await standing()).toEqual(before);
}, 600_000);

test('case 5: every operation of REST, too', async () => {
  const before = await standing();
  const tried: string[] = [];
  const leaked: unknown[] = [];
  const different: unknown[] = [];
  const nowhereOf = new Map<string, string>();
  for (const { method, path, run } of restTable) {
    if (isOwn(run.action, run.kind)) continue;
    tried.push(`${method} ${path}`);
    const field = everyOperation.find((each) => each.field.name === run.action)?.field;
    for (const [of, named] of taken(run.action)) {
      const ask = async (sent: Named) => {
        const { input = {} } = (field ? namingCall('query', field, textFor(of, sent)).variables : {}) as Json;
        const body = method === 'POST' || method === 'PUT' ? input : undefined;
        const text = textFor(of, sent);
        const address = path.replace(/:(\w+)/g, (_, name: string) => text(name));
        const asked = `${address}?${new URLSearchParams({ searchText: sent.number, uniqueId: sent.uniqueId, entityName: of, primaryKey: sent.uniqueId })}`;
        const answer = await pune.rest(method, method === 'GET' ? asked : address, body);
        const found = leaks(answer.body, sent);
        if (found.length > 0) leaked.push([method, path, of, found.slice(0, 5)]);
        return refusalIn([answer.status, answer.body?.errors], sent);
      };
      const route = `${method} ${path}`;
      const [there, nowhere] = [await ask(named), nowhereOf.get(route) ?? (await ask(nobody()))];
      nowhereOf.set(route, nowhere);
      if (there !== nowhere) different.push([method, path, of, there, nowhere]);
    }
    require('fs').writeFileSync(
      '/tmp/vis-rest.json',
      JSON.stringify({ tried: tried.length, last: path, leaked, different }, null, 1),
    );
  }
  expect({ leaked, different }).toEqual({ leaked: [], different: [] });
  expect(tried.length).toBeGreaterThan(200);
  expect(await standing()).toEqual(before);
}, 600_000);
