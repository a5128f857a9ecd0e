import { holderOf, permissionsOf } from '../../../../domain/policy';
import { aUser, putOf, type MadeUser } from '../../../../testing/people';
import { secondApp } from '../../../../testing/secondServer';
import { sessionOf } from '../../accounts/session.service';
import { startTestServer, type Json, type TestServer } from '../../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let made = 0;
const aRole = async (actions: readonly string[], name = `Role ${(made += 1)}`): Promise<Json> =>
  (await server.admin.rest('POST', 'roles', { name, actions })).body.resultObject;
const listed = async (): Promise<Json[]> => (await server.admin.rest('GET', 'roles')).body.resultObject;
const builtIn = async (name: string): Promise<Json> => (await listed()).find((role) => role.name === name);
const give = (user: MadeUser, role: Json) =>
  server.admin.rest('PUT', `users/${user.uniqueId}`, { ...putOf(user), roleId: role.id });
const errorsOf = async (answer: Promise<{ status: number; body: { errors: string[] } }>) => {
  const { status, body } = await answer;
  return [status, ...body.errors];
};

describe('roles', () => {
  test('are five built-in ones, each with what it may do, and those that admins made', async () => {
    await aRole(['consignments:read'], 'Reader');
    const rows = await listed();
    expect(rows.slice(0, 5).map(({ name, isBuiltIn }) => [name, isBuiltIn])).toEqual(
      ['Admin', 'Member', 'Accountant', 'Analyst', 'Branch manager'].map((name) => [name, true]),
    );
    expect(rows[3].actions).toEqual([...permissionsOf('Analyst')].sort());
    const { data } = await server.admin.graphql('{ roles { rows { name isBuiltIn actions } rowCount } }');
    expect(data.roles.rows.find(({ name }: Json) => name === 'Reader')).toMatchObject({ isBuiltIn: false });
    expect(data.roles.rows.find(({ name }: Json) => name === 'Reader').actions).toContain('consignments:read');
  });

  test('are made by ticking actions; a copy of a built-in one holds the same but what only admins give away', async () => {
    const analyst = await builtIn('Analyst');
    expect((await aRole(analyst.actions)).actions).toEqual(analyst.actions);
    const admin = await builtIn('Admin');
    expect(
      await errorsOf(server.admin.rest('POST', 'roles', { name: 'Second admin', actions: admin.actions })),
    ).toEqual([400, 'Open, change and close branches cannot be given to a role']);
  });

  test.each([
    [{ name: ' ', actions: ['consignments:read'] }, 'Please enter name'],
    [{ name: 'Empty', actions: [] }, 'Please tick what the role may do'],
    [{ name: 'Empty' }, 'Please tick what the role may do'],
    [{ name: 'Own', actions: ['account:own'] }, 'Please tick what the role may do'],
    [
      { name: 'King', actions: ['users:write', 'users:read'] },
      'Invite, change, block and delete users cannot be given to a role',
    ],
    [{ name: 'Typo', actions: ['consignments:reed'] }, 'consignments:reed cannot be given to a role'],
    [{ name: 'Blind', actions: ['consignments:approve'] }, '‘Approve bookings’ needs ‘See bookings’'],
  ])('%j is refused: %s', async (body, message) => {
    expect(await errorsOf(server.admin.rest('POST', 'roles', body))).toEqual([400, message]);
  });

  test('have names that no other role has; a deleted one frees its name', async () => {
    const role = await aRole(['labels:print'], 'Printer');
    const again = { name: 'PRINTER', actions: ['labels:print'] };
    expect(await errorsOf(server.admin.rest('POST', 'roles', again))).toEqual([
      409,
      'A role named PRINTER already exists',
    ]);
    expect((await server.admin.rest('DELETE', `roles/${role.uniqueId}`)).status).toBe(200);
    expect((await server.admin.rest('POST', 'roles', again)).status).toBe(200);
  });

  test('that are built in are neither changed nor deleted', async () => {
    const { uniqueId } = await builtIn('Member');
    const refused = [409, 'Member is built in: copy it to change what it may do'];
    const body = { name: 'Member', actions: ['labels:print'] };
    expect(await errorsOf(server.admin.rest('PUT', `roles/${uniqueId}`, body))).toEqual(refused);
    expect(await errorsOf(server.admin.rest('DELETE', `roles/${uniqueId}`))).toEqual(refused);
  });

  test('are in the change log, and in the security log', async () => {
    const role = await aRole(['labels:print'], 'Logged');
    await server.admin.rest('PUT', `roles/${role.uniqueId}`, { name: 'Logged', actions: ['consignments:read'] });
    const { data } = await server.admin.graphql('{ securityEvents { rows { subject } } }');
    const subjects = data.securityEvents.rows.map(({ subject }: Json) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['Role Logged made', 'Role Logged changed']));
    const log = await server.admin.graphql(
      'query($search: ChangeLogSearch!) { changeLog(search: $search) { rows { propertyName newValue } } }',
      { search: { entityName: 'UserRole', primaryKey: String(role.id) } },
    );
    expect(JSON.stringify(log.data.changeLog.rows)).toContain('consignments:read');
  });
});

