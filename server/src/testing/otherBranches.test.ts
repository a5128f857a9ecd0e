/**
 * Case 5 of the company: a member of Pune who may not see all branches asks every operation of both APIs for what is of Mumbai, and
 * is answered as if it did not exist. Operations come from the schema and the REST table, kinds from the rules of the branches.
 */
import { randomUUID } from 'node:crypto';
import { getNamedType, isRequiredArgument } from 'graphql';
import { branchRules } from '../branchRules';
import { requiredPermissions, type Action } from '../domain/policy';
import { grants } from '../domain/policy/nounPolicy';
import { restTable } from '../registry';
import { maxPage } from '../api/rest/export';
import { everything } from './everything';
import { everyOperation, namesRecords, namingCall, type TextOf } from './everyOperation';
import { nobodyLike, twoBranches, type Named, type TwoBranches } from './otherBranches';
import type { Client, Json, TestServer } from './testServer';

let server: TestServer;
let pune: Client;
let theirs: TwoBranches['theirs'];
let leaks: TwoBranches['leaks'];
let branchId = 0;

beforeAll(async () => {
  ({ server, pune, theirs, leaks, branchId } = await twoBranches());
}, 120_000);
afterAll(() => server.close());

const textFor =
  (kind: string, { uniqueId, number }: Named, action: string): TextOf =>
  (field) => {
    // Of a state it is written, not looked for.
    if (field === 'code' && /State$/.test(action)) return randomUUID().slice(0, 8);
    if (field === 'entityName') return kind;
    if (field === 'month' || /Month$/.test(field)) return '2026-10';
    if (field === 'code' || /awb|text|number/i.test(field)) return number;
    return namesRecords(field) || field === 'primaryKey' ? uniqueId : 'Something';
  };

/** Operations that are not asked, and why. */
const notAsked = {
  authenticate: 'begins a session',
  changePassword: 'of the own account',
  chooseBranch: 'of the own session, among the own branches',
  confirmSecondFactor: 'of the own account',
  countVisit: 'of the public site',
  createFirstAdmin: 'without a session',
  endOpenSession: 'of the own account',
  endOtherSessions: 'of the own account',
  forgotPassword: 'without a session',
  logout: 'ends the session',
  openRun: 'by the code of a sheet, whose holder it is given to',
  removeSecondFactor: 'of the own account',
  renewRecoveryCodes: 'of the own account',
  resetPassword: 'without a session',
  startSecondFactor: 'of the own account',
  submitEnquiry: 'a form of the public site',
  trackAwb: 'a page of the public site, by the number that the customer has',
  undo: 'of an own command, by its key',
  updateProfile: 'of the own account',
  uploadProfileImage: 'of the own account',
} satisfies Partial<Record<Action, string>>;

/** What an operation could take: bookings and papers, and the kinds that its name tells. */
const taken = (action: string) =>
  [...theirs].filter(
    ([kind]) =>
      main.has(kind) || action.toLowerCase().includes(kind.toLowerCase().slice(0, -1)) || action === 'changeLog',
  );
const main = new Set(['Consignment', 'CargoConsignment', 'Invoice', 'CustomerPayment', 'Manifest', 'RunSheet']);

const withoutSent = (answer: unknown, { uniqueId, number }: Named): string =>
  JSON.stringify(answer ?? null)
    .replaceAll(uniqueId, '*')
    .replaceAll(number, '*');

/** Rows of Mumbai, and how often they were changed. */
async function standing(): Promise<Json> {
  const found: Json = {};
  for (const { name, tableName, ownColumns } of server.app.database.writer.entityMetadatas) {
    const columns = ownColumns.map(({ databaseName }) => databaseName);
    // Kept sums are no records.
    if (branchRules[name] !== 'own' || !columns.includes('unique_id')) continue;
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
  expect(leaks(all, nobodyLike({ uniqueId: '', number: '' })).length).toBeGreaterThan(0);
  expect(new Set(own.data.consignments.rows.map((row: Json) => row.branchId))).toEqual(new Set([branchId]));
});

/** An operation behind one of the doors. */
interface Door {
  name: string;
  action: string;
  takesNothing: boolean;
  /** What is told, and of it what has to be the same for a record that does not exist: of a command how it is refused. */
  ask(client: Client, kind: string, sent: Named): Promise<{ told: unknown; compared: unknown }>;
}

const graphqlDoors: Door[] = everyOperation.map(({ kind, field }) => ({
  name: field.name,
  action: field.name,
  takesNothing: field.args.length === 0,
  async ask(client, of, sent) {
    if (kind === 'query') {
      const { query, variables } = namingCall(kind, field, textFor(of, sent, field.name));
      const [narrow, whole] = [await client.graphql(query, variables), await whatIsAsked(client, field)];
      return { told: [narrow, whole], compared: narrow };
    }
    const answer = await filledIn(client, field, textFor(of, sent, field.name));
    return { told: answer, compared: answer.errors };
  },
}));

