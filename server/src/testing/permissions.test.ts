/**
 * Every operation × {no session, each built-in role, a role that an admin made, blocked user, phone in the street}, through both APIs,
 * from the schema and the REST table.
 */
import { demoPassword } from '../config';
import { inTransaction } from '../db/write/transaction';
import { holderOf, mayDo, mayDoInField, permissionsFrom, requiredPermissions, type Action } from '../domain/policy';
import { restTable } from '../registry';
import { User } from '../modules/parties/users/user.entity';
import { insertSeedRows } from '../db/write/seedRows';
import { staff } from '../seed/staff';
import { documentOf, everyOperation } from './everyOperation';
import { inTheStreet, parcelsOf } from './runSheets';
import { clientOf, startTestServer, type Client, type TestServer } from './testServer';

type Role = 'Member' | 'Admin' | 'Accountant' | 'Analyst' | 'BranchManager' | 'own';
type Person = 'nobody' | Role | 'blocked' | 'field';

let server: TestServer;
const emails: Record<Exclude<Person, 'nobody' | 'field'>, string> = {
  Admin: 'admin@waybill.test',
  Member: 'member@waybill.test',
  Accountant: 'accountant@waybill.test',
  Analyst: 'analyst@waybill.test',
  BranchManager: 'branch@waybill.test',
  own: 'own@waybill.test',
  blocked: 'blocked@waybill.test',
};
const roles: readonly Role[] = ['Member', 'Admin', 'Accountant', 'Analyst', 'BranchManager', 'own'];
const people: readonly Person[] = ['nobody', ...roles, 'blocked', 'field'];
/** Ticked for the role that an admin made. */
const ticked = ['consignments:read', 'labels:print', 'customers:read', 'customers:write'] as const;
const clients = new Map<Person, Client>();

beforeAll(async () => {
  server = await startTestServer();
  await inTransaction(server.app, async (db) =>
    insertSeedRows(db, User, [await staff('Bina', 'Locked', 'Female', 'Member', emails.blocked, demoPassword)]),
  );
  const { body } = await server.admin.rest('POST', 'roles', { name: 'Desk', actions: ticked });
  const ids = { Accountant: 3, Analyst: 4, BranchManager: 5, own: body.resultObject.id };
  await inTransaction(server.app, async (db) => {
    for (const [role, roleId] of Object.entries(ids)) {
      const row = await staff('Ria', 'Role', 'Female', 'Member', emails[role as Role], demoPassword);
      await insertSeedRows(db, User, [{ ...row, roleId }]);
    }
  });
  for (const person of people) clients.set(person, await aClient(person));
  await inTransaction(server.app, (db) =>
    db.internal.update(User, { emailAddress: emails.blocked }, { isActive: false }),
  );
});
afterAll(() => server.close());

async function aClient(person: Person): Promise<Client> {
  if (person === 'nobody') return server.nobody;
  if (person !== 'field') return server.signIn(emails[person]);
  const { phone } = await inTheStreet(server, await parcelsOf(server, 1));
  return clientOf(server.origin, phone.token);
}

/** Signing out ends the session, so it gets a separate session. */
const clientFor = async (person: Person, action: string): Promise<Client> =>
  action === 'logout' && person !== 'blocked' && person !== 'field'
    ? aClient(person)
    : (clients.get(person) ?? server.nobody);

const isRole = (person: Person): person is Role => roles.includes(person as Role);
const holderFor = (person: Person) => {
  if (person === 'own') return { permissions: permissionsFrom(ticked) };
  return isRole(person) ? holderOf(person) : null;
};
const isAllowed = (action: Action, person: Person) =>
  person === 'field' ? mayDoInField(action) : mayDo(action, holderFor(person));
const refusalOf = (person: Person) =>
  isRole(person) || person === 'field'
    ? { status: 403, code: 'FORBIDDEN', message: 'You are not authorized' }
    : { status: 401, code: 'UNAUTHENTICATED', message: 'Please sign in' };

describe('the policy', () => {
  const names = everyOperation.map(({ field }) => field.name);

  test('has a line for every field of the schema', () => {
    expect(names.filter((name) => !(name in requiredPermissions))).toEqual([]);
  });

  test('has no line without a field', () => {
    // Images are served to pages, by neither API.
    const unnamed = Object.keys(requiredPermissions).filter((action) => !names.includes(action));
    expect(unnamed.sort()).toEqual(['companyImage', 'image']);
  });

  test('is what the REST table asks, too', () => {
    expect(restTable.map(({ run }) => run.action).filter((action) => !(action in requiredPermissions))).toEqual([]);
    const paths = restTable.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(paths.length).toBe(new Set(paths).size);
  });
});

describe.each(people)('%s, through GraphQL', (person) => {
  const fields = everyOperation.map(({ kind, field }) => [field.name, kind, field] as const);
  test.each(fields)('%s', async (name, kind, field) => {
    const { query, variables } = documentOf(kind, field);
    const { errors } = await (await clientFor(person, name)).graphql(query, variables);
    const error = errors?.[0];
    if (isAllowed(name as Action, person)) {
      expect(['UNAUTHENTICATED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR']).not.toContain(error?.extensions.code);
    } else {
      const { code, message } = refusalOf(person);
      expect(error).toMatchObject({ message, extensions: { code, messages: [message] } });
    }
  });
});

describe.each(people)('%s, through REST', (person) => {
  const rows = restTable.map(({ method, path, run }) => [`${method} ${path}`, method, path, run.action] as const);
  test.each(rows)('%s', async (_, method, path, action) => {
    const client = await clientFor(person, action);
    const body = method === 'POST' || method === 'PUT' ? {} : undefined;
    const answer = await client.rest(method, path.replace(/:\w+/g, 'nothing'), body);
    if (isAllowed(action, person)) {
      expect([401, 403, 500]).not.toContain(answer.status);
      expect(answer.body.errors.join()).not.toMatch(/^API .* not found$/);
    } else {
      const { status, message } = refusalOf(person);
      expect([answer.status, answer.body]).toEqual([
        status,
        { resultObject: null, hasErrors: true, errors: [message] },
      ]);
    }
  });
});

test('a role or a block holds from the next request on, not from the next sign-in', async () => {
  await inTransaction(server.app, async (db) =>
    insertSeedRows(db, User, [await staff('Tara', 'Turner', 'Female', 'Member', 'tara@waybill.test', demoPassword)]),
  );
  const tara = await server.signIn('tara@waybill.test');
  const change = (patch: Partial<User>) =>
    inTransaction(server.app, (db) => db.internal.update(User, { emailAddress: 'tara@waybill.test' }, patch));
  const status = async () => (await tara.rest('GET', 'invoices?take=1')).status;
  expect(await status()).toBe(403);
  await change({ role: 'Admin' });
  expect(await status()).toBe(200);
  await change({ isActive: false });
  expect(await status()).toBe(401);
  await change({ isActive: true, role: 'Member' });
  expect(await status()).toBe(403);
});