describe('the role of a user', () => {
  test('appears as Member to clients of the specification, and stays when they send that back', async () => {
    const { user } = await aUser(server);
    const accountant = await builtIn('Accountant');
    const given = (await give(user, accountant)).body.resultObject;
    expect(given).toMatchObject({ role: 2, roleId: accountant.id });
    const sentBack = await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(given, { role: 2 }));
    expect(sentBack.body.resultObject).toMatchObject({ role: 2, roleId: accountant.id });
    const promoted = await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(given, { role: 1 }));
    expect(promoted.body.resultObject).toMatchObject({ role: 1, roleId: null });
    const demoted = await server.admin.rest('PUT', `users/${user.uniqueId}`, putOf(given, { role: 2 }));
    expect(demoted.body.resultObject).toMatchObject({ role: 2, roleId: null });
  });

  test('is one of all roles; Admin and Member are the roles of the specification', async () => {
    const { user } = await aUser(server);
    const role = await aRole(['labels:print'], 'Label desk');
    await give(user, role);
    const asked = '{ users(search: { take: 100 }) { rows { uniqueId role roleId userRole { name isBuiltIn } } } }';
    const userNow = async () => {
      const { data } = await server.admin.graphql(asked);
      return data.users.rows.find(({ uniqueId }: Json) => uniqueId === user.uniqueId);
    };
    expect(await userNow()).toMatchObject({ role: 'Member', userRole: { name: 'Label desk', isBuiltIn: false } });
    await give(user, await builtIn('Admin'));
    expect(await userNow()).toMatchObject({ role: 'Admin', roleId: null, userRole: { name: 'Admin' } });
    await give(user, await builtIn('Member'));
    expect(await userNow()).toMatchObject({ role: 'Member', roleId: null, userRole: { name: 'Member' } });
    expect(await errorsOf(server.admin.rest('PUT', `users/${user.uniqueId}`, { ...putOf(user), roleId: 999 }))).toEqual(
      [400, 'Role not found'],
    );
    const { data } = await server.admin.graphql('{ securityEvents { rows { subject } } }');
    expect(JSON.stringify(data)).toContain('Role Label desk → Admin');
  });

  test('counts at the next request on every server: given, changed, and one that knows less', async () => {
    const { user, client } = await aUser(server);
    const other = await secondApp(server);
    const reads = { 'invoices?take=1': 'invoices:read', 'consignments?take=1': 'consignments:read' } as const;
    const status = async (path: keyof typeof reads) => {
      const session = await sessionOf(other, client.token);
      return [(await client.rest('GET', path)).status, session?.permissions.has(reads[path]) ? 200 : 403];
    };
    expect(await status('invoices?take=1')).toEqual([403, 403]);
    const role = await aRole(['invoices:read']);
    await give(user, role);
    expect(await status('invoices?take=1')).toEqual([200, 200]);
    expect(await status('consignments?take=1')).toEqual([403, 403]);
    await server.admin.rest('PUT', `roles/${role.uniqueId}`, { name: role.name, actions: ['consignments:read'] });
    expect(await status('invoices?take=1')).toEqual([403, 403]);
    expect(await status('consignments?take=1')).toEqual([200, 200]);
    await other.close();
  });

  test('tells the one who has it what it allows', async () => {
    const { user, client } = await aUser(server);
    await give(user, await builtIn('Accountant'));
    const { data } = await client.graphql('{ me { role userRole { name actions } } }');
    expect(data.me).toEqual({
      role: 'Member',
      userRole: { name: 'Accountant', actions: [...holderOf('Accountant').permissions].sort() },
    });
  });

  test('is not deleted while a user has it', async () => {
    const { user } = await aUser(server);
    const role = await aRole(['labels:print']);
    await give(user, role);
    expect(await errorsOf(server.admin.rest('DELETE', `roles/${role.uniqueId}`))).toEqual([409, 'Role has users']);
    await give(user, await builtIn('Member'));
    expect((await server.admin.rest('DELETE', `roles/${role.uniqueId}`)).status).toBe(200);
  });
});