/** A query with nothing but what it requires. */
async function whatIsAsked(client: Client, field: (typeof everyOperation)[number]['field']): Promise<Json> {
  if (field.args.some(isRequiredArgument)) return null;
  return client.graphql(`{ ${field.name} ${everything(getNamedType(field.type))} }`);
}

/** What commands refused as missing, by their names. */
const missed = new Map<string, Set<string>>();

/** Asked again with what was refused as missing, so that no rule of the form stands before the records. */
async function filledIn(client: Client, field: (typeof everyOperation)[number]['field'], text: TextOf): Promise<Json> {
  const filled = missed.get(field.name) ?? new Set();
  missed.set(field.name, filled);
  while (true) {
    const { query, variables } = namingCall('mutation', field, text, filled);
    const answer = await client.graphql(query, variables);
    const refused = Object.keys(answer.errors?.[0]?.extensions?.fields ?? {}).filter((name) => !filled.has(name));
    if (refused.length === 0) return answer;
    for (const name of refused) filled.add(name);
  }
}

const fieldOf = new Map(everyOperation.map(({ field }) => [field.name, field]));
const restDoors: Door[] = restTable.map(({ method, path, run, answer }) => ({
  name: `${method} ${path}`,
  action: run.action,
  takesNothing: false,
  async ask(client, of, sent) {
    const text = textFor(of, sent, run.action);
    const address = path.replace(/:(\w+)/g, (_, name: string) => text(name));
    if (method === 'GET') {
      const named = { uniqueId: sent.uniqueId, entityName: of, primaryKey: sent.uniqueId };
      const narrow = await client.rest(
        'GET',
        `${address}?${new URLSearchParams({ ...named, searchText: sent.number })}`,
      );
      if (answer.kind !== 'rows') return { told: narrow.body, compared: [narrow.status, narrow.body] };
      const whole = await client.rest('GET', `${address}?take=${maxPage + 1}`);
      return { told: [narrow.body, whole.body], compared: [narrow.status, narrow.body, whole.status] };
    }
    const field = fieldOf.get(run.action);
    const { input = {} } = (field ? namingCall('query', field, text, missed.get(run.action)).variables : {}) as Json;
    const { status, body } = await client.rest(method, address, method === 'DELETE' ? undefined : input);
    return { told: body, compared: [status, body?.errors] };
  },
}));

interface Finding {
  door: string;
  kind: string;
  /** What only those of Mumbai may be told. */
  leaks: (string | number)[];
  /** Those for a record that exists and for one that does not, where they differ. */
  answers: string[];
}

/** What tells the client that there is something in Mumbai. */
async function* findings(client: Client, { name, action, takesNothing, ask }: Door): AsyncGenerator<Finding> {
  const kinds = taken(action);
  for (const [kind, named] of takesNothing ? kinds.slice(0, 1) : kinds) {
    const asked = async (sent: Named) => {
      const { told: answer, compared } = await ask(client, kind, sent);
      return { found: leaks(answer, sent), answer: withoutSent(compared, sent) };
    };
    const there = await asked(named);
    const nowhere = takesNothing ? there : await asked(nobodyLike(named));
    const answers = there.answer === nowhere.answer ? [] : [there.answer, nowhere.answer];
    const found = [...there.found, ...nowhere.found].slice(0, 5);
    if (found.length > 0 || answers.length > 0) yield { door: name, kind, leaks: found, answers };
  }
}

const asked = (doors: readonly Door[]) => doors.filter(({ action }) => !Object.hasOwn(notAsked, action));

async function allFindings(doors: readonly Door[]): Promise<Finding[]> {
  const all: Finding[] = [];
  for (const door of asked(doors)) for await (const finding of findings(pune, door)) all.push(finding);
  return all;
}

test('of every table is said which rows are of a branch', () => {
  const tables = server.app.database.writer.entityMetadatas.map(({ name }) => name);
  expect(Object.keys(branchRules).sort()).toEqual([...tables].sort());
});

test('case 5: each operation that is not asked is one, and of the own account or for anyone', () => {
  const ofAll = (action: string) => {
    const permission = requiredPermissions[action as Action];
    return permission === 'public' || grants.get(permission)?.kind === 'everyone';
  };
  const commands = everyOperation.flatMap(({ kind, field }) => (kind === 'query' ? [] : [field.name]));
  expect(Object.keys(notAsked).filter((action) => !fieldOf.has(action) || !ofAll(action))).toEqual([]);
  expect(commands.filter((action) => ofAll(action) && !Object.hasOwn(notAsked, action))).toEqual([]);
  expect(asked(graphqlDoors).length).toBeGreaterThan(200);
  expect(asked(restDoors).length).toBeGreaterThan(200);
});

test('case 5: every operation of GraphQL answers as if nothing of Mumbai existed', async () => {
  const before = await standing();
  expect(await allFindings(graphqlDoors)).toEqual([]);
  expect(await standing()).toEqual(before);
}, 600_000);

test('case 5: every operation of REST, too, and every export', async () => {
  const before = await standing();
  expect(await allFindings(restDoors)).toEqual([]);
  expect(await standing()).toEqual(before);
}, 600_000);
