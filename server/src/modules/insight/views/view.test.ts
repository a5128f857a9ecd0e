import { refused } from '../../../testing/answers';
import { startTestServer, type Client, type Json, type TestServer } from '../../../testing/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const screen = 'consignments';
const columns = [
  { key: 'awbNo', width: 120, shown: true },
  { key: 'customerAmount', width: null, shown: true },
  { key: 'chargeableWeight', width: 80, shown: false },
];
const save = (client: Client, given: object) => client.rest('POST', 'views', { screen, ...given });
const seen = async (client: Client, of = screen): Promise<Json> =>
  (await client.rest('GET', `views?screen=${of}`)).body.resultObject;
const namesOf = async (client: Client) => (await seen(client)).views.map(({ name }: Json) => name);
const made = async (client: Client, given: object): Promise<Json> => {
  const { status, body } = await save(client, given);
  expect([status, body.errors]).toEqual([200, []]);
  return body.resultObject;
};

test('case 8: a view keeps filters, sort, columns and widths over a new sign-in', async () => {
  const address = '?sort=bookingDate&paymentMode=ToPay&order=ASC&skip=100&open=abc&view=other&mode=select';
  const { data } = await server.member.graphql(
    'mutation($input: SaveViewInput!) { saveView(input: $input) { uniqueId name address columns { key width shown } } }',
    { input: { screen, name: ' ToPay open ', address, columns } },
  );
  expect(data.saveView).toMatchObject({
    name: 'ToPay open',
    address: 'order=ASC&paymentMode=ToPay&sort=bookingDate',
    columns,
  });
  const again = await server.signIn('member@waybill.test');
  const { views } = await seen(again);
  expect(views).toEqual([
    expect.objectContaining({
      uniqueId: data.saveView.uniqueId,
      address: data.saveView.address,
      columns,
      owner: { firstName: 'Rohan', lastName: 'Deshmukh' },
    }),
  ]);
  expect(await namesOf(server.admin)).toEqual([]);
});

test('a name is taken among its owner’s views and among the shared ones of the screen', async () => {
  await made(server.admin, { name: 'Morning', isShared: true });
  const taken = refused(409, 'A view named MORNING already exists');
  expect(await save(server.admin, { name: 'MORNING' })).toMatchObject(taken);
  expect(await save(server.member, { name: 'MORNING', isShared: true })).toMatchObject(taken);
  await made(server.member, { name: 'Morning' });
  await made(server.admin, { screen: 'customers', name: 'Morning', isShared: true });
  expect(await save(server.member, { name: ' ' })).toMatchObject(refused(400, 'Please enter name'));
});

test('a shared view is changed by its owner and by admins; another saves a copy', async () => {
  const view = await made(server.admin, { name: 'Hub', isShared: true, address: 'paymentMode=Cash' });
  expect(await namesOf(server.member)).toContain('Hub');
  const path = `views/${view.uniqueId}`;
  const body = { screen, name: 'Hub', isShared: true, address: 'paymentMode=Credit' };
  const belongs = refused(403, 'This view belongs to Asha Nair');
  const { data } = await server.admin.graphql('{ me { firstName lastName } }');
  belongs.body.errors = [`This view belongs to ${data.me.firstName} ${data.me.lastName}`];
  expect(await server.member.rest('PUT', path, body)).toMatchObject(belongs);
  expect(await server.member.rest('DELETE', path)).toMatchObject(belongs);
  expect((await server.admin.rest('PUT', path, { ...body, version: 1 })).body.resultObject).toMatchObject({
    address: 'paymentMode=Credit',
    version: 2,
  });
  expect(await server.admin.rest('PUT', path, { ...body, version: 1 })).toMatchObject(
    refused(409, 'This record was changed by someone else'),
  );
  const own = await made(server.member, { name: 'Night', isShared: true });
  expect((await server.admin.rest('DELETE', `views/${own.uniqueId}`)).status).toBe(200);
  expect(await namesOf(server.member)).not.toContain('Night');
  await made(server.member, { name: 'Night', isShared: true });
});

test('the view of another person is not found unless it is shared', async () => {
  const view = await made(server.member, { name: 'Private' });
  for (const [method, path] of [
    ['PUT', `views/${view.uniqueId}`],
    ['DELETE', `views/${view.uniqueId}`],
    ['PUT', `views/${view.uniqueId}/default`],
  ] as const) {
    const body = path.endsWith('default') ? {} : { screen, name: 'Mine now' };
    expect(await server.admin.rest(method, path, method === 'PUT' ? body : undefined)).toMatchObject(
      refused(404, 'Saved view not found'),
    );
  }
});

test('a default opens the screen until it is taken back or deleted', async () => {
  const view = await made(server.admin, { name: 'First', isShared: true });
  const path = `views/${view.uniqueId}/default`;
  expect((await server.member.rest('PUT', path)).body.resultObject.defaultViewId).toBe(view.uniqueId);
  expect((await seen(server.admin)).defaultViewId).toBeNull();
  expect((await server.member.rest('PUT', path, { isDefault: false })).body.resultObject.defaultViewId).toBeNull();
  await server.member.rest('PUT', path, { isDefault: true });
  expect((await seen(server.member)).defaultViewId).toBe(view.uniqueId);
  await server.admin.rest('DELETE', `views/${view.uniqueId}`);
  expect((await seen(server.member)).defaultViewId).toBeNull();
});

test('columns belong to user and screen', async () => {
  const set = (given: unknown) => server.member.rest('PUT', 'views/columns', { screen, columns: given });
  expect((await set(columns)).body.resultObject.columns).toEqual(columns);
  const again = await server.signIn('member@waybill.test');
  expect((await seen(again)).columns).toEqual(columns);
  expect((await seen(again, 'customers')).columns).toBeNull();
  expect((await seen(server.admin)).columns).toBeNull();
  const wrong = refused(400, 'Columns take each key once and a width from 40 to 600');
  expect(await set([{ key: 'awbNo', width: 39, shown: true }])).toMatchObject(wrong);
  expect(await set([columns[0], columns[0]])).toMatchObject(wrong);
  expect((await set(null)).body.resultObject.columns).toBeNull();
});
