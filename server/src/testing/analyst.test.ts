/** Case 7 of the roles: the analyst asks everything and changes nothing, through both doors. `everyField` asks each query in full. */
import { demoPassword } from '../config';
import { inTransaction } from '../db/write/transaction';
import { insertSeedRows } from '../db/write/seedRows';
import { builtInRoles, permissionsOf, requiredPermissions, type Action, type Permission } from '../domain/policy';
import { grants } from '../domain/policy/nounPolicy';
import { User } from '../modules/parties/users/user.entity';
import { restTable } from '../registry';
import { staff } from '../seed/staff';
import { documentOf, everyOperation } from './everyOperation';
import { exportedOperations } from './operations';
import { startTestServer, type Client, type TestServer } from './testServer';

let server: TestServer;
let analyst: Client;
let kinds: ReadonlyMap<string, 'query' | 'command'>;

beforeAll(async () => {
  server = await startTestServer({ seed: 'demo' });
  const row = await staff('Anil', 'Analyst', 'Male', 'Member', 'analyst@waybill.test', demoPassword);
  const roleId = builtInRoles.Analyst.id;
  await inTransaction(server.app, (db) => insertSeedRows(db, User, [{ ...row, roleId }]));
  analyst = await server.signIn(row.emailAddress);
  kinds = new Map((await exportedOperations()).map(({ name, operation }) => [name, operation.kind]));
});
afterAll(() => server.close());

const permissionOf = (action: string) => requiredPermissions[action as Action];
const grantOf = (action: string) => grants.get(permissionOf(action));

/** What concerns nobody but the one who does it, and what needs no session. */
const isOwnOrPublic = (action: string) => permissionOf(action) === 'public' || grantOf(action)?.kind === 'everyone';

test('a permission lets do queries alone, or commands alone, as its kind says', () => {
  const byKind = (wanted: 'query' | 'command') =>
    [...kinds].flatMap(([action, kind]) => (kind === wanted && !isOwnOrPublic(action) ? [action] : []));
  expect(byKind('command').filter((action) => grantOf(action)?.kind === 'read')).toEqual([]);
  expect(byKind('query').filter((action) => grantOf(action) && grantOf(action)?.kind !== 'read')).toEqual([]);
});

test('case 7: each of the commands of GraphQL is refused', async () => {
  const commands = everyOperation.filter(({ kind, field }) => kind === 'mutation' && !isOwnOrPublic(field.name));
  expect(commands.length).toBeGreaterThan(120);
  for (const { kind, field } of commands) {
    const { query, variables } = documentOf(kind, field);
    const { errors } = await analyst.graphql(query, variables);
    expect([field.name, errors?.[0]?.extensions.code]).toEqual([field.name, 'FORBIDDEN']);
  }
});

test('case 7: each of the commands of REST is 403', async () => {
  const commands = restTable.filter(({ run }) => run.kind === 'command' && !isOwnOrPublic(run.action));
  expect(commands.length).toBeGreaterThan(120);
  for (const { method, path } of commands) {
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    const { status } = await analyst.rest(method, path.replace(/:\w+/g, 'nothing'), body);
    expect([method, path, status]).toEqual([method, path, 403]);
  }
});

test('case 7: each of the queries of REST answers as it does an admin', async () => {
  const inField: readonly string[] = ['runSheets:field'];
  const queries = restTable.filter(({ run }) => run.kind === 'query' && !inField.includes(permissionOf(run.action)));
  const idsOf = new Map<string, string>();
  const addressed = async (path: string): Promise<string> => {
    const [list = '', ...rest] = path.split('/:uniqueId');
    if (rest.length === 0) return path.replace(/:\w+/g, '2026-10');
    if (!idsOf.has(list)) {
      const { body } = await server.admin.rest('GET', list);
      idsOf.set(list, body.resultObject?.rows?.[0]?.uniqueId ?? body.resultObject?.[0]?.uniqueId ?? 'nothing');
    }
    return `${list}/${idsOf.get(list)}${rest.join('')}`.replace(/:\w+/g, '2026-10');
  };
  const answered: string[] = [];
  for (const { method, path } of queries) {
    const address = await addressed(path);
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    const theirs = await analyst.rest(method, address, body);
    const admins = await server.admin.rest(method, address, body);
    expect([method, address, theirs.status, theirs.body.errors]).toEqual([
      method,
      address,
      admins.status,
      admins.body.errors,
    ]);
    if (theirs.status === 200) answered.push(path);
  }
  expect(answered.length).toBeGreaterThan(60);
});

test('and what is of the own account alone is not of a role', () => {
  const own = [...grants].filter(([, { kind }]) => kind === 'everyone').map(([permission]) => permission as Permission);
  for (const role of Object.keys(builtInRoles) as (keyof typeof builtInRoles)[])
    expect(own.filter((permission) => !permissionsOf(role).has(permission))).toEqual([]);
});
